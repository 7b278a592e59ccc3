public import NavCore

/// Something that is at a place and can be pressed there.
public struct PlacedTarget: Hashable, Sendable {
  /// What can be pressed.
  public let target: FocusTarget
  /// The stack that it belongs to, or nil for the chrome of a pager and for a question.
  public let stack: ContainerID?
}

extension PlacedFrame {
  /// What can be pressed at a place: in the uppermost layer alone, of what lies over each other the
  /// uppermost, of what is in each other the innermost.
  ///
  /// - Complexity: O(nodes in sight).
  public func target(at point: LayoutPoint) -> PlacedTarget? {
    Self.target(at: point, in: uppermostParts, traits.direction)
  }

  /// What can be pressed at a place of the frame in the middle of a motion: what is seen there, and
  /// nothing where that is on its way out.
  ///
  /// - Parameters:
  ///   - point: the place.
  ///   - moving: the frame as it is seen.
  /// - Complexity: O(nodes in sight).
  public func target(at point: LayoutPoint, seenIn moving: PlacedFrame) -> PlacedTarget? {
    guard let seen = Self.target(at: point, in: moving.parts[...], traits.direction) else {
      return nil
    }
    let stays = uppermostParts.contains { part in
      part.role.stack == seen.stack
        && FocusTarget.all(in: part, traits.direction).contains { $0.id == seen.target.id }
    }
    return stays ? seen : nil
  }

  private static func target(
    at point: LayoutPoint, in parts: ArraySlice<PlacedPart>, _ direction: Traits.Direction
  ) -> PlacedTarget? {
    for part in parts.reversed() where part.clip.contains(point) {
      let targets = FocusTarget.all(in: part, direction)
      if let target = targets.last(where: { $0.rect.contains(point) }) {
        return PlacedTarget(target: target, stack: part.role.stack)
      }
      if !part.isTransparent { return nil }
    }
    return nil
  }

  /// The stack at a place, in the uppermost layer alone.
  public func stack(at point: LayoutPoint) -> ContainerID? {
    uppermostParts.last { $0.clip.contains(point) && !$0.isTransparent }?.role.stack
  }

  /// What can be scrolled at a place, the innermost first, with its stack; nil for a question's.
  ///
  /// - Complexity: O(nodes in sight).
  public func scrollAreas(at point: LayoutPoint) -> [(area: ScrollArea, stack: ContainerID?)] {
    let part = uppermostParts.last { $0.clip.contains(point) && !$0.isTransparent }
    guard let part else { return [] }
    return ScrollArea.all(in: part, at: point, traits.direction).reversed()
      .map { ($0, part.role.stack) }
  }

  /// Whether a place is in the question to the user.
  public func isInPrompt(_ point: LayoutPoint) -> Bool {
    parts.contains { $0.role == .promptSheet && $0.clip.contains(point) }
  }

  /// The parts of the uppermost layer, or of the question above it.
  private var uppermostParts: ArraySlice<PlacedPart> {
    guard let range = groups.last(where: \.isLayer)?.range else { return parts[...] }
    return parts[range]
  }
}

extension PlacedPart.Role {
  /// The stack that it belongs to, or nil where it belongs to none.
  fileprivate var stack: ContainerID? {
    switch self {
    case .bar(let id), .body(let id), .clearing(let id), .separator(let id): id
    case .chrome, .chromeClearing, .backdrop, .sheet, .promptSheet, .prompt: nil
    }
  }
}
