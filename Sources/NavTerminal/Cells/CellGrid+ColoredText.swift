extension CellGrid {
  /// The rows as text with sequences for colours and weights, each ended by a line feed, with no
  /// sequence left open.
  func coloredText(_ colors: ColorMode) -> String {
    var output = OutputBuffer()
    var writer = PenWriter(colors: colors)
    for row in 0..<rows {
      writer.reset(into: &output)
      for column in 0..<columns {
        let text = text(column: column, row: row)
        guard !text.isEmpty else { continue }
        writer.select(writer.visible(pen(column: column, row: row)), into: &output)
        output.append(text)
      }
      writer.reset(into: &output)
      output.append("\n" as String)
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }
}
