import Foundation
import NavCore
import NavTerminal
import Testing

@testable import NavDemo

/// The managed app in a terminal, with a notification center that nobody else posts to.
@MainActor struct ManagedDriver {
  let driver: TerminalDriver
  let center = NotificationCenter()

  /// - Parameter page: the row of the left side's start that is opened first, or nil.
  init(_ page: String? = nil, columns: Int = 120, rows: Int = 40) async throws {
    driver = TerminalDriver(
      try ManagedApp.make(.standard(), center), columns: columns, rows: rows)
    driver.model.log.level = .moves
    if let page { try await use(page) }
  }

  /// Presses what has a label, in the column that the user is in.
  func use(_ label: String) async throws {
    for _ in 0..<20 where driver.focus != label { driver.press(.down) }
    try await driver.use(label, by: .up)
  }

  /// Posts as code does that knows Foundation alone.
  func post(_ name: String, _ tag: String, _ info: [AnyHashable: Any] = [:]) {
    center.post(name: Notification.Name(name), object: tag, userInfo: info)
  }

  /// What a side shows, root first.
  func path(_ side: Side) -> [String] {
    driver.model.navigator(tagged: side.tag)?.entries.map(\.text) ?? []
  }

  /// What stands at the bottom of the left side, in one line; in narrow terminals of the whole
  /// screen.
  var told: String {
    let width = driver.frame.stacks.count > 1 ? 39 : driver.size.columns
    let lines = driver.text.map { String($0.prefix(width)).trimmingCharacters(in: .whitespaces) }
    let start = lines.lastIndex { $0.hasPrefix("──") }.map { $0 + 1 } ?? lines.count
    return lines[start...].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The last move of the log.
  func lastRecord() throws -> MoveRecord { try #require(driver.model.log.records.last) }
}
