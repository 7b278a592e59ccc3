import NavCore

/// Where the user is, as far as a bar can lead elsewhere.
struct BarPosition: Hashable {
  let depth: Int
  let presentations: Int
  let columns: [[ColumnRole: ColumnVisibility]]
}

/// What comes of a button.
enum BarEffect: Hashable {
  /// Nothing that can be seen.
  case nothing
  /// The screen's item of a number did what it does.
  case item(Int)
  /// The user is elsewhere, or columns were asked for.
  case moved(BarPosition)
  /// A menu opens.
  case asks(Prompt)

  /// Whether it is a menu.
  var isMenu: Bool { if case .asks = self { true } else { false } }

  /// The effect in words.
  var words: String {
    switch self {
    case .nothing: "does nothing"
    case .item(let number): "does what item \(number) is for"
    case .moved(let position):
      "leads to depth \(position.depth) of the stack, under \(position.presentations) presentations"
    case .asks(let prompt): "opens the menu “\(prompt.title)”"
    }
  }
}
