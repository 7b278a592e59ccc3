import NavCore
import NavStyles
import Testing

@testable import NavTerminal

@Suite("A driver shows an app on a device, and turns it")
@MainActor struct DriverRoomTests {
  private let plan = ContainerPlan.columns(sidebar: KeysPage.list, detail: KeysPage.item(0))

  private func driver(_ room: TerminalRoom) throws -> TerminalDriver {
    TerminalDriver(try KeysRig().driver(plan).model.app, room: room)
  }

  @Test("The screen is as large as the device, and the app is told of it")
  func size() throws {
    var options = TerminalOptions()
    options.scheme = .light
    options.direction = .rightToLeft
    let app = try KeysRig().driver(plan).model.app
    let driver = TerminalDriver(app, room: .device(try .named("iphone")), options: options)
    #expect(driver.size == (49, 53))
    var traits = try Device.named("iphone").traits()
    traits.scheme = .light
    traits.direction = .rightToLeft
    #expect(driver.frame.traits == traits)
    #expect(driver.frame.stacks.count == 1)
  }

  @Test("A script turns the device, goes to another one, and gives it another size")
  func script() async throws {
    let driver = try driver(.device(try .named("ipad-11"), .landscape))
    #expect(driver.frame.stacks.count == 2)
    await driver.run(try Script(parsing: "rotate"))
    #expect(driver.size == (104, 74) && driver.frame.traits.orientation == .portrait)
    await driver.run(try Script(parsing: "device iphone-se"))
    #expect(driver.size == (46, 41) && driver.room.device?.name == "iphone-se")
    await driver.run(try Script(parsing: "resize 120x40"))
    #expect(driver.size == (120, 40) && driver.room.device == nil)
    #expect(driver.frame.traits.idiom == .phone)
    let terminal = try self.driver(.terminal(columns: 80, rows: 24))
    await terminal.run(try Script(parsing: "rotate"))
    #expect(terminal.size == (48, 40) && terminal.frame.traits.idiom == .terminal)
  }

  @Test("A turn of the device moves no entries, and a turn back shows what was there")
  func nothingLost() async throws {
    let driver = try driver(.device(try .named("ipad-mini"), .landscape))
    driver.press(.down)
    driver.press(.enter)
    let (text, tree) = (driver.text, driver.model.tree.containers.stacks)
    driver.rotate()
    #expect(driver.model.tree.containers.stacks == tree)
    driver.rotate()
    #expect(driver.text == text)
  }

  @Test("Ctrl-R turns a device and is listed among the keys then; a terminal it leaves alone")
  func key() throws {
    let device = try driver(.device(try .named("iphone")))
    device.press(.control("r"))
    #expect(device.room.orientation == .landscape)
    device.press(.character("?"))
    #expect(device.text.contains { $0.contains("Ctrl-R") && $0.contains("Turn the device") })
    let terminal = try driver(.terminal(columns: 80, rows: 24))
    terminal.press(.control("r"))
    #expect(terminal.size == (80, 24))
    terminal.press(.character("?"))
    #expect(!terminal.text.contains { $0.contains("Ctrl-R") })
  }

  @Test("An app that is opened above another one is on the same device, and both are turned")
  func opening() throws {
    let driver = try driver(.device(try .named("iphone")))
    let below = driver.model
    driver.open(try self.driver(.terminal(columns: 1, rows: 1)).model.app)
    #expect(driver.size == (49, 53))
    driver.rotate()
    driver.press(.escape)
    #expect(driver.model === below && driver.size == (106, 24))
    #expect(driver.frame.traits.orientation == .landscape)
  }
}
