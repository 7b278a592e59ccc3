import NavCore
import NavStyles
import NavThemes
import Testing

@testable import NavTerminal

@Suite("The mouse in columns, and beside those that are over the others")
@MainActor struct MouseColumnTests {
  private struct SideOver: ColumnStyle {
    let name = "side-over"
    var permissions: Set<ColumnArrangement.Permission> = [.hide, .reveal]
    var placement = ColumnArrangement.Placement.overlaid

    func arrange(
      _ configuration: ColumnConfiguration, memory: inout ColumnMemory
    ) -> ColumnArrangement {
      let side = ColumnArrangement.Column(.sidebar, placement, width: 160)
      let isShown = configuration.visibility(of: .sidebar) != .hidden
      let width = configuration.width - (placement == .tiled ? 160 : 0)
      return ColumnArrangement(
        (isShown ? [side] : []) + [.init(.detail, width: width)], permissions: permissions)
    }
  }

  private let rig = KeysRig()

  private func driver(
    _ style: SideOver, front: ColumnRole = .sidebar, direction: Traits.Direction = .leftToRight,
    asks: Bool = false
  ) throws -> TerminalDriver {
    let plan = ContainerPlan.columns(
      [.init(.sidebar, .to(KeysPage.list)), .init(.detail, .to(KeysPage.item(0)))], front: front)
    var options = TerminalOptions()
    options.direction = direction
    let app = try rig.driver(plan, asks: asks).model.app.columns(style)
    return TerminalDriver(app, columns: 100, rows: 14, options: options)
  }

  private func shows(_ driver: TerminalDriver) -> Bool {
    driver.frame.columns[0].columns.contains { $0.arranged.role == .sidebar }
  }

  private func rows(_ driver: TerminalDriver) -> [Int] {
    (0..<driver.size.rows).filter { driver.text[$0].contains("row") }
  }

  @Test(
    "A press beside the column puts it away, whichever column the user is in, and does nothing else",
    arguments: [ColumnRole.sidebar, .detail], Traits.Direction.allCases)
  func puttingAway(front: ColumnRole, direction: Traits.Direction) throws {
    let driver = try driver(SideOver(), front: front, direction: direction)
    #expect(shows(driver))
    driver.click(column: direction == .leftToRight ? 60 : 39, row: rows(driver)[3])
    #expect(!shows(driver) && driver.model.root.frontColumn == .detail && driver.depth == 1)
    #expect(driver.model.navigator(of: .detail, driver) == "item(0)")
  }

  @Test("A press in the column, and on its line, leaves it there")
  func inside() throws {
    let driver = try driver(SideOver())
    driver.click(column: 19, row: 9)
    #expect(shows(driver))
    driver.click(column: 5, row: rows(driver)[2])
    #expect(driver.model.navigator(of: .detail, driver) == "item(2)")
  }

  @Test("Where the style lets no one hide it, a press beside it is a press like any other")
  func notAllowed() throws {
    let driver = try driver(SideOver(permissions: []), front: .detail)
    driver.click(column: 60, row: rows(driver)[3])
    #expect(driver.model.navigator(of: .detail, driver) == "item(3)")
  }

  @Test(
    "A click in another column goes there and does what it does; the list stays as it was moved")
  func otherColumn() throws {
    let driver = try driver(SideOver(placement: .tiled))
    driver.press(.down)
    driver.model.root.front(.detail)
    driver.press(.down)
    for _ in 0..<3 { driver.turnWheel(.down, column: 5, row: 5) }
    #expect(driver.model.root.frontColumn == .detail, "the wheel changes no column")
    let row = try #require(driver.text.firstIndex { $0.contains("row 12") })
    let before = driver.text.map { $0.prefix(12) }
    driver.click(column: 5, row: row)
    #expect(driver.model.navigator(of: .detail, driver) == "item(12)")
    #expect(driver.text.map { $0.prefix(12) }.dropFirst() == before.dropFirst())
    driver.model.root.front(.sidebar)
    #expect(driver.focus == "row 12")
  }

  @Test("Where the way to the other column is held, nothing there is used")
  func held() throws {
    let guarding = Guard("stay here") { proposal in
      if case .front = proposal.move.action { return .cancel("stay") }
      return .allow
    }
    let plan = ContainerPlan.columns(
      [.init(.sidebar, .to(KeysPage.list)), .init(.detail, .to(KeysPage.item(0)))], front: .detail)
    var app = try rig.driver(plan).model.app.columns(SideOver(placement: .tiled))
    app.guards = [guarding]
    let driver = TerminalDriver(app, columns: 100, rows: 14)
    let focus = driver.focus
    driver.click(column: 5, row: rows(driver)[4])
    #expect(driver.model.root.frontColumn == .detail && driver.focus == focus)
    #expect(driver.model.navigator(of: .detail, driver) == "item(0)")
  }

  @Test("A press beside the list of keys leaves it there, and a key closes it as before")
  func listOfKeys() throws {
    let driver = try rig.driver(rows: 30)
    driver.press(.character("?"))
    driver.click(column: 0, row: 0)
    #expect(driver.model.prompt != nil)
    driver.press(.character("z"))
    #expect(driver.model.prompt == nil)
  }

  @Test("The wheel moves the list of keys where it is higher than the screen")
  func wheelInKeys() throws {
    let driver = try rig.driver(columns: 44, rows: 10)
    driver.press(.character("?"))
    let before = driver.text
    driver.turnWheel(.down, column: 20, row: 4)
    #expect(driver.text != before && driver.model.prompt != nil)
    driver.turnWheel(.up, column: 20, row: 4)
    #expect(driver.text == before)
  }
}

extension NavigationModel {
  /// What the stack of a column shows.
  fileprivate func navigator(of role: ColumnRole, _ driver: TerminalDriver) -> String? {
    let shown = driver.frame.columns.first?.columns.first { $0.arranged.role == role }
    return shown?.stack.bar?.title
  }
}
