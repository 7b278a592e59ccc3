/// A part of a frame that is composed by itself: a body, a bar, a scope, a row, a prompt.
///
/// Its own nodes are composed under observation; the parts in them are composed afterwards, each
/// under an observation of its own, so that a change wakes the part that reads it and no other.
@MainActor final class CompositionUnit {
  let id: NodeID
  private(set) weak var composer: Composer?
  let tracker: Tracker
  var make: @MainActor () -> [any NodeContent]
  private let didBecomeInvalid: @MainActor () -> Void

  private var isInvalid = true
  /// Whether a part in the nodes is another one than in `node`.
  private var isOutdated = true
  private var template: Node?
  private var node: Node?
  private var handlers: [NodeID: NodeHandler] = [:]
  private var scopes: [NodeID: CompositionUnit] = [:]
  private var lists: [NodeID: ListPart] = [:]
  private var seen: Set<NodeID> = []

  init(
    id: NodeID, composer: Composer, make: @escaping @MainActor () -> [any NodeContent],
    didBecomeInvalid: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.composer = composer
    self.make = make
    self.didBecomeInvalid = didBecomeInvalid
    tracker = composer.makeTracker()
    composer.add(self)
  }

  /// The nodes as they are now; equal subtrees are the same boxes as before.
  ///
  /// - Complexity: O(1) where nothing has changed, else O(nodes with parts in them).
  func current() -> Node {
    composeIfNeeded()
    if !isOutdated, let node { return node }
    isOutdated = false
    let composed = expanded(template ?? Node.column([]))
    let shared = composed.sharing(with: node)
    node = shared
    return shared
  }

  /// Has the nodes made anew, for a reason that is not observed.
  func invalidate() {
    isInvalid = true
    isOutdated = true
    tracker.cancel()
  }

  /// What was read has changed.
  func readingChanged() {
    isInvalid = true
    partChanged()
  }

  /// A part in the nodes is another one now.
  private func partChanged() {
    isOutdated = true
    didBecomeInvalid()
  }

  /// Lets go of all that observes.
  func drop() {
    tracker.cancel()
    composer?.remove(self)
    for scope in scopes.values { scope.drop() }
    for list in lists.values { list.drop() }
  }

  func handler(for id: NodeID) -> NodeHandler? {
    if let handler = handlers[id] { return handler }
    for scope in scopes.values {
      if let handler = scope.handler(for: id) { return handler }
    }
    for list in lists.values {
      if let handler = list.handler(for: id) { return handler }
    }
    return nil
  }

  private func composeIfNeeded() {
    guard isInvalid, let composer else { return }
    isInvalid = false
    handlers = [:]
    seen = []
    let nodes = tracker.track {
      NodeContext(id: id, unit: self).nodes(of: make())
    }
    template = Node.column(nodes).sharing(with: template)
    for (id, scope) in scopes where !seen.contains(id) {
      scope.drop()
      scopes[id] = nil
    }
    for (id, list) in lists where !seen.contains(id) {
      list.drop()
      lists[id] = nil
    }
    composer.count(self)
  }

  /// The composed nodes with what came of the parts in them.
  private func expanded(_ node: Node) -> Node {
    guard node.hasParts else { return node }
    switch node.kind {
    case .scope:
      guard let id = node.id, let scope = scopes[id] else { return node }
      return Node(.scope, id: id, children: [scope.current()])
    case .list:
      guard let id = node.id, let list = lists[id] else { return node }
      return Node(.list(list.source), id: id)
    default:
      return Node(node.kind, id: node.id, children: node.children.map(expanded))
    }
  }
}

extension CompositionUnit {
  func register(_ handler: NodeHandler, for id: NodeID) { handlers[id] = handler }

  /// The part of a scope in these nodes; it keeps what it has when the nodes around it are made
  /// anew, but for what it captured.
  func scope(_ id: NodeID, _ body: @escaping @MainActor () -> [any NodeContent]) {
    seen.insert(id)
    if let scope = scopes[id] {
      scope.make = body
      scope.invalidate()
    } else if let composer {
      scopes[id] = CompositionUnit(
        id: id.child("scope"), composer: composer, make: body,
        didBecomeInvalid: { [weak self] in self?.partChanged() })
    }
  }

  /// The part of a list in these nodes.
  func list(_ id: NodeID) -> ListPart {
    seen.insert(id)
    if let list = lists[id] { return list }
    let list = ListPart(id: id, composer: composer) { [weak self] in self?.partChanged() }
    lists[id] = list
    return list
  }
}
