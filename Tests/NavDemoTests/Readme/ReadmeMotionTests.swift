import Foundation
import NavConformance
import NavCore
import NavTerminal
import Testing

@testable import Fruits

/// What the README says of motion is what happens.
@MainActor @Suite struct ReadmeMotionTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func blocks(_ kind: String) throws -> [String] {
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    return readme.components(separatedBy: "\n```\(kind)\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```").first ?? ""
    }
  }

  @Test("the transition in the README is compiled here, and breaks no rule")
  func code() throws {
    let file = Self.folder.appendingPathComponent("CurtainTransition.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    #expect(try Self.blocks("swift").contains(source.trimmingCharacters(in: .newlines)))
    #expect(Conformance.violations(of: CurtainTransition()) == [])
  }

  @Test("the frame in the middle of a push is what the program draws")
  func frame() throws {
    let shown = try DemoProgram.run(
      "render", "rainbow", "--size", "64x8", "--columns", "stack", "--script", "enter; wait 90ms")
    let drawn = shown.output.trimmingCharacters(in: .newlines)
    let frames = try Self.blocks("text")
    #expect(frames.contains { $0.trimmingCharacters(in: .newlines) == drawn }, "\n\(drawn)")
  }

  @Test("the first app takes it, and the new screen comes down from above")
  func curtain() throws {
    var options = TerminalOptions()
    options.motion = .full
    let driver = TerminalDriver(
      try fruits().transition(.curtain), columns: 40, rows: 10, options: options)
    driver.press(.enter)
    #expect(driver.text[1].contains("Apple"))
    driver.advance(by: .milliseconds(120))
    let row = driver.text.firstIndex { $0.contains("Apple tastes good.") }
    #expect(row == nil || row == 0)
    driver.finishMotion()
    #expect(driver.text[1].contains("Apple tastes good."))
  }
}
