/// The place at which a node is composed.
@MainActor public struct NodeContext {
  /// The identity of the place.
  public let id: NodeID
  let unit: CompositionUnit
  /// What keys are unique in: the nearest contents under a key around this place, or the unit.
  private let base: NodeID

  init(id: NodeID, unit: CompositionUnit, base: NodeID? = nil) {
    self.id = id
    self.unit = unit
    self.base = base ?? unit.id
  }

  /// Where the app is shown; a body that reads it is composed again when it changes.
  public var traits: Traits { unit.composer?.model.traits ?? .terminal(columns: 80, rows: 24) }

  /// The words that Nav itself shows; a body that reads them is composed again when they change.
  public var wording: Wording { unit.composer?.model.wording ?? .english }

  /// The place at an index within this one.
  public func child(_ index: Int) -> NodeContext {
    NodeContext(id: id.child(index), unit: unit, base: base)
  }

  /// The place under a key within this one.
  public func child(_ key: String) -> NodeContext {
    NodeContext(id: id.child(key), unit: unit, base: base)
  }

  /// The place under a key that is the same wherever this one stands.
  func keyed(_ key: String) -> NodeContext {
    let place = base.child(key)
    return NodeContext(id: place, unit: unit, base: place)
  }

  /// The nodes of several contents, each at a place of its own.
  public func nodes(of contents: [any NodeContent]) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(contents.count)
    for (index, content) in contents.enumerated() {
      nodes.append(contentsOf: content.nodes(in: child(index)))
    }
    return nodes
  }

  /// Keeps what happens when the node of this place is used.
  func register(_ handler: NodeHandler) { unit.register(handler, for: id) }
}
