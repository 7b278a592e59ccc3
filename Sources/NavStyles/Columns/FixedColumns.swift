public import NavCore

/// Sidebar and detail always, upright and lying, wherever the width is regular; the sidebar can be
/// neither hidden nor made wider nor swiped away.
///
/// Its width may differ by orientation. It is made narrower, down to 180 points, so that the detail
/// keeps 320; in less than 500 points, as where the width is compact, all collapse to one column. Of
/// more columns it shows the detail and one before it; the others, an inspector too, come over them
/// when asked for, and can be put away. (Source: NavigationViewKit, which calls it fix.)
public struct FixedColumns: ColumnStyle {
  /// `fixed`.
  public let name = "fixed"

  /// The width of the sidebar in points while the device lies, from 180 to 600.
  public var landscape: Double
  /// The width of the sidebar in points while the device is upright, from 180 to 600.
  public var portrait: Double

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - landscape: the width of the sidebar in points while the device lies, from 180 to 600.
  ///   - portrait: its width in points while the device is upright, from 180 to 600.
  public init(landscape: Double = 350, portrait: Double = 350) {
    self.landscape = landscape
    self.portrait = portrait
  }

  /// `landscape` and `portrait`.
  public static var parameters: [StyleParameter<Self>] {
    [
      StyleParameter(
        "landscape", \.landscape, in: 180...600, summary: "The width of the sidebar, lying"),
      StyleParameter(
        "portrait", \.portrait, in: 180...600, summary: "The width of the sidebar, upright"),
    ]
  }

  /// Arranges the columns.
  public func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let main = configuration.main
    let leading = configuration.leading(of: main)
    let width = configuration.traits.orientation == .landscape ? landscape : portrait
    return ColumnSplit(configuration, main: main) { role in
      SideColumn(
        role: role,
        width: role == leading ? ColumnWidth(ideal: width) : .usual(for: role, sidebar: width),
        isTiled: false, isPinned: role == leading)
    }.arranged(memory)
  }
}

extension ColumnStyle where Self == FixedColumns {
  /// Sidebar and detail always; the sidebar is 350 points wide.
  public static var fixed: FixedColumns { FixedColumns() }

  /// Sidebar and detail always.
  ///
  /// - Parameters:
  ///   - landscape: the width of the sidebar in points while the device lies, from 180 to 600.
  ///   - portrait: its width in points while the device is upright, from 180 to 600.
  public static func fixed(landscape: Double = 350, portrait: Double = 350) -> FixedColumns {
    FixedColumns(landscape: landscape, portrait: portrait)
  }
}
