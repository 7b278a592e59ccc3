/// A colour as nodes name it: by the theme's role, or a colour of the content's own.
public enum Paint: Hashable, Sendable {
  /// The theme's colour for a role.
  case role(ColorRole)
  /// A colour that the content brings; as ink it is shifted in lightness until it can be read.
  case color(RGBColor)

  /// The usual ink.
  public static let ink = Paint.role(.ink)
  /// Ink of less weight.
  public static let secondary = Paint.role(.secondaryInk)
  /// The colour of what leads on.
  public static let accent = Paint.role(.accent)
}
