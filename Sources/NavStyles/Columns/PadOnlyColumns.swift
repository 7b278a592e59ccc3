public import NavCore

/// As ``DoubleColumns`` on a pad, a desktop and a terminal; on every phone one column, also on a large
/// one that lies, so that all phones behave alike.
///
/// (Source: NavigationViewKit, which calls it columnsForPad.)
public struct PadOnlyColumns: ColumnStyle {
  /// `pad-only`.
  public let name = "pad-only"

  /// What becomes of a sidebar that is asked for upright.
  public var behavior: SplitBehavior
  /// The width of the sidebar in points where the user gave it none, from 180 to 600.
  public var sidebar: Double

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - behavior: what becomes of a sidebar that is asked for upright.
  ///   - sidebar: the width of the sidebar in points, from 180 to 600.
  public init(behavior: SplitBehavior = .overlay, sidebar: Double = 320) {
    self.behavior = behavior
    self.sidebar = sidebar
  }

  /// `behavior` and `sidebar`.
  public static var parameters: [StyleParameter<Self>] {
    [
      StyleParameter("behavior", \.behavior, summary: "The sidebar that is asked for upright"),
      StyleParameter("sidebar", \.sidebar, in: 180...600, summary: "The width of the sidebar"),
    ]
  }

  /// Arranges the columns.
  public func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    guard configuration.traits.idiom != .phone else {
      return .collapsed(width: configuration.width)
    }
    return DoubleColumns(behavior: behavior, sidebar: sidebar)
      .arrange(configuration, memory: &memory)
  }
}

extension ColumnStyle where Self == PadOnlyColumns {
  /// Sidebar and detail on pads, desktops and terminals; one column on every phone.
  public static var padOnly: PadOnlyColumns { PadOnlyColumns() }
}
