@testable import NavCore

extension ReferenceNames {
  /// The engine's move that a move of the reference means.
  func move(
    _ move: ReferenceMove, cause: Move.Cause = .code, maker: ReferenceMaker = ReferenceMaker()
  ) -> Move {
    Move(action(move.action, maker), in: target(move.target), cause: cause)
  }

  private func action(_ action: ReferenceMove.Action, _ maker: ReferenceMaker) -> Move.Action {
    let to = maker.destination
    switch action {
    case .push(let route, let unlessOnTop): return .push(to(route), unlessOnTop: unlessOnTop)
    case .pop(let count): return .pop(count)
    case .popTo(let match): return .popTo(self.match(match))
    case .popToRoot: return .popToRoot
    case .replaceTop(let route): return .replaceTop(to(route))
    case .setPath(let routes): return .setPath(routes.map(to))
    case .insert(let routes, let index): return .insert(routes.map(to), at: index)
    case .remove(let match): return .remove(self.match(match))
    case .transfer(let item, let target): return .transfer(entry(item), to: self.target(target))
    case .show(let route): return .show(to(route))
    case .front(let role): return .front(role)
    case .setColumn(let role, let wish): return .setColumn(role, ColumnVisibility(wish))
    case .select(let page): return .select(self.page(page))
    case .back: return .back
    case .home: return .home
    case .present(let kind, let plan): return .present(kind, maker.plan(plan))
    case .dismiss(let dismissal): return .dismiss(self.dismissal(dismissal))
    case .leave(let item): return .leave(entry(item))
    case .reveal(let item): return .reveal(entry(item))
    case .batch(let moves): return .batch(moves.map { self.move($0, maker: maker) })
    }
  }

  private func target(_ target: ReferenceMove.Target) -> Move.Target {
    switch target {
    case .number(let number): .container(container(number))
    case .tagged(let tag): .tagged(tag)
    case .root: .root
    case .front: .front
    }
  }

  private func match(_ match: ReferenceMove.Match) -> EntryMatch {
    switch match {
    case .number(let number): return .entry(entry(number))
    case .route(let text):
      if let letter = Letter(rawValue: text) { return .route(letter) }
      if let holder = Holder(rawValue: text) { return .route(holder) }
      return .route(Int(text).flatMap(Digit.init) ?? .two)
    case .kind(let text):
      if Holder(rawValue: text) != nil { return .type(Holder.self) }
      return Int(text) == nil ? .type(Letter.self) : .type(Digit.self)
    case .anyOf(let routes): return .entries { routes.contains($0.route?.description) }
    }
  }

  private func page(_ page: ReferenceMove.Page) -> PageChoice {
    switch page {
    case .index(let index): .index(index)
    case .number(let number): .container(container(number))
    case .tagged(let tag): .tagged(tag)
    case .next: .next
    case .previous: .previous
    }
  }

  private func dismissal(_ dismissal: ReferenceMove.Dismissal) -> Move.Dismissal {
    switch dismissal {
    case .this: .this
    case .top: .top
    case .all: .all
    case .downTo(let number): .downTo(container(number))
    }
  }
}
