public import NavCore

/// A sidebar beside the detail where the width is regular and the device lies; upright the detail
/// alone, with the sidebar over it when it is asked for; one column where the width is compact.
///
/// A large phone that lies is regular in width and shows two. Of more columns it shows the detail and
/// one before it: the one in front, else the nearest; the others, an inspector too, come over them when
/// asked for. (Source: UIKit's split view, style double column.)
public struct DoubleColumns: ColumnStyle {
  /// `double-column`.
  public let name = "double-column"

  /// What becomes of a sidebar that is asked for upright; with ``SplitBehavior/tile`` it is beside
  /// the detail upright as well, where both fit.
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
    let main = configuration.mainInSight
    let leading = configuration.leading(of: main)
    let hasPlace = configuration.traits.orientation == .landscape || behavior == .tile
    return ColumnSplit(configuration, main: main, behavior: behavior) { role in
      SideColumn(
        role: role, width: .usual(for: role, sidebar: sidebar),
        isTiled: hasPlace && role == leading)
    }.arranged(memory)
  }
}

extension ColumnStyle where Self == DoubleColumns {
  /// Sidebar and detail where the width is regular and the device lies.
  public static var doubleColumn: DoubleColumns { DoubleColumns() }
}
