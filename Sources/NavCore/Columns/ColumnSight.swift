/// What the column styles make of sets of columns, for moves that depend on what shows.
///
/// Where nobody shows the app nothing is known, and moves go by what is asked for alone.
struct ColumnSight {
  /// How a set would be arranged if it were as given, in a tree as given; or nil.
  var arrange: (NavigationTree, ContainerID, ColumnSet) -> ColumnArrangement? = { _, _, _ in nil }
  /// The name of the style that arranges a set, or nil.
  var style: (ContainerID) -> String? = { _ in nil }
}
