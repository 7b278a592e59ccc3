import Foundation
import Testing

@Suite("Words that are shown come from wordings")
struct BypassingWordsTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources", directoryHint: .isDirectory)

  private static func files(_ module: String) throws -> [String] {
    let folder = sources.appending(path: module)
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path))
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(module)/\($0)" }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: sources.appending(path: path), encoding: .utf8)
  }

  @Test(
    "no literal that is shown bypasses them",
    arguments: ["NavCore", "NavThemes", "NavStyles", "NavLayout", "NavTerminal"])
  func modules(module: String) throws {
    let files = try Self.files(module)
    #expect(files.count > 5)
    for path in files where !path.hasPrefix("NavCore/Wording/") {
      let found = BypassingWords.found(in: try Self.text(path), path: path)
      #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
  }

  @Test("what is allowed, and where all is shown, is there")
  func lists() throws {
    for (path, words) in BypassingWords.allowed {
      let there = Set(SourceLiterals(try Self.text(path)).literals.map(\.text))
      #expect(words.isSubset(of: there), "\(path)")
    }
    for folder in BypassingWords.showingFolders {
      let exists = FileManager.default.fileExists(atPath: Self.sources.appending(path: folder).path)
      #expect(exists, "\(folder)")
    }
  }

  @Test(
    "a word that is given to what is shown is found, wherever it stands",
    arguments: [
      #"TextNode("No items")"#, #"BarItem("More", symbol: .more) { act() }"#,
      #"ButtonNode(words.close, label: "Close it") {}"#,
      #"Prompt(words.keys, choices: [.init("OK")])"#,
      #"TextNode(isEmpty ? "Nothing" : title)"#, #"RowNode(label: name + " of all") {}"#,
      #"TextNode("\(count) items")"#, #"TextNode("\(isOne ? "one" : "2")")"#,
      #"func bar(title: String = "Back") {}"#, #"let label = "Back""#,
      #"var title: String { "Back" }"#,
      #"Screen("Sorry") {}"#, "TextNode(\"\"\"\n  Sorry\n  \"\"\")", ##"TextNode(#"So "sorry""#)"##,
      #"grid.put("wait", column: 0)"#,
      #"x = y.isEmpty ? nil : BackItem(title: "Up", label: w.back)"#,
    ])
  func found(source: String) {
    #expect(BypassingWords.found(in: source, path: "NavCore/Model/Some.swift").count == 1)
  }

  @Test(
    "what comes from a wording, is a sign, or is for developers is not found",
    arguments: [
      "TextNode(words.close)", #"TextNode("…")"#, #"put("▴ ▾", at: 0)"#,
      #"TextNode("\(number) %")"#,
      #"// TextNode("No items")"#, #"/* TextNode("No items") */"#, #"precondition(isIn, "no row")"#,
      #"BarItem(words.home) { log("gone home") }"#, #"Node(context.child("content"))"#,
      #"let name = "back-and-home""#, #"return .refused(by: "columns", why: "no number")"#,
      #"TextNode("\n\t\u{2028}")"#, #"let quote = "\""; // "TextNode("x")"#,
    ])
  func passed(source: String) {
    #expect(BypassingWords.found(in: source, path: "NavCore/Model/Some.swift") == [])
  }

  @Test(
    "in a folder of what is shown every word is found, also one that is kept before it is shown")
  func folders() {
    let source = """
      // "Enter"
      let keys = [
        ("Enter  Space", words.activate), ("j k", words.moveFocus),
      ]
      """
    let found = BypassingWords.found(in: source, path: "NavTerminal/Session/Keys.swift")
    #expect(
      found == [
        "NavTerminal/Session/Keys.swift:3: “Enter  Space” does not come from a wording"
      ])
    #expect(BypassingWords.found(in: source, path: "NavCore/Model/Keys.swift") == [])
  }
}
