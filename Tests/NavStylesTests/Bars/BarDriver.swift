import NavCore
import NavLayout
import NavTerminal

/// The app of the laws as a user has it.
@MainActor struct BarDriver {
  let driver: TerminalDriver

  static let rooms = [
    TerminalRoom.terminal(columns: 80, rows: 24), .terminal(columns: 24, rows: 8),
    .points(width: 375, height: 667), .points(width: 834, height: 1194),
  ]

  /// - Parameter contents: what each screen has for its bar; the last one is in front.
  init(
    _ contents: [BarContent], bar: String, form: BarStage.Form = .stack,
    room: TerminalRoom = rooms[0],
    direction: Traits.Direction = .leftToRight
  ) throws {
    var options = TerminalOptions()
    options.direction = direction
    let app = try BarStage.app(contents, form: form).choosing(theme: "plain", bar: bar)
    driver = TerminalDriver(app, room: room, options: options)
    BarStage.open(contents, in: driver.model, form: form)
  }

  /// How many screens the stack in front has.
  var depth: Int { driver.model.front.entries.count }

  var bar: BarFrame? { driver.frame.frontStack?.bar }

  /// What is in sight of the bar in front.
  var elements: [AccessElement] { driver.accessElements(inBarOf: driver.model.front.container) }

  /// The way back that is in sight, or nil.
  var back: AccessElement? {
    let backs = Set(bar?.node.backButtons ?? [])
    return elements.first { element in element.id.map(backs.contains) ?? false }
  }

  /// The labels of what gets the focus one after the other by Tab, once round.
  func cycle() -> [String] {
    var labels: [String] = []
    var first: NodeID?
    for _ in 0..<100 {
      driver.press(.tab)
      guard let focus = driver.frame.frontStack?.focus, focus != first else { break }
      first = first ?? focus
      labels.append(driver.focus ?? "")
    }
    return labels
  }

  /// Moves the focus on by Tab until it is on something; false where it does not get there.
  func tab(to element: AccessElement) -> Bool {
    for _ in 0..<100 {
      driver.press(.tab)
      if driver.frame.frontStack?.focus == element.id { return true }
    }
    return false
  }

  /// Swipes as one who goes back.
  func swipeBack() {
    driver.swipe(towards: driver.frame.traits.direction == .leftToRight ? .right : .left)
  }
}

extension Node {
  /// The buttons in it that go back, of which one or none is in sight.
  fileprivate var backButtons: [NodeID] {
    if case .button(let button) = kind, button.role == .back { return id.map { [$0] } ?? [] }
    return children.flatMap(\.backButtons)
  }
}
