public import NavCore

/// A sidebar beside the detail where the width is regular and the device lies; upright the detail
/// alone, with the sidebar over it while it is in front; one column where the width is compact.
public struct DoubleColumns: ColumnStyle {
  /// `double-column`.
  public let name = "double-column"

  /// The width of the sidebar in points, as UIKit's split views have it by default.
  static let sidebarWidth: Double = 320
  /// The width in points that the detail keeps: that of the smallest phone.
  static let detailMinimum: Double = 320

  /// Makes the style.
  public init() {}

  /// Arranges the columns.
  public func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let width = configuration.width
    let first = configuration.roles[0]
    guard configuration.traits.horizontal == .regular, configuration.roles.count > 1,
      width >= Self.sidebarWidth + Self.detailMinimum
    else { return .collapsed(width: width) }
    let second = configuration.front == first ? configuration.roles[1] : configuration.front
    let visibility = configuration.visibility[first] ?? .automatic
    if configuration.traits.orientation == .landscape {
      guard visibility != .hidden || configuration.front == first else {
        return ColumnArrangement([.init(second, width: width)], permissions: [.reveal])
      }
      return ColumnArrangement([
        .init(first, width: Self.sidebarWidth), .init(second, width: width - Self.sidebarWidth),
      ])
    }
    let detail = ColumnArrangement.Column(second, width: width)
    guard configuration.front == first || visibility == .shown else {
      return ColumnArrangement([detail], permissions: [.reveal])
    }
    return ColumnArrangement(
      [.init(first, .overlaid, width: Self.sidebarWidth), detail], permissions: [.hide])
  }
}

extension ColumnStyle where Self == DoubleColumns {
  /// Sidebar and detail where there is room for both.
  public static var doubleColumn: DoubleColumns { DoubleColumns() }
}
