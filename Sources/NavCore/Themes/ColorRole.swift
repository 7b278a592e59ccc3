/// What a colour of a theme is for.
public enum ColorRole: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  /// Behind everything.
  case ground
  /// Text on the ground.
  case ink
  /// Text of less weight on the ground.
  case secondaryInk
  /// Behind a bar.
  case barGround
  /// Titles and items in a bar.
  case barInk
  /// Behind sheets and alerts.
  case raisedGround
  /// Behind a field.
  case fieldGround
  /// Buttons and marks that lead on.
  case accent
  /// Lines between things.
  case separator
  /// Behind what has the focus.
  case focusGround
  /// Text of what has the focus.
  case focusInk
  /// Behind what is chosen but has not the focus.
  case selectionGround
  /// Warnings, and what destroys.
  case danger
  /// The theme's red.
  case red
  /// The theme's orange.
  case orange
  /// The theme's yellow.
  case yellow
  /// The theme's green.
  case green
  /// The theme's blue.
  case blue
}
