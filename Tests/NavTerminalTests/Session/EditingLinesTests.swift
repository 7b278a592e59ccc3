import NavCore
import Testing

@testable import NavTerminal

@Suite("In a field of several lines the caret moves between them")
@MainActor struct EditingLinesTests {
  private let rig = FieldRig()

  @Test("Up and down move between lines, and out of the field at its ends")
  func lines() throws {
    let driver = try rig.driver("first\nsec\nthird one", isMultiline: true)
    let walk: [(TerminalKey, [Int])] = [
      (.up, [3, 2]), (.up, [3, 1]), (.end, [5, 1]), (.down, [3, 2]), (.home, [0, 2]),
      (.down, [0, 3]), (.end, [9, 3]), (.left, [8, 3]),
    ]
    for (key, place) in walk {
      driver.press(key)
      #expect(driver.caret == place, "\(key)")
    }
    driver.press(.down)
    #expect(driver.focus == "Go" && driver.caret.isEmpty)
    driver.press(.up)
    #expect(driver.focus == "Name")
  }

  @Test("In a line that was broken End stays in it, and Up reaches it from below")
  func brokenLines() throws {
    let driver = try rig.driver("0123456789abcdefghijxyz", isMultiline: true)
    #expect(driver.text[1...3] == [" 0123456789", " abcdefghij", " xyz"])
    driver.press(.up)
    #expect(driver.caret == [3, 2])
    driver.press(.end)
    driver.press(.end)
    #expect(driver.caret == [9, 2])
    driver.press(.up)
    #expect(driver.caret == [9, 1])
    driver.press(.home)
    #expect(driver.caret == [0, 1])
    driver.press(.down)
    driver.press(.end)
    driver.press(.right)
    #expect(driver.caret == [0, 3])
  }
}
