import NavCore

/// A bar style that keeps all rules.
struct FairBar: BarStyle {
  let name = "fair"

  func makeBar(_ configuration: BarConfiguration) -> Bar {
    Bar {
      BarNode(ground: configuration.tint ?? .role(.barGround)) {
        configuration.leadingNodes()
      } middle: {
        if !configuration.title.isEmpty { FairBar.title(configuration) }
      } trailing: {
        configuration.trailingNodes()
      }
    }
  }

  @MainActor static func title(_ configuration: BarConfiguration) -> TextNode {
    TextNode(configuration.title, font: .title, lineLimit: 1, isHeading: true)
  }
}
