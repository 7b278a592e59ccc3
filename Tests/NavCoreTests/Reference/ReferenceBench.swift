@testable import NavCore

/// An engine and a reference with the same tree, to try moves on.
@MainActor struct ReferenceBench {
  let reference: ReferenceTree
  private let model: NavigationModel
  private let before: NavigationTree
  private let changes: Count
  private var names: ReferenceNames

  /// What went wrong while the tree was made.
  enum Failure: Error {
    case setup(String)
  }

  init(_ tree: SmallTree) throws {
    let changes = Count()
    let app = try NavApp("Reference", plugins: [], root: ReferenceMaker().plan(tree.plan))
      .route(Letter.self) { letter, _ in Screen("\(letter)") {} }
      .route(Digit.self) { digit, _ in Screen("\(digit)") {} }
      .route(Holder.self, holding: { ReferenceMaker().plan($0.plan) }) { holder, _ in
        Screen("\(holder)") {}
      }
      .observing(Observer { _, _ in changes.value += 1 })
    let model = NavigationModel(app)
    var names = ReferenceNames()
    var reference = ReferenceTree(tree.plan)
    if let problem = names.difference(of: model.tree, from: reference) {
      throw Failure.setup("\(tree): \(problem)")
    }
    for move in tree.setup {
      let outcome = model.perform(names.move(move))
      let (expected, after) = reference.applying(move)
      guard expected == .done, outcome.agrees(with: expected) else {
        throw Failure.setup("\(tree): \(move): \(outcome) in place of \(expected)")
      }
      if let problem = names.difference(of: model.tree, from: after) {
        throw Failure.setup("\(tree): \(move): \(problem)")
      }
      reference = after
    }
    self.model = model
    self.names = names
    self.reference = reference
    self.changes = changes
    before = model.tree
  }

  /// Makes a move, and takes it back.
  ///
  /// - Returns: what is wrong, or nil.
  mutating func problem(with move: ReferenceMove) -> String? {
    let known = names.known
    defer {
      names.known = known
      model.currentTree = before
    }
    changes.value = 0
    let outcome = model.perform(names.move(move))
    let (expected, after) = reference.applying(move)
    guard outcome.agrees(with: expected) else {
      return "\(move.action) in \(move.target): \(outcome) in place of \(expected)"
    }
    guard changes.value == (expected == .done ? 1 : 0) else {
      return "\(move.action) in \(move.target): told of \(changes.value) changes"
    }
    let wrong: String?
    if let change = outcome.change {
      wrong =
        names.difference(of: model.currentTree, from: after)
        ?? before.problem(with: change, to: model.currentTree)
    } else {
      wrong = model.currentTree == before ? nil : "the tree has changed"
    }
    return wrong.map { "\(move.action) in \(move.target): \($0)" }
  }
}
