public import NavCore

/// A hidden bar with a round back button in the corner where the writing begins, in the screen's own
/// colour, and beside it a menu of the screen's items and home. Title and search field are not shown.
public struct OverlayBackBar: BarStyle {
  /// `overlay-back`.
  public let name = "overlay-back"
  /// Whether the body keeps clear of the button.
  public var content: CoveredContent

  /// Makes the style.
  public init(content: CoveredContent = .clear) {
    self.content = content
  }

  /// Whether the body keeps clear of the button.
  public static let parameters = [
    StyleParameter(
      "content", \Self.content, summary: "whether content keeps clear of the button")
  ]

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    configuration.roundButtons(
      at: BarPlacement.Anchor(x: 0, y: 0), content, ground: configuration.tint ?? .accent)
  }
}

extension BarStyle where Self == OverlayBackBar {
  /// A back button over the body.
  public static var overlayBack: OverlayBackBar { OverlayBackBar() }
}
