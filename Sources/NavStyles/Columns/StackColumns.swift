public import NavCore

/// One column everywhere.
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
