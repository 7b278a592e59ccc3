import NavCore

extension Checkpoint<Int> {
  /// The screen of answers, which is told the number of the card that leads back to it.
  static var answers: Checkpoint { Checkpoint("answers") }
}

extension ManagedApp {
  /// Moves that bring something back: results, what a receiver takes, what a checkpoint is told.
  func answers(_ context: ScreenContext) -> Screen {
    let side = Side(context) ?? .left
    let other = side.other
    return Screen("Answers") {
      ManagedMenu(context, desk) {
        RowNode("Ask on a sheet", detail: "Present, and await the result", hasDisclosure: false) {
          let account = desk.begin("A number, from a sheet", on: side, isMove: false)
          context.run {
            let reply = await context.navigator.present(
              ManagedPage.question, returning: Int.self, animated: desk.isAnimated)
            desk.end(account, Self.sentence(of: reply), on: side)
          }
        }
        RowNode(
          "Ask on the \(other.tag)", detail: "Push, and await the result", hasDisclosure: false
        ) {
          askOtherSide(of: side, context)
        }
        row(
          "Rate this screen", "A receiver takes the stars", on: side, asking: "Rate this screen"
        ) {
          context.navigator.push(ManagedPage.rating, animated: $0, then: $1)
        }
        row(
          "Three cards on", "One move; this is a checkpoint", on: side,
          asking: "Three cards, as one move"
        ) {
          let cards = (1...3).map { _ in
            Move(.push(.to(desk.newCard())), in: .tagged(side.tag))
          }
          context.perform(.batch(cards), on: side.tag, animated: $0, then: $1)
        }
      }
    }
    .receive(Stars.self) { stars in
      desk.tell("The receiver was given \(stars.text).", on: side)
    }
    .checkpoint(.answers) { number in
      desk.tell("The checkpoint was given the number \(number).", on: side)
    }
    .showingWay(toOtherSideOf: context)
  }

  /// Shows the question on the other side, brings that into sight, and comes back with the answer.
  private func askOtherSide(of side: Side, _ context: ScreenContext) {
    let account = desk.begin("A number, from the \(side.other.tag)", on: side, isMove: false)
    context.run {
      guard let other = context.navigator(tagged: side.other.tag) else { return }
      context.model?.root.front(side.other.role)
      let reply = await other.push(
        ManagedPage.question, returning: Int.self, animated: desk.isAnimated)
      desk.end(account, Self.sentence(of: reply), on: side)
      if !Task.isCancelled { context.model?.root.front(side.role) }
    }
  }

  private static func sentence(of reply: Reply<Int>) -> String {
    switch reply {
    case .value(let number): "The answer is \(number)."
    case .cancelled(.left): "No answer: the question was left."
    case .cancelled(.notShown(let outcome)): "No answer: \(outcome.sentence)"
    case .cancelled(.taskCancelled): "No answer: nobody waits any more."
    case .cancelled(.closed): "No answer: the app was left."
    }
  }
}
