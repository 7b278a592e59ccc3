extension TerminalSize {
  /// The numbers of columns, and of rows, that a size may be asked for with.
  package static let askedRange = 1...1000

  /// How a size is written, for messages.
  package static let expectedText =
    "columns and rows of cells, each a whole number from 1 to 1000, as in 80x24"

  /// Reads a size such as `80x24`; nil where the text is none, or a number is out of range.
  package init?(parsing text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Self.number(parts[0]), let rows = Self.number(parts[1])
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(text), askedRange.contains(number)
    else { return nil }
    return number
  }
}
