import NavCore
import NavTerminal
import Testing

extension TerminalDriver {
  /// Whether a line of the screen has a text in it.
  func shows(_ text: String) -> Bool { self.text.contains { $0.contains(text) } }

  /// Moves the focus until it is on what has a label.
  func focus(on label: String, by key: TerminalKey = .down) throws {
    for _ in 0..<100 where focus != label { press(key) }
    try #require(focus == label, "no “\(label)” on\n\(text.joined(separator: "\n"))")
  }

  /// Moves the focus to what has a label, presses it, and waits until all is done.
  func use(_ label: String, by key: TerminalKey = .down) async throws {
    try focus(on: label, by: key)
    press(.enter)
    await settle()
  }

  /// Lets work go on until something is so; it is given up when that takes long, and not because other
  /// tests had the main actor meanwhile.
  func until(_ condition: () async -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    var turns = 0
    while !(await condition()) {
      let isEarly = turns < 1_000 || ContinuousClock.now < deadline
      try #require(isEarly, "still\n\(text.joined(separator: "\n"))")
      turns += 1
      await Task.yield()
    }
  }

  /// The routes of the stack that the user is in, root first, by their texts.
  var path: [String] { model.front.entries.map(\.text) }

  /// The bar of the stack that the user is in.
  var bar: BarFrame? { frame.frontStack?.bar }

  /// The labels of the rows that are marked as chosen, of the first list in sight.
  var selectedRows: [String] {
    frame.stacks.lazy.compactMap { $0.body.firstList }.first.map { list in
      (0..<list.count).compactMap { index in
        guard case .row(let row) = list.row(at: index).firstRow, row.isSelected else { return nil }
        return row.label
      }
    } ?? []
  }
}

extension Node {
  /// The first list in this node.
  var firstList: ListSource? {
    if case .list(let source) = kind { return source }
    return children.lazy.compactMap(\.firstList).first
  }

  fileprivate var firstRow: Kind? {
    if case .row = kind { return kind }
    return children.lazy.compactMap(\.firstRow).first
  }
}
