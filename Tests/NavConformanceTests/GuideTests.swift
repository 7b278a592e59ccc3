import Foundation
import NavConformance
import NavCore
import Testing

@Suite("The guide “Write a theme, write a style”")
struct GuideTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let example = root.appending(path: "Examples/AcmeTheme")
  private static let guide = root.appending(
    path: "Sources/NavConformance/NavConformance.docc/WriteAThemeWriteAStyle.md")

  /// The files of the example, which CI builds and tests; the manifest first.
  private static let files = [
    "Package.swift", "Sources/AcmeTheme/Theme+Desert.swift", "Sources/AcmeTheme/ThumbBar.swift",
    "Sources/AcmeTheme/GoldenColumns.swift", "Sources/AcmeTheme/AcmePlugin.swift",
    "Tests/AcmeThemeTests/AcmePluginTests.swift",
  ]

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  @Test("its code is the files of the example, all of them, in this order")
  func code() throws {
    let blocks = try Self.text(Self.guide)
      .matches(of: /```swift\n((?:.*\n)*?)```/).map { String($0.1) }
    let sources = try Self.files.map { try Self.text(Self.example.appending(path: $0)) }
    #expect(blocks.count == sources.count)
    for (file, pair) in zip(Self.files, zip(blocks, sources)) {
      #expect(pair.0 == pair.1, "the guide does not show \(file) as it is; copy it there")
    }
  }

  @Test("the example has no other sources")
  func sources() throws {
    let all =
      FileManager.default.enumerator(atPath: Self.example.path)?
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") } ?? []
    #expect(Set(all) == Set(Self.files))
  }

  @Test("it names each file before it shows it")
  func names() throws {
    let text = try Self.text(Self.guide)
    #expect(Self.files.allSatisfy { text.contains("`\($0)`") })
  }

  /// The text of an article, as if it were one line.
  private static func line(_ file: URL) throws -> String {
    try text(file).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("the messages that it quotes are what is said")
  func messages() throws {
    var theme = Theme.bare
    theme.name = "desert"
    theme.metrics.barHeight = 20
    let ofTheme = Conformance.violations(of: theme).map(\.description)
    #expect(ofTheme.count == 1)
    let guide = try Self.line(Self.guide)
    #expect(ofTheme.allSatisfy(guide.contains), "\(ofTheme)")

    let narrow = WrongColumns(.columnsUsable, "", name: "even") { arrangement, configuration, _ in
      guard arrangement.shown.count == 2 else { return }
      arrangement = FairColumns.arrange(configuration, side: 120)
    }
    let ofColumns = Conformance.violations(of: narrow).map(\.description)
    #expect(ofColumns.count == 1)
    let start = try Self.line(
      Self.guide.deletingLastPathComponent().appending(path: "NavConformance.md"))
    #expect(ofColumns.allSatisfy(start.contains), "\(ofColumns)")
  }
}
