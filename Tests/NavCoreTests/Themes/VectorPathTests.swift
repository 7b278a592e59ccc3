import NavCore
import NavTestSupport
import Testing

@Suite("Paths")
struct VectorPathTests {
  @Test(
    "every standard symbol has a path, whose line lies inside the box",
    arguments: SymbolRole.allCases)
  func inside(_ role: SymbolRole) throws {
    let path = try #require(Symbol.standard(role).path)
    let reach = VectorPath.lineWidth / 2
    for point in path.points {
      for number in [point.x, point.y] {
        #expect((reach...VectorPath.boxSize - reach).contains(number), "\(role) \(point)")
      }
    }
    let (xs, ys) = (path.points.map(\.x), path.points.map(\.y))
    let width = (xs.max() ?? 0) - (xs.min() ?? 0)
    let height = (ys.max() ?? 0) - (ys.min() ?? 0)
    #expect(max(width, height) >= 14, "a symbol fills its box")
  }

  @Test("the standard symbols are drawn differently")
  func distinct() {
    #expect(
      Set(SymbolRole.allCases.map { Symbol.standard($0).path }).count == SymbolRole.allCases.count)
  }

  @Test("all commands are read, with blanks or commas between numbers")
  func commands() throws {
    let path = try VectorPath(" M1,2L 3 4\nC5 6,7 8 9 10 Q 11 12 13 14.5Z")
    #expect(
      path.commands == [
        .move(.init(1, 2)), .line(.init(3, 4)),
        .cubic(control1: .init(5, 6), control2: .init(7, 8), end: .init(9, 10)),
        .quadratic(control: .init(11, 12), end: .init(13, 14.5)), .close,
      ])
    #expect(path.description == "M1 2 L3 4 C5 6 7 8 9 10 Q11 12 13 14.5 Z")
  }

  @Test("a letter may be left out where it is the same again; after a move, lines follow")
  func repeated() throws {
    #expect(try VectorPath("M1 2 3 4 5 6").description == "M1 2 L3 4 L5 6")
    #expect(try VectorPath("M1 2 Q1 2 3 4 5 6 7 8").description == "M1 2 Q1 2 3 4 Q5 6 7 8")
  }

  @Test("a path is the same after it was written and read")
  func roundTrip() throws {
    for role in SymbolRole.allCases {
      let path = try #require(Symbol.standard(role).path)
      #expect(try VectorPath(path.description) == path)
    }
    #expect(try VectorPath("M1e-7 2.5E0").description == "M1e-07 2.5")
    #expect(try VectorPath("M1e-07 2.5").points == [.init(1e-7, 2.5)])
  }

  @Test("a mirror turns left and right around, and twice is nothing")
  func mirrored() throws {
    let path = try VectorPath("M1 2 L3 4 C5 6 7 8 9 10 Q11 12 13 14 Z")
    #expect(path.mirrored.description == "M23 2 L21 4 C19 6 17 8 15 10 Q13 12 11 14 Z")
    #expect(path.mirrored.mirrored == path)
  }

  @Test(
    "a text that is no path is an error that says what, where and what was expected",
    arguments: [
      ("", "the path is empty; expected commands as in “M15 4 L7 12” (character 1)"),
      (" \n", "the path is empty; expected commands as in “M15 4 L7 12” (character 1)"),
      ("L1 2", "the path has to begin with M (character 1)"),
      ("m1 2", "the path has to begin with M (character 1)"),
      ("M1", "the path ends too early; expected a number (character 3)"),
      (
        "M1 2 H3",
        "\"H3\" was not expected; expected one of M, L, C, Q, Z or a number (character 6)"
      ),
      ("M1 2 Z 3 4", "\"3\" was not expected; expected one of M, L, C, Q, Z (character 8)"),
      ("M1 2 L3 25", "25.0 is outside of the box, which is from 0 to 24 (character 9)"),
      ("M-1 2", "-1.0 is outside of the box, which is from 0 to 24 (character 2)"),
      ("M1e999 2", "inf is outside of the box, which is from 0 to 24 (character 2)"),
      ("M1.2.3 4", "\"1.2.3\" was not expected; expected a number (character 2)"),
      ("M1-2", "\"1-2\" was not expected; expected a number (character 2)"),
      ("Mnan 1", "\"nan\" was not expected; expected a number (character 2)"),
      ("M1 \u{1B}[2J", "\"\\u{1B}[2J\" was not expected; expected a number (character 4)"),
    ])
  func errors(_ text: String, _ message: String) {
    #expect {
      try VectorPath(text)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test("a path is limited in length and in commands")
  func limits() throws {
    let most = "M1 1" + String(repeating: "Z", count: 511)
    #expect(try VectorPath(most).commands.count == 512)
    #expect(reason(most + "Z") == .tooManyCommands(limit: 512))
    #expect(reason(most + String(repeating: " ", count: 4_096)) == .tooLong(limit: 4_096))
  }

  private func reason(_ text: String) -> VectorPathError.Reason? {
    do {
      _ = try VectorPath(text)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("no text makes the reader crash")
  func anything() {
    let letters = Array("MLCQZmz0123.-+e, \n\u{1B}é")
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...30, using: &random)
      let text = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "M" })
      guard let path = try? VectorPath("M1 1" + text) else { continue }
      #expect(path.points.allSatisfy { (0...24).contains($0.x) && (0...24).contains($0.y) })
    }
  }
}
