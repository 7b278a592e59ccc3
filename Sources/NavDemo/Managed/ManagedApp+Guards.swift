import NavCore

extension ManagedApp {
  /// The most screens that a side holds.
  static let limit = 5

  /// The app's guard: it sees every move, whoever asks.
  var houseRule: Guard {
    Guard("the house rule") { proposal in
      for case .splice(let id, _, let removed, let inserted) in proposal.change.edits
      where inserted.count > removed.count {
        let entries = proposal.model.navigator(of: id).entries
        if entries.count - removed.count + inserted.count > Self.limit {
          return .cancel("a side holds \(Self.limit) screens at most")
        }
      }
      return .allow
    }
  }

  /// The guard of the right navigator: it takes no parcel, and makes another move of such a one.
  var passingOn: Guard {
    Guard("the right navigator") { proposal in
      let parcel = AnyRoute(ManagedPage.parcel)
      guard proposal.change.inserted.contains(where: { $0.route == parcel }) else { return .allow }
      desk.tell("Right’s guard: pass it on to the left.", on: .right)
      var move = proposal.move
      move.action = .push(.to(ManagedPage.parcel))
      move.target = .tagged(Side.left.tag)
      return .redirect(move)
    }
  }

  /// The guard of a type of route: it is asked whenever one of these is to be shown.
  var vaultDecision: GuardDecision {
    desk.hasKey ? .allow : .cancel("it is locked, take the key first")
  }

  /// The guard of a screen: the user decides whether it may go.
  func leavingDraft(_ proposal: Proposal) -> GuardDecision {
    let message =
      switch proposal.move.cause {
      case .user: "You are about to leave it."
      case .code: "Another screen takes it away."
      case .message: "A posted message takes it away."
      }
    let discard = Prompt.Choice("Throw it away", role: .destructive)
    let prompt = Prompt(
      "Throw the draft away?", message: message,
      choices: [.init("Keep it", role: .cancel), discard])
    return .ask { model in
      await model.ask(prompt) == discard ? .allow : .cancel("it is kept")
    }
  }
}
