import NavCore

extension ManagedApp {
  /// One of many screens; from each a way leads back to the screen of answers.
  func card(_ number: Int, _ context: ScreenContext) -> Screen {
    Screen("Card \(number)") {
      let side = Side(context) ?? .left
      ManagedMenu(context, desk, text: "A card, to have something to push.") {
        row("One more card", "On this side", on: side, asking: "Push a card here") {
          context.navigator.push(desk.newCard(), animated: $0, then: $1)
        }
        row(
          "Back to the checkpoint", "With the number of this card", on: side,
          asking: "Back to the checkpoint"
        ) {
          context.navigator.back(to: .answers, with: number, animated: $0, then: $1)
        }
      }
    }
    .showingWay(toOtherSideOf: context)
  }

  /// What is answered with a number.
  func question(_ context: ScreenContext) -> Screen {
    Screen("A number, please") {
      ScrollNode {
        for number in 1...3 {
          RowNode("\(number)", hasDisclosure: false) { context.finish(returning: number) }
        }
      }
    }
  }

  /// What is answered with stars, to whom it may concern.
  func rating(_ context: ScreenContext) -> Screen {
    Screen("Rating") {
      ScrollNode {
        for stars in Stars.allCases {
          RowNode(stars.text, hasDisclosure: false) { context.finish(returning: stars) }
        }
      }
    }
    .showingWay(toOtherSideOf: context)
  }
}
