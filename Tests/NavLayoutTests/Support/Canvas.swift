import NavCore
import NavLayout

/// Display items as characters.
struct Canvas {
  private var cells: [[Character]]

  init(_ size: LayoutSize) {
    cells = Array(repeating: Array(repeating: " ", count: size.width), count: size.height)
  }

  /// The rows, without blanks at their ends.
  var lines: [String] {
    cells.map { row in
      var row = row.filter { $0 != "\0" }
      while row.last == " " { row.removeLast() }
      return String(row)
    }
  }

  mutating func paint(_ item: DisplayItem) {
    switch item.content {
    case .fill: fill(item, " ")
    case .capsule: fill(item, " ")
    case .shape: fill(item, "#")
    case .line: fill(item, item.rect.height > item.rect.width ? "|" : "-")
    case .border: border(item)
    case .text(let text, _): write(text, item)
    case .symbol(let symbol): write(symbol.glyph, item)
    case .field(let field, _): write("[\(field.text)]", item)
    case .more, .beginLayer, .endLayer: break
    case .progress(let label, _): write("~\(label)", item)
    }
  }

  private mutating func fill(_ item: DisplayItem, _ character: Character) {
    let area = item.rect.intersection(item.clip)
    for y in area.y..<area.maxY { for x in area.x..<area.maxX { set(character, x, y, item) } }
  }

  private mutating func border(_ item: DisplayItem) {
    let rect = item.rect
    for x in rect.x..<rect.maxX {
      set("-", x, rect.y, item)
      set("-", x, rect.maxY - 1, item)
    }
    for y in rect.y..<rect.maxY {
      set("|", rect.x, y, item)
      set("|", rect.maxX - 1, y, item)
    }
  }

  private mutating func write(_ text: String, _ item: DisplayItem) {
    var x = item.rect.x
    for character in text {
      let width = Units().width(of: character, font: .init(size: 1))
      set(character, x, item.rect.y, item)
      if width == 2 { set("\0", x + 1, item.rect.y, item) }
      x += width
    }
  }

  private mutating func set(_ character: Character, _ x: Int, _ y: Int, _ item: DisplayItem) {
    guard item.clip.contains(LayoutPoint(x, y)), cells.indices.contains(y),
      cells[y].indices.contains(x)
    else { return }
    cells[y][x] = character
  }
}
