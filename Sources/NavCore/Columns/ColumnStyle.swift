/// A behaviour of columns, supplied by a plug-in: from room and wishes to which columns show, and
/// how.
///
///     struct HalvedColumns: ColumnStyle {
///       let name = "halved"
///
///       func arrange(
///         _ configuration: ColumnConfiguration, memory: inout ColumnMemory
///       ) -> ColumnArrangement {
///         let (room, main) = (configuration.width, configuration.main)
///         guard configuration.traits.horizontal == .regular, room >= 640 else {
///           return .collapsed(width: room)
///         }
///         let front = configuration.front == main ? configuration.roles[0] : configuration.front
///         let pair = configuration.roles.filter { $0 == front || $0 == main }
///         return ColumnArrangement(pair.map { .init($0, width: room / Double(pair.count)) })
///       }
///     }
///
/// The same configuration and memory always give the same arrangement, and so do the same
/// configuration and the memory as it was left.
public protocol ColumnStyle: Sendable {
  /// The style's name, in kebab case.
  var name: String { get }

  /// What the style can be told by name, as in `fixed:portrait=250`; none where it is left out.
  static var parameters: [StyleParameter<Self>] { get }

  /// Arranges the columns.
  ///
  /// - Parameters:
  ///   - configuration: what there is room for, and what is wished for.
  ///   - memory: what the style keeps for this set of columns; a change of it is kept when the
  ///     traits or the styles change, and when columns are made.
  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement
}

extension ColumnStyle {
  /// None.
  public static var parameters: [StyleParameter<Self>] { [] }
}
