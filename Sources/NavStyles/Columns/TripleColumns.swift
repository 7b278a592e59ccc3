public import NavCore

/// Sidebar, content and detail beside each other where they fit, in whichever orientation; where they
/// do not, first one of the two gives way and then the other.
///
/// A column without a place shows when it is asked for; so does an inspector, which has none here.
/// (Source: UIKit's split view, style triple column.)
public struct TripleColumns: ColumnStyle {
  /// A column that gives way before the other.
  public enum Yielding: String, Hashable, Sendable, Codable, CaseIterable {
    /// The sidebar.
    case sidebar
    /// The content.
    case content
  }

  /// `triple`.
  public let name = "triple"

  /// Which column gives way first.
  public var givesWay: Yielding
  /// What becomes of a column that is asked for and has no place.
  public var behavior: SplitBehavior

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - givesWay: which column gives way first.
  ///   - behavior: what becomes of a column that is asked for and has no place.
  public init(givesWay: Yielding = .sidebar, behavior: SplitBehavior = .overlay) {
    self.givesWay = givesWay
    self.behavior = behavior
  }

  /// `gives-way` and `behavior`.
  public static var parameters: [StyleParameter<Self>] {
    [
      StyleParameter("gives-way", \.givesWay, summary: "The column that gives way first"),
      StyleParameter("behavior", \.behavior, summary: "A column asked for that has no place"),
    ]
  }

  /// Arranges the columns.
  public func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    ColumnSplit(
      configuration, main: configuration.mainInSight, behavior: behavior,
      givingWay: givesWay == .sidebar ? [.sidebar, .content] : [.content, .sidebar]
    ) { role in
      SideColumn(
        role: role, width: .usual(for: role, sidebar: SideColumn.sidebarWidth),
        isTiled: role != .inspector)
    }.arranged(memory)
  }
}

extension ColumnStyle where Self == TripleColumns {
  /// Sidebar, content and detail where they fit; the sidebar gives way first.
  public static var triple: TripleColumns { TripleColumns() }

  /// Sidebar, content and detail where they fit.
  ///
  /// - Parameters:
  ///   - givesWay: which column gives way first.
  ///   - behavior: what becomes of a column that is asked for and has no place.
  public static func triple(
    givesWay: TripleColumns.Yielding = .sidebar, behavior: SplitBehavior = .overlay
  ) -> TripleColumns {
    TripleColumns(givesWay: givesWay, behavior: behavior)
  }
}
