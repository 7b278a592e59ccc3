public import NavCore

/// A list beside the detail from a breakpoint on, in whichever orientation; below it, as where the
/// width is compact, one column.
///
/// The list takes a share of the room between two bounds: a quarter, at least 180 points and at most
/// 280, as libadwaita's navigation split view has it. Of more columns it shows the detail and one
/// before it; the others come over them when asked for.
public struct ListDetailColumns: ColumnStyle {
  /// `list-detail`.
  public let name = "list-detail"

  /// From where on two columns show.
  public var breakpoint: Breakpoint
  /// The least width in points with which two columns show; setting it makes it the breakpoint.
  public var splitAt: Double = 600 {
    didSet { breakpoint = .minimumWidth(splitAt) }
  }
  /// How wide the list is where the user gave it no width: by a share of the room or an ideal width,
  /// between two bounds, of which the least comes first.
  public var list: ColumnWidth

  /// Makes the style.
  ///
  /// - Parameters:
  ///   - breakpoint: from where on two columns show.
  ///   - list: how wide the list is.
  public init(
    from breakpoint: Breakpoint = .minimumWidth(600),
    list: ColumnWidth = ColumnWidth(minimum: 180, fraction: 0.25, maximum: 280)
  ) {
    self.breakpoint = breakpoint
    self.list = list
  }

  /// `split-at`, `fraction`, `minimum` and `maximum`.
  public static var parameters: [StyleParameter<Self>] {
    [
      StyleParameter("split-at", \.splitAt, in: 500...2_600, summary: "The width from which on"),
      StyleParameter(
        "fraction", \.list.fraction, in: 0.1...0.5, unit: nil,
        summary: "The list's share of the room"),
      StyleParameter("minimum", \.list.minimum, in: 180...600, summary: "The list's least width")
        .requiring("minimum to be at most maximum") { $0.list.minimum <= $0.list.maximum },
      StyleParameter(
        "maximum", \.list.maximum, in: 180...1_200, summary: "The list's greatest width"),
    ]
  }

  /// Arranges the columns.
  public func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    var traits = configuration.traits
    traits.width = configuration.width
    guard breakpoint.matches(traits) else { return .collapsed(width: configuration.width) }
    let main = configuration.mainInSight
    let leading = configuration.leading(of: main)
    return ColumnSplit(configuration, main: main) { role in
      SideColumn(
        role: role,
        width: role == .inspector ? .adjustable(SideColumn.inspectorWidth) : list,
        isTiled: role == leading)
    }.arranged(memory)
  }
}

extension ColumnStyle where Self == ListDetailColumns {
  /// A list beside the detail from 600 points of width on.
  public static var listDetail: ListDetailColumns { ListDetailColumns() }

  /// A list beside the detail from a breakpoint on.
  ///
  /// - Parameters:
  ///   - breakpoint: from where on two columns show.
  ///   - list: how wide the list is.
  public static func listDetail(
    from breakpoint: Breakpoint,
    list: ColumnWidth = ColumnWidth(minimum: 180, fraction: 0.25, maximum: 280)
  ) -> ListDetailColumns {
    ListDetailColumns(from: breakpoint, list: list)
  }
}
