import NavCore

/// A sample app, as the command line and the catalogue know it. Each one is a constant in the file
/// of its app.
struct SampleApp: Sendable {
  /// The name that the command line takes.
  let name: String
  /// What it shows, in one line.
  let summary: String
  /// Whether the command line takes a path after the name.
  let takesPath: Bool
  /// Whether the command line takes the file that the app keeps its content in.
  let takesFile: Bool
  private let build: @MainActor @Sendable (SampleOptions) throws -> NavApp

  init(
    _ name: String, summary: String, takesPath: Bool = false, takesFile: Bool = false,
    build: @escaping @MainActor @Sendable (SampleOptions) throws -> NavApp
  ) {
    self.name = name
    self.summary = summary
    self.takesPath = takesPath
    self.takesFile = takesFile
    self.build = build
  }

  /// The name as a heading.
  var title: String {
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// How the command line writes it, with what belongs to it.
  var usage: String { name + (takesPath ? " [PATH]" : "") + (takesFile ? " [--file PATH]" : "") }

  /// Builds the app.
  ///
  /// - Throws: `RegistryError` when a theme or style is not known, `PathProblem` when a path can't
  ///   be one.
  @MainActor func make(_ options: SampleOptions) throws -> NavApp { try build(options) }
}

extension SampleApp: Hashable {
  static func == (left: SampleApp, right: SampleApp) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SampleApp: CaseIterable {
  /// All of them, in the order in which they are listed.
  static let allCases: [SampleApp] = catalogued + [.catalogue]

  /// Those that the catalogue offers.
  static let catalogued: [SampleApp] = [
    .rainbow, .home, .bars, .library, .notes, .files, .managed, .pager, .verticalPager, .onboarding,
    .tabs, .attachedTabs, .segmented,
  ]

  /// The plug-in that lists say the apps come from.
  static let plugin = "NavDemo"

  /// The app of a name, or nil where there is none.
  static func named(_ name: String) -> SampleApp? { allCases.first { $0.name == name } }
}
