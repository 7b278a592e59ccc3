public import NavCore

/// A frame with everything in its place.
public struct PlacedFrame: Sendable {
  /// The room that it fills.
  public let size: LayoutSize
  /// The traits of the frame.
  public let traits: Traits
  /// The parts, each over those before it.
  public let parts: [PlacedPart]
  /// The parts that belong together, the outer groups before those in them.
  public let groups: [PlacedGroup]
  /// What can have the focus where the user is, in the order of the focus: what is in sight only.
  public let focusTargets: [FocusTarget]
  /// What has the focus: the target with the identity that the frame holds, else the first row,
  /// else the first one of the body, else the way on. A bar has it only when it is given it: else
  /// Enter, pressed once too often on the way in, would lead out again.
  public let focused: FocusTarget?
  /// The identity that the frame gives the focus to, in sight or not.
  public let askedFocus: NodeID?
  /// The lists and scroll areas in sight where the user is.
  public let scrollAreas: [ScrollArea]
  /// The parts that the user is in.
  let front: Set<PlacedPart.Role>

  /// - Parameter front: the parts that the user is in: bar and body of the stack in front, or the
  ///   prompt.
  init(
    size: LayoutSize, traits: Traits, parts: [PlacedPart], groups: [PlacedGroup] = [],
    front: Set<PlacedPart.Role>
  ) {
    self.groups = groups
    self.size = size
    self.traits = traits
    self.front = front
    let isInFront = parts.filter { front.contains($0.role) }
    let targets = isInFront.flatMap { FocusTarget.all(in: $0, traits.direction) }
    let asked = isInFront.lazy.compactMap(\.focus).first
    let focused =
      targets.first { $0.id == asked } ?? targets.first { $0.list != nil }
      ?? targets.first { !$0.isInBar } ?? targets.first(where: \.isOnward)
    focusTargets = targets
    askedFocus = asked
    self.focused = focused
    scrollAreas = isInFront.flatMap(ScrollArea.all(in:))
    // The focus is drawn where it really is.
    self.parts = parts.map { $0.focusing(front.contains($0.role) ? focused?.id : nil) }
  }

  /// A frame in the middle of a motion: what is drawn are other parts; all else is as it will be.
  init(_ frame: PlacedFrame, moving parts: [PlacedPart]) {
    size = frame.size
    traits = frame.traits
    groups = frame.groups
    focusTargets = frame.focusTargets
    focused = frame.focused
    askedFocus = frame.askedFocus
    scrollAreas = frame.scrollAreas
    front = frame.front
    self.parts = parts
  }

  /// Where signs are that move by themselves: work that goes on without a known end.
  public var motionAreas: [LayoutRect] {
    parts.flatMap { part in
      part.box?.motionAreas(
        at: LayoutPoint(part.rect.x, part.rect.y), part.clip, traits.direction) ?? []
    }
  }
}
