public import NavCore

/// A bar of title and home button; back works by key and gesture alone.
public struct TitleBar: BarStyle {
  /// `title`.
  public let name = "title"

  /// Makes the style.
  public init() {}

  /// Makes the bar of one screen.
  @MainActor public func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar {
      BarNode(ground: configuration.tint ?? .role(.barGround)) {
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

extension BarStyle where Self == TitleBar {
  /// Title in the middle, home at the end.
  public static var title: TitleBar { TitleBar() }
}
