/// A cell of the screen, for a script's pointer.
public struct ScriptPoint: Hashable, Sendable, CustomStringConvertible {
  /// The column, counted from 0 at the left.
  public let column: Int
  /// The row, counted from 0 at the top.
  public let row: Int

  /// Makes a point.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The point as a script writes it: `12,3`.
  public var description: String { "\(column),\(row)" }
}
