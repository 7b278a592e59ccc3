import NavCore
import NavStyles
import NavThemes
import Testing

@testable import NavTerminal

/// A sidebar unless it is hidden, the detail, and an inspector where it is asked for; as wide as the
/// user made them.
private struct AskedColumns: ColumnStyle {
  let name = "asked"
  var permissions = Set(ColumnArrangement.Permission.allCases)

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    var sides: [ColumnRole] = []
    if configuration.visibility(of: .sidebar) != .hidden { sides.append(.sidebar) }
    if configuration.visibility(of: .inspector) == .shown { sides.append(.inspector) }
    let widths = sides.map { memory.widths[$0] ?? 160 }
    let shown = zip(sides, widths).map { ColumnArrangement.Column($0, width: $1) }
    let rest = configuration.width - widths.reduce(0, +)
    let detail = ColumnArrangement.Column(.detail, width: rest)
    return ColumnArrangement(
      shown.filter { $0.role == .sidebar } + [detail] + shown.filter { $0.role == .inspector },
      permissions: permissions)
  }
}

@Suite("Columns are shown, hidden and resized by keys and swipes")
@MainActor struct ColumnKeysTests {
  private func driver(
    _ direction: Traits.Direction = .leftToRight,
    permissions: Set<ColumnArrangement.Permission>? = nil
  ) throws -> TerminalDriver {
    var style = AskedColumns()
    if let permissions { style.permissions = permissions }
    var options = TerminalOptions()
    options.direction = direction
    let plan = ContainerPlan.columns([
      .init(.sidebar, .to(KeysPage.list)), .init(.detail, .to(KeysPage.item(0))),
      .init(.inspector, .to(KeysPage.item(1))),
    ])
    let app = try KeysRig().driver(plan).model.app.columns(style)
    return TerminalDriver(app, columns: 100, rows: 20, options: options)
  }

  private func shown(_ driver: TerminalDriver) -> [ColumnRole] { widths(driver).map(\.0) }

  private func widths(_ driver: TerminalDriver) -> [(ColumnRole, Double)] {
    _ = driver.frame
    return driver.model.arrangement(of: driver.model.tree.root).shown.map { ($0.role, $0.width) }
  }

  @Test("s hides the first column and shows it again, i the inspector")
  func toggling() throws {
    let driver = try driver()
    #expect(shown(driver) == [.sidebar, .detail])
    driver.press(.character("s"))
    #expect(shown(driver) == [.detail])
    driver.press(.character("i"))
    #expect(shown(driver) == [.detail, .inspector])
    driver.press(.character("s"))
    #expect(shown(driver) == [.sidebar, .detail, .inspector])
    driver.press(.character("i"))
    #expect(shown(driver) == [.sidebar, .detail])
  }

  /// Sidebar and detail upright, in an app that another one opened.
  private func openedDriver() throws -> TerminalDriver {
    let plan = ContainerPlan.columns([
      .init(.sidebar, .to(KeysPage.list)), .init(.detail, .to(KeysPage.item(0))),
    ])
    let app = try KeysRig().driver(plan).model.app.columns(.doubleColumn)
    let driver = TerminalDriver(app, columns: 100, rows: 70)
    driver.open(app)
    return driver
  }

  @Test("Escape puts away what was opened over the others, and does not leave the app")
  func escape() throws {
    let driver = try openedDriver()
    let model = driver.model
    driver.press(.character("s"))
    #expect(shown(driver) == [.sidebar, .detail])
    driver.press(.escape)
    #expect(shown(driver) == [.detail])
    #expect(driver.model === model)
  }

  @Test("who comes to the column over the others by steps back leaves the app by another one")
  func stepsBack() throws {
    let driver = try openedDriver()
    let model = driver.model
    driver.press(.escape)
    #expect(shown(driver) == [.sidebar, .detail])
    driver.press(.escape)
    #expect(model.isClosed)
    #expect(driver.model !== model)
  }

  @Test("What the style does not allow the user, keys and swipes don't do")
  func notAllowed() throws {
    let driver = try driver(permissions: [])
    for key in "si<>" { driver.press(.character(key)) }
    driver.swipe(towards: .left)
    driver.swipe(towards: .right)
    #expect(widths(driver).map(\.1) == [160, 640] && shown(driver) == [.sidebar, .detail])
  }

  @Test("< and > move the line beside the column by two cells, in both directions of writing")
  func resizing() throws {
    for (direction, right, left) in [
      (Traits.Direction.leftToRight, ">", "<"), (.rightToLeft, "<", ">"),
    ] as [(Traits.Direction, Character, Character)] {
      let driver = try driver(direction)
      driver.press(.character(right))
      #expect(widths(driver).map(\.1) == [176, 624])
      driver.model.root.front(.detail)
      driver.press(.character(left))
      driver.press(.character(left))
      #expect(widths(driver).map(\.1) == [144, 656])
      driver.model.root.front(.inspector)
      driver.press(.character(right))
      #expect(widths(driver).map(\.1) == [144, 512, 144])
    }
  }

  @Test("A swipe brings in the column that it comes from, or takes one away; mirrored")
  func swipes() async throws {
    for (direction, onward, back) in [
      (Traits.Direction.leftToRight, "right", "left"), (.rightToLeft, "left", "right"),
    ] {
      let driver = try driver(direction)
      await driver.run(try Script(parsing: "swipe \(back)"))
      #expect(shown(driver) == [.sidebar, .detail, .inspector])
      await driver.run(try Script(parsing: "swipe \(back)"))
      #expect(shown(driver) == [.detail, .inspector])
      await driver.run(try Script(parsing: "swipe \(onward)"))
      #expect(shown(driver) == [.sidebar, .detail, .inspector])
    }
  }

  @Test("While a question is shown a swipe does nothing")
  func question() throws {
    let driver = try driver()
    driver.press(.character("?"))
    driver.swipe(towards: .left)
    #expect(shown(driver) == [.sidebar, .detail])
  }

  @Test("The keys of columns are listed where there are columns, and only there")
  func listed() throws {
    let words = Wording()
    for (driver, isListed) in [(try driver(), true), (try KeysRig().driver(), false)] {
      driver.resize(columns: 100, rows: 40)
      driver.press(.character("?"))
      for text in [words.toggleSidebar, words.toggleInspector, words.resizeColumn] {
        #expect(driver.text.contains { $0.contains(text) } == isListed)
      }
    }
  }
}
