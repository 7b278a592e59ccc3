import NavCore

extension ManagedApp {
  /// Moves of the other side, by its tag.
  func drive(_ context: ScreenContext) -> Screen {
    let side = Side(context) ?? .left
    let other = side.other
    return Screen("Drive \(other.title)") {
      ManagedMenu(context, desk) {
        row("Push a card", "A route", on: side, asking: "Push a card on the \(other.tag)") {
          context.perform(
            .push(.to(desk.newCard())), on: other.tag, animated: $0, then: $1)
        }
        row(
          "Push a note", "Made on the spot", on: side, asking: "Push a note on the \(other.tag)"
        ) {
          context.perform(
            .push(.screen(note(back: side, context))), on: other.tag, animated: $0, then: $1)
        }
        row(
          "Back to its root", "All above it goes", on: side, asking: "\(other.title) to its root"
        ) {
          context.perform(.popToRoot, on: other.tag, animated: $0, then: $1)
        }
        row(
          "Ask “middle”", "No navigator has this tag", on: side, asking: "“middle” to its root"
        ) {
          context.perform(.popToRoot, on: "middle", animated: $0, then: $1)
        }
        motionRow
      }
    }
    .showingWay(toOtherSideOf: context)
  }

  /// A screen without a route, from which a way leads back to the side that made it.
  func note(back side: Side, _ context: ScreenContext) -> Screen {
    Screen("Note") {
      Hint("Made on the spot.", detail: "No route leads here, and no restart leads back.")
    }
    .showingWay(to: side, context)
  }
}
