public import NavCore

/// As ``DoubleColumns``, but the first time that a pad is upright and regular in width the sidebar is
/// shown over the detail, so that a new user learns where it is.
///
/// Once only: that the tip was given is a flag in the style's memory, which an app may keep from launch
/// to launch. A terminal counts as a pad. Where the sidebar is asked to be hidden that first time, or
/// another column is over the detail, there is no tip, then or later: it would come in the middle of
/// something else. (Source: NavigationViewKit, which calls it tipColumns.)
public struct TipOnceColumns: ColumnStyle {
  /// `tip-once`.
  public let name = "tip-once"

  /// The width of the sidebar in points where the user gave it none, from 180 to 600.
  public var sidebar: Double

  private static let given = "tip-given"

  /// Makes the style; the sidebar's width is in points, from 180 to 600.
  public init(sidebar: Double = 320) {
    self.sidebar = sidebar
  }

  /// `sidebar`.
  public static var parameters: [StyleParameter<Self>] {
    [StyleParameter("sidebar", \.sidebar, in: 180...600, summary: "The width of the sidebar")]
  }

  /// Arranges the columns.
  public func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let columns = DoubleColumns(sidebar: sidebar)
    let usual = columns.arrange(configuration, memory: &memory)
    let traits = configuration.traits
    guard traits.countsAsPad, traits.horizontal == .regular, traits.orientation == .portrait,
      memory.flags[Self.given] != true
    else { return usual }
    memory.flags[Self.given] = true
    guard let leading = configuration.leading(of: configuration.mainInSight),
      configuration.visibility(of: leading) != .hidden,
      !usual.shown.contains(where: { $0.placement != .tiled && $0.role != leading })
    else { return usual }
    var visibility = configuration.visibility
    visibility[leading] = .shown
    let asked = ColumnConfiguration(
      traits: traits, width: configuration.width, roles: configuration.roles,
      front: configuration.front, visibility: visibility)
    return columns.arrange(asked, memory: &memory)
  }
}

extension ColumnStyle where Self == TipOnceColumns {
  /// Sidebar and detail; upright the sidebar is shown over the detail once.
  public static var tipOnce: TipOnceColumns { TipOnceColumns() }
}
