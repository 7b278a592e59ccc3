import NavCore

@testable import NavDemo

extension SampleOptions {
  /// Options with the built-in themes and styles.
  static func standard() throws -> SampleOptions { SampleOptions(registry: try .builtIn()) }
}
