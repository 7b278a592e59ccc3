/// A behaviour of columns, supplied by a plug-in: from room and wishes to which columns show, and
/// how.
///
/// The same configuration and memory always give the same arrangement.
public protocol ColumnStyle: Sendable {
  /// The style's name, in kebab case.
  var name: String { get }

  /// Arranges the columns.
  ///
  /// - Parameters:
  ///   - configuration: what there is room for, and what is wished for.
  ///   - memory: what the style keeps for this set of columns; a change of it is kept when the
  ///     traits change.
  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement
}
