public import NavCore

/// A bar at the bottom, with the way back in the corner where a thumb reaches it.
public struct ThumbBar: BarStyle {
  /// The style's name.
  public let name = "thumb"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  public func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar(.bottom) {
      BarNode(ground: configuration.tint ?? .role(.barGround)) {
        if let column = configuration.leadingColumn { column.button }
        configuration.fitting(configuration.leading, "leading")
      } middle: {
        configuration.titleNodes(font: .headline)
      } trailing: {
        configuration.trailingNodes(hasHome: false)
        configuration.back?.nodes(atMost: .generic) ?? []
      } below: {
        configuration.belowNodes(isTitleLarge: false)
      }
    }
  }
}

extension BarStyle where Self == ThumbBar {
  /// At the bottom.
  public static var thumb: ThumbBar { ThumbBar() }
}
