public import NavCore

/// One column everywhere, that of a phone: the column in front fills the room, and the others are
/// behind it.
///
/// The user can't show a second one; what is asked of columns is kept for other styles.
public struct StackColumns: ColumnStyle {
  /// `stack`.
  public let name = "stack"

  /// Makes the style.
  public init() {}

  /// Arranges the columns.
  public func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    .collapsed(width: configuration.width)
  }
}

extension ColumnStyle where Self == StackColumns {
  /// One column everywhere.
  public static var stack: StackColumns { StackColumns() }
}
