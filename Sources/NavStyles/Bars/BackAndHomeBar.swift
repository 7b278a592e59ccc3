public import NavCore

/// A bar of back button, title and home button.
public struct BackAndHomeBar: BarStyle {
  /// `back-and-home`.
  public let name = "back-and-home"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar {
      BarNode(ground: configuration.tint ?? .role(.barGround)) {
        if let back = configuration.back { back.button }
        if let column = configuration.leadingColumn { column.button }
        for item in configuration.leading { item.button }
      } middle: {
        TextNode(configuration.title, font: .title, ink: .role(.barInk), lineLimit: 1)
      } trailing: {
        for item in configuration.trailing { item.button }
        if let column = configuration.trailingColumn { column.button }
        if let home = configuration.home { home.button }
      }
    }
  }
}

extension BarStyle where Self == BackAndHomeBar {
  /// Back, title and home.
  public static var backAndHome: BackAndHomeBar { BackAndHomeBar() }
}
