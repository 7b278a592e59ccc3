public import NavCore

/// What a host says of its units: how large things are in them.
public protocol HostMetrics: Sendable {
  /// The width of a character.
  func width(of character: Character, font: FontSpec) -> Int
  /// The height of a line of text.
  func lineHeight(_ font: FontSpec) -> Int
  /// A length from side to side.
  func horizontal(_ points: Double) -> Int
  /// A length from top to bottom.
  func vertical(_ points: Double) -> Int
  /// The height of a bar.
  func barHeight(_ metrics: Metrics) -> Int
  /// The least size of something to press.
  func minimumTarget(_ metrics: Metrics) -> LayoutSize
  /// The thickness of a line between columns, and around sheets.
  var lineWidth: Int { get }
}

extension HostMetrics {
  /// The width of a text on one line.
  public func width(of text: some StringProtocol, font: FontSpec) -> Int {
    text.reduce(0) { $0 + width(of: $1, font: font) }
  }
}
