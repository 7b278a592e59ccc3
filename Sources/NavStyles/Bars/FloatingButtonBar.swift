public import NavCore

/// Round buttons over the body: back, and a menu of the screen's items and home. Title and search field
/// are not shown.
public struct FloatingButtonBar: BarStyle {
  /// `floating-button`.
  public let name = "floating-button"
  /// From the side where the writing begins, 0, to the other one, 1.
  public var x: Double
  /// From the top, 0, to the bottom, 1.
  public var y: Double
  /// Whether the body keeps clear of buttons at its edges.
  public var content: CoveredContent

  /// Makes the style; the usual place is at the bottom, in the middle.
  public init(x: Double = 0.5, y: Double = 1, content: CoveredContent = .clear) {
    self.x = x
    self.y = y
    self.content = content
  }

  /// Where the buttons are, and whether the body keeps clear of them.
  public static let parameters = [
    StyleParameter(
      "x", \Self.x, in: 0...1, unit: nil, summary: "from the leading side, 0, to the trailing one"),
    StyleParameter("y", \Self.y, in: 0...1, unit: nil, summary: "from the top, 0, to the bottom"),
    StyleParameter(
      "content", \Self.content, summary: "whether content keeps clear of buttons at an edge"),
  ]

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    configuration.roundButtons(at: BarPlacement.Anchor(x: x, y: y), content, ground: .accent)
  }
}

extension BarStyle where Self == FloatingButtonBar {
  /// Round buttons at the bottom.
  public static var floatingButton: FloatingButtonBar { FloatingButtonBar() }

  /// Round buttons at a place, as shares of the room from 0 to 1.
  public static func floatingButton(x: Double, y: Double) -> FloatingButtonBar {
    FloatingButtonBar(x: x, y: y)
  }
}
