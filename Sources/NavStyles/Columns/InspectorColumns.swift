public import NavCore

/// The detail with an inspector at its trailing side, and a sidebar where there is room for that too,
/// in whichever orientation.
///
/// The inspector gives way first, then the sidebar; what gave way comes over the others when it is
/// asked for. Of more columns one before the detail shows: the one in front, else the nearest.
/// (Source: the inspector column of UIKit's split view.)
public struct InspectorColumns: ColumnStyle {
  /// `inspector`.
  public let name = "inspector"

  /// The width of the inspector in points where the user gave it none, from 180 to 600.
  public var width: Double
  /// What becomes of a column that is asked for and has no place.
  public var behavior: SplitBehavior

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - width: the width of the inspector in points, from 180 to 600.
  ///   - behavior: what becomes of a column that is asked for and has no place.
  public init(width: Double = 280, behavior: SplitBehavior = .overlay) {
    self.width = width
    self.behavior = behavior
  }

  /// `width` and `behavior`.
  public static var parameters: [StyleParameter<Self>] {
    [
      StyleParameter("width", \.width, in: 180...600, summary: "The width of the inspector"),
      StyleParameter("behavior", \.behavior, summary: "A column asked for that has no place"),
    ]
  }

  /// Arranges the columns.
  public func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let main = configuration.mainInSight
    let leading = configuration.leading(of: main)
    return ColumnSplit(
      configuration, main: main, behavior: behavior, givingWay: [.inspector]
    ) { role in
      SideColumn(
        role: role, width: .adjustable(role == .inspector ? width : SideColumn.sidebarWidth),
        isTiled: role == .inspector || role == leading)
    }.arranged(memory)
  }
}

extension ColumnStyle where Self == InspectorColumns {
  /// The detail with an inspector, and a sidebar where there is room.
  public static var inspector: InspectorColumns { InspectorColumns() }
}
