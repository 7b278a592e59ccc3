extension CellGrid {
  /// The rows as text with sequences for colours and weights, each ended by a line feed, with no
  /// sequence left open.
  func coloredText(_ colors: ColorMode) -> String {
    var output = OutputBuffer()
    var writer = PenWriter(colors: colors)
    for row in 0..<rows {
      writer.reset(into: &output)
      for column in 0..<columns {
        guard let cell = cell(column: column, row: row), !cell.isContinuation else { continue }
        let pen = writer.visible(pen(column: column, row: row))
        // A blank looks the same in any ink.
        if !cell.isBlank || writer.current?.forBlanks != pen { writer.select(pen, into: &output) }
        output.append(text(column: column, row: row))
      }
      writer.reset(into: &output)
      output.append("\n" as String)
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }
}
