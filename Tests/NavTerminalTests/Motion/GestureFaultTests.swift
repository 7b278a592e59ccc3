import NavCore
import NavLayout
import NavStyles
import NavThemes
import Testing

@testable import NavTerminal

/// What users of other libraries suffer with gestures, sheets and pagers.
@Suite("Faults of others: gestures, sheets, pagers")
@MainActor struct GestureFaultTests {
  private enum Spot: Route {
    case number(Int)
    static let routeName = "spot"
  }

  @MainActor private final class Log { var lines: [String] = [] }

  private func driver(
    _ root: ContainerPlan = .stack(Spot.number(0)), log: Log = Log(), bar: String = "back-and-home"
  ) throws -> TerminalDriver {
    let app = try NavApp("Test", plugins: [BuiltInThemes(), BuiltInStyles()], root: root)
      .choosing(bar: bar, pager: "bare")
      .route(Spot.self) { spot, context in
        guard case .number(let number) = spot else { return Screen("") {} }
        return Screen("Screen \(number)") {
          ListNode(0..<40, id: { "\($0)" }) { index in
            RowNode("row \(number)-\(index)") { context.navigator.push(Spot.number(number + 1)) }
          }
        }
        .didAppear { _ in log.lines.append("+\(number)") }
        .didDisappear { _ in log.lines.append("-\(number)") }
      }
    var options = TerminalOptions()
    options.motion = .full
    return TerminalDriver(app, columns: 60, rows: 24, options: options)
  }

  private func depth(_ driver: TerminalDriver) -> Int { driver.model.front.entries.count }

  private func swipeBack(_ driver: TerminalDriver) {
    driver.drag(from: (0, 10), to: (50, 10), over: .milliseconds(200))
    driver.release()
    driver.finishMotion()
  }

  @Test(
    "a bar without a back button, and a hidden one, keep the swipe back; the app goes on afterwards",
    arguments: ["title", "hidden", "floating-button", "overlay-back"])
  func hiddenBars(_ bar: String) throws {
    let driver = try driver(bar: bar)
    for _ in 0..<3 {
      driver.press(.enter)
      driver.finishMotion()
      #expect(depth(driver) == 2)
      swipeBack(driver)
      #expect(depth(driver) == 1 && !driver.isMoving)
    }
  }

  @Test("a child sheet that is pulled away leaves its parent, and who presented it is told")
  func sheets() async throws {
    let driver = try driver()
    driver.model.root.present(Spot.number(10))
    driver.finishMotion()
    let reply = Task { [model = driver.model] in
      await model.front.present(Spot.number(20), returning: Int.self)
    }
    while driver.model.tree.presentations.count < 2 { await Task.yield() }
    driver.finishMotion()
    let title = try #require(driver.text.firstIndex { $0.contains("Screen 20") })
    driver.drag(from: (30, title), to: (30, title + 4), over: .seconds(1))
    driver.release()
    #expect(driver.model.tree.presentations.count == 2)
    driver.finishMotion()
    driver.drag(from: (30, title), to: (30, 23), over: .milliseconds(400))
    #expect(driver.model.tree.presentations.count == 2)
    driver.release()
    #expect(driver.model.tree.presentations.count == 1)
    driver.finishMotion()
    #expect(driver.text.contains { $0.contains("Screen 10") })
    guard case .cancelled(.left) = await reply.value else {
      Issue.record("the reply says something else")
      return
    }
  }

  @Test("an edge swipe goes back and turns no page")
  func edge() throws {
    let driver = try driver(
      .pager([.stack(Spot.number(0)), .stack(Spot.number(50))], selection: 1))
    driver.press(.enter)
    driver.finishMotion()
    swipeBack(driver)
    #expect(driver.model.root.selectedPage == 1 && depth(driver) == 1)
  }

  @Test("each page's bar knows how its own content stands to it")
  func scrollState() throws {
    let driver = try driver(.pager([.stack(Spot.number(0)), .stack(Spot.number(50))]))
    func state() -> ScrollState? { driver.frame.frontStack?.bar?.scrollState }
    #expect(state() == .atEdge)
    driver.turnWheel(.down, column: 5, row: 5)
    #expect(state() == .scrolled)
    driver.press(.character("]"))
    driver.finishMotion()
    #expect(state() == .atEdge)
    driver.press(.character("["))
    driver.finishMotion()
    #expect(state() == .scrolled)
  }

  @Test(
    "the page that is shown appears, each time, and not the ones that are loaded or dragged into sight"
  )
  func appearing() throws {
    let log = Log()
    let driver = try driver(
      .pager((0..<3).map { .stack(Spot.number($0 * 100)) }), log: log)
    #expect(log.lines == ["+0"])
    driver.drag(from: (50, 10), to: (20, 10), over: .seconds(1))
    #expect(log.lines == ["+0"])
    driver.drag(from: (20, 10), to: (45, 10), over: .seconds(1))
    driver.release()
    driver.finishMotion()
    #expect(log.lines == ["+0"])
    driver.press(.character("]"))
    driver.press(.character("["))
    #expect(log.lines == ["+0", "-0", "+100", "-100", "+0"])
  }
}
