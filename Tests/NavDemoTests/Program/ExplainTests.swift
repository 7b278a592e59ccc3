import NavTestSupport
import Testing

@Suite("The program tells why a style is used")
struct ExplainTests {
  private func lines(_ arguments: String...) throws -> [String] {
    let result = try DemoProgram.run(arguments + ["--explain"], output: nil)
    #expect(result.status == 0)
    return result.errors.split(separator: "\n").map(String.init)
  }

  @Test("for each slot of what shows: who chose it, and what that hides")
  func slots() throws {
    let lines = try lines(
      "render", "rainbow", "--size", "120x30", "--bar", "title", "--theme", "rainbow")
    #expect(
      lines == [
        "columns of c1: double-column, chosen by the app; hides double-column (the registry's default)",
        "bar of c2: title, chosen by the app; hides back-and-home (the registry's default)",
        "theme of c2: rainbow, chosen by the app; hides plain (the registry's default)",
        "transition of c2: slide, the registry's default",
        "bar of c4: title, chosen by the app; hides back-and-home (the registry's default)",
        "theme of c4: rainbow, chosen by the app; hides plain (the registry's default)",
        "transition of c4: slide, the registry's default",
      ])
  }

  @Test("where nobody chooses, it is the registry's default")
  func defaults() throws {
    let lines = try lines("render", "notes", "--size", "60x20")
    #expect(lines.contains { $0.hasSuffix("plain, the registry's default") })
  }
}
