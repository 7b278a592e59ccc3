import NavCore

extension ManagedApp {
  /// Moves that a guard of each kind has something to say to.
  func guards(_ context: ScreenContext) -> Screen {
    let side = Side(context) ?? .left
    let other = side.other
    return Screen("Guards") {
      ManagedMenu(context, desk) {
        row(
          "Push a card", "App’s guard: \(Self.limit) screens on a side", on: side,
          asking: "Push a card on the \(other.tag)"
        ) {
          context.perform(.push(.to(desk.newCard())), on: other.tag, animated: $0, then: $1)
        }
        row(
          "Push a parcel on the right", "Navigator’s guard passes it on", on: side,
          asking: "Push a parcel on the right"
        ) {
          context.perform(
            .push(.to(ManagedPage.parcel)), on: Side.right.tag, animated: $0, then: $1)
        }
        row(
          "Push a draft", "Screen’s guard asks before it goes", on: side,
          asking: "Push a draft on the \(other.tag)"
        ) {
          context.perform(
            .push(.to(ManagedPage.draft), unlessOnTop: true), on: other.tag, animated: $0, then: $1)
        }
        row(
          "\(other.title) to its root", "A draft that was shown asks first", on: side,
          asking: "\(other.title) to its root"
        ) {
          context.perform(.popToRoot, on: other.tag, animated: $0, then: $1)
        }
        row(
          "Open the vault", "Route type’s guard wants the key", on: side,
          asking: "Push the vault on the \(other.tag)"
        ) {
          context.perform(
            .push(.to(VaultPage.vault), unlessOnTop: true), on: other.tag, animated: $0, then: $1)
        }
        RowNode(
          desk.hasKey ? "Key: taken" : "Key: not taken", detail: "For the vault",
          hasDisclosure: false
        ) { desk.hasKey.toggle() }
      }
    }
    .showingWay(toOtherSideOf: context)
  }

  /// What the right side does not take.
  func parcel(_ context: ScreenContext) -> Screen {
    Screen("Parcel") {
      ManagedMenu(
        context, desk, text: "It was sent to the right side, whose navigator passed it on."
      ) {}
    }
    .showingWay(toOtherSideOf: context)
  }

  /// What asks before it goes, whoever takes it away.
  func draft(_ context: ScreenContext) -> Screen {
    Screen("Draft") {
      ManagedMenu(
        context, desk,
        text: "Leave this screen, or have it taken away from the other side: it asks you first."
      ) {}
    }
    .guardLeaving(leavingDraft)
    .showingWay(toOtherSideOf: context)
  }

  /// What only those with the key see.
  func vault(_ context: ScreenContext) -> Screen {
    Screen("Vault") {
      ManagedMenu(context, desk, text: "All the gold is still here.") {}
    }
    .showingWay(toOtherSideOf: context)
  }
}
