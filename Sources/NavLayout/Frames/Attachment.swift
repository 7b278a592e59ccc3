import NavCore

/// What stands at an edge of a room or floats over it: the bar of a stack, the chrome of a pager.
struct Attachment {
  let role: PlacedPart.Role
  /// What the content leaves to it where it floats.
  let clearing: PlacedPart.Role
  let node: Node
  let placement: BarPlacement
  /// Whether the content keeps clear of one that floats at an edge.
  let isKeptClear: Bool
  let theme: Theme
  let focus: NodeID?
  let isQuiet: Bool

  init(
    _ role: PlacedPart.Role, clearing: PlacedPart.Role, _ node: Node, _ placement: BarPlacement,
    isKeptClear: Bool, theme: Theme, focus: NodeID?, isQuiet: Bool = false
  ) {
    self.role = role
    self.clearing = clearing
    self.node = node
    self.placement = placement
    self.isKeptClear = isKeptClear
    self.theme = theme
    self.focus = focus
    self.isQuiet = isQuiet
  }
}
