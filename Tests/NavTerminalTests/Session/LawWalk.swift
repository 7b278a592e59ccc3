import NavCore
import NavTestSupport

@testable import NavTerminal

/// A random walk through an app: what users, apps and terminals do.
@MainActor struct LawWalk {
  let session: TerminalSession
  let data: LawData
  var random: SeededGenerator
  private(set) var log: [String] = []

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    let app = LawApp()
    data = app.data
    let size = Self.size(using: &random)
    let isMirrored = seed % 3 == 1
    var options = TerminalOptions()
    options.scheme = seed % 2 == 0 ? .dark : .light
    options.contrast = seed % 7 == 3 ? .increased : .standard
    options.direction = isMirrored ? .rightToLeft : .leftToRight
    session = TerminalSession(
      try app.app(LawApp.root(Int(seed % 5))),
      room: .terminal(columns: size.columns, rows: size.rows),
      colors: seed % 5 == 4 ? .none : .truecolor, options: options)
    session.render()
  }

  /// Does something; nil where the size stays, else the new one.
  mutating func step() -> TerminalSize? {
    session.render()
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      let size = Self.size(using: &random)
      log.append("resize \(size.columns)x\(size.rows)")
      session.move(to: .terminal(columns: size.columns, rows: size.rows))
      return size
    case 1...3:
      let steps = Int.random(in: 1...2, using: &random)
      log.append("change \(steps)")
      for _ in 0..<steps { data.change(using: &random) }
    case 4:
      log.append("time")
      session.time += .milliseconds(Int.random(in: 1...300, using: &random))
    case 5:
      log.append("paste")
      session.handle(.paste(LawItem.text(Int.random(in: 0..<12, using: &random))))
    case 6, 7: point()
    case 8:
      log.append("theme")
      session.model.styles.theme = Bool.random(using: &random) ? .bare : .spacious
    default: press()
    }
    return nil
  }

  private static let keys: [Key] = [
    .up, .down, .down, .left, .right, .right, .enter, .enter, .enter, .escape, .backspace, .tab,
    .backTab, .delete, .home, .end, .pageUp, .pageDown, .character("j"), .character("k"),
    .character("h"), .character("?"), .character(" "), .character("語"), .character("\u{301}"),
    .character("a"),
  ]

  private mutating func press() {
    let key = Self.keys.randomElement(using: &random) ?? .down
    log.append("\(key)")
    session.handle(.key(KeyPress(key)))
  }

  private mutating func point() {
    let kinds: [MouseEvent.Kind] = [
      .press(.left), .press(.left), .drag(.left), .release(.left), .release(.left), .press(.right),
      .wheel(.up), .wheel(.down),
    ]
    guard let kind = kinds.randomElement(using: &random) else { return }
    let column = Int.random(in: -1...session.columns, using: &random)
    let row = Int.random(in: -1...session.rows, using: &random)
    log.append("\(kind) at \(column),\(row)")
    session.handle(.mouse(MouseEvent(kind, column: column, row: row)))
  }

  private static func size(using random: inout SeededGenerator) -> TerminalSize {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      TerminalSize(
        columns: .random(in: 1...12, using: &random), rows: .random(in: 1...6, using: &random))
    case 1: TerminalSize(columns: 1, rows: 1)
    case 2: TerminalSize(columns: .random(in: 90...130, using: &random), rows: 12)
    default:
      TerminalSize(
        columns: .random(in: 20...100, using: &random), rows: .random(in: 6...30, using: &random))
    }
  }
}

extension Theme {
  /// The bare theme with other lengths and a wide symbol.
  static var spacious: Theme {
    var theme = Theme.bare
    theme.metrics.smallGap = 24
    theme.metrics.mediumGap = 0
    theme.symbols[.disclosure] = Symbol("》", ascii: ">", systemName: "chevron.forward")
    return theme
  }
}
