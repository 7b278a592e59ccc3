extension ConformanceRule {
  /// At least one column is beside the others, or has the room to itself.
  public static let columnsTiled = ConformanceRule(
    "at least one column is tiled", remedy: "show one; `.collapsed(width:)` shows the one in front")
  /// The widths of the tiled columns add up to that of the configuration.
  public static let columnsFillRoom = ConformanceRule(
    "the tiled columns fill the room",
    remedy: "give the main column what the others leave of `configuration.width`")
  /// No column is wider than the room, or has no width at all.
  public static let columnsWithinRoom = ConformanceRule(
    "each column has a width within the room",
    remedy: "keep widths, those in the memory too, between 1 and `configuration.width`")
  /// Columns beside others have the least width that a column is of use with.
  public static let columnsUsable = ConformanceRule(
    "columns beside others are wide enough to be used",
    remedy: "show fewer columns where there is less room, or collapse them")
  /// At most one column is over the others or pushes them aside: the user is in it.
  public static let columnsOneAbove = ConformanceRule(
    "at most one column is over the others or pushes them aside",
    remedy: "of those that are asked for show the one in front")
  /// The columns that show are the app's, each once, from the leading side on; `single` is alone.
  public static let columnsInOrder = ConformanceRule(
    "the app's columns show, each once, in their order",
    remedy: "filter `configuration.roles`; use `.collapsed(width:)` for one column")
  /// There is nothing to hide, show or widen where all columns are collapsed.
  public static let columnsCollapsedPermitNothing = ConformanceRule(
    "collapsed columns permit nothing", remedy: "leave out the permissions")
  /// Where columns may be hidden, one that is asked to be hidden is.
  public static let columnsHidden = ConformanceRule(
    "where the user may hide columns, what is asked to be hidden is hidden",
    remedy: "leave out columns whose visibility is `.hidden`, pin them, or don't permit `.hide`")
  /// What the user may do does something.
  public static let columnsPermitted = ConformanceRule(
    "what is permitted has an effect",
    remedy: "honour what is asked, or leave out the permission: its button would do nothing")
  /// The same configuration and memory give the same arrangement.
  public static let columnsRepeatable = ConformanceRule(
    "the same input gives the same arrangement",
    remedy: "decide from the configuration and the memory alone; keep in the memory what is to stay"
  )
  /// The same configuration and the memory as it was left give the same, and change it no more.
  public static let columnsSettle = ConformanceRule(
    "the memory comes to rest", remedy: "write to the memory what is so, not what has changed")
  /// Hosts mirror columns; a style does not.
  public static let columnsUndirected = ConformanceRule(
    "the direction of the writing makes no difference",
    remedy: "give the columns from the leading side on; hosts mirror them")
  /// More room takes no column away.
  public static let columnsStayAsRoomGrows = ConformanceRule(
    "a column that is beside others stays when the room grows",
    remedy: "let columns come one after the other as the width grows")
  /// Growing and shrinking pass the same arrangements.
  public static let columnsComeBack = ConformanceRule(
    "a width has the same arrangement from both sides",
    remedy: "decide from the width as it is, not from the one before")

  static let ofColumns = [
    columnsTiled, columnsFillRoom, columnsWithinRoom, columnsUsable, columnsOneAbove,
    columnsInOrder, columnsCollapsedPermitNothing, columnsHidden, columnsPermitted,
    columnsRepeatable, columnsSettle, columnsUndirected, columnsStayAsRoomGrows, columnsComeBack,
  ]
}
