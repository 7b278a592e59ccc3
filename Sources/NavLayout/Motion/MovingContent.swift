import NavCore

/// Something that is, or was, shown at a place that contents take from each other: a group of a placed
/// frame.
struct MovingContent: Sendable {
  let placed: PlacedFrame
  let frame: Frame
  let group: PlacedGroup
}
