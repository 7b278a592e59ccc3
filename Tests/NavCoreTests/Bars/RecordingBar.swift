import NavCore

/// A bar style that shows back, and keeps what it was given last.
@MainActor final class RecordingBar: BarStyle {
  let name = "recording"
  private(set) var last: BarConfiguration?
  private(set) var made = 0

  nonisolated init() {}

  func makeBar(_ configuration: BarConfiguration) -> Bar {
    last = configuration
    made += 1
    return Bar {
      BarNode {
        configuration.leadingNodes()
      } middle: {
        configuration.titleNodes()
      } trailing: {
        configuration.trailingNodes()
      } below: {
        configuration.belowNodes(isTitleLarge: configuration.isTitleLarge(automatic: true))
      }
    }
  }
}
