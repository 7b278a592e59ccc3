import NavCore
import NavLayout
import Testing

@testable import NavTerminal

@Suite("In the middle of a motion what is seen is what is clicked")
@MainActor struct MouseMotionTests {
  private func row(_ text: String, _ rig: MotionRig) throws -> Int {
    try #require(rig.driver.text.firstIndex { $0.contains(text) })
  }

  @Test("the second click of two in a row does not use the screen that the first one brings")
  func twice() throws {
    let rig = try MotionRig()
    let row = try row("to 1", rig)
    rig.driver.click(column: 2, row: row)
    #expect(rig.path == ["0", "1"] && rig.driver.isMoving)
    rig.driver.click(column: 2, row: row)
    rig.advance(40)
    rig.driver.click(column: 2, row: row)
    #expect(rig.path == ["0", "1"])
    rig.driver.finishMotion()
    rig.driver.click(column: 2, row: row)
    #expect(rig.path == ["0", "1", "2"])
  }

  @Test("what comes in can be clicked where it is seen, before it is where it will be")
  func comingIn() throws {
    let rig = try MotionRig()
    rig.driver.press(.enter)
    let row = try row("to 1", rig)
    var place: Int?
    for _ in 0..<60 where place ?? 0 == 0 {
      rig.advance(10)
      place = rig.column(of: "to 3").flatMap { $0 < 40 ? $0 : nil }
    }
    let column = try #require(place)
    #expect(rig.driver.isMoving && column > 2)
    rig.driver.click(column: column + 1, row: try self.row("to 3", rig))
    #expect(rig.path == ["0", "1", "3"] && row > 0)
  }

  @Test("a sheet on its way away takes no click, and what it uncovers does once it is gone")
  func sheet() throws {
    let rig = try MotionRig()
    rig.driver.model.front.present(MotionRig.Spot.number(7))
    rig.driver.finishMotion()
    let row = try row("to 8", rig)
    let column = try #require(rig.column(of: "to 8"))
    rig.driver.press(.escape)
    #expect(rig.driver.isMoving && rig.path == ["0"])
    rig.driver.click(column: column + 1, row: row)
    #expect(rig.path == ["0"])
  }
}
