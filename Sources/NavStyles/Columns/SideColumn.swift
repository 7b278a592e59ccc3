import NavCore

/// A column beside the main one, as a style wants it.
struct SideColumn {
  /// The width in points of a sidebar where nothing is said: UIKit's split views have it so.
  static let sidebarWidth: Double = 320
  /// The width in points of an inspector where nothing is said: narrower than a sidebar, as it holds
  /// short lines.
  static let inspectorWidth: Double = 280
  /// The greatest width in points that a user or a name gives a column.
  static let greatest: Double = 600

  /// Which one.
  let role: ColumnRole
  /// How wide it is to be.
  let width: ColumnWidth
  /// Whether it has a place beside the others where there is room.
  let isTiled: Bool
  /// Whether it always shows, as wide as the style says, whatever is asked.
  var isPinned = false

  /// Its wished width in a room: the user's, else the style's in whole points; within its bounds.
  func wish(in room: Double, asked: Double?) -> Double {
    let wished = (isPinned ? nil : asked) ?? width.ideal ?? (room * width.fraction).rounded()
    return max(least, width.width(in: room, asked: wished))
  }

  /// The least width that it is of use with.
  var least: Double { max(ColumnWidth.least, width.minimum) }
}

extension ColumnWidth {
  /// A width that a user may change as far as a name may: from 180 to 600 points.
  static func adjustable(_ ideal: Double) -> ColumnWidth {
    ColumnWidth(ideal: ideal, maximum: max(SideColumn.greatest, ideal))
  }

  /// A sidebar's of so many points, or an inspector's.
  static func usual(for role: ColumnRole, sidebar: Double) -> ColumnWidth {
    adjustable(role == .inspector ? SideColumn.inspectorWidth : sidebar)
  }
}
