public import NavCore

extension PlacedFrame {
  /// What is in sight where the user is, in the order of reading: the bar above or beside a body, the
  /// body, the bar below or over it.
  ///
  /// - Complexity: O(nodes in sight).
  public var accessElements: [AccessElement] {
    parts.filter { front.contains($0.role) }.flatMap { AccessElement.all(in: $0, traits.direction) }
  }

  /// What is in sight in the bar of a stack, in the order of reading.
  public func accessElements(inBarOf container: ContainerID) -> [AccessElement] {
    parts.filter { $0.role == .bar(container) }
      .flatMap { AccessElement.all(in: $0, traits.direction) }
  }

  /// Where those are who don't see the screen: what has the focus once it was moved, and before that the
  /// heading. So it is the new screen's heading after a push, and what was pressed after a pop.
  ///
  /// - Complexity: O(nodes in sight).
  public var reading: AccessElement? {
    let elements = accessElements
    if let askedFocus, let asked = elements.first(where: { $0.id == askedFocus }) { return asked }
    return elements.first { $0.role == .heading } ?? elements.first { $0.id == focused?.id }
      ?? elements.first
  }
}
