/// What a route resolves to: title, bar content, body, style choices, lifecycle and guards.
///
/// A screen is made once for each entry and lives as long as the entry does, so what the maker
/// creates beside it (a loader, an editor) is the screen's own. Title, items and body are read
/// whenever what they depend on has changed.
///
///     Screen("Fruits") {
///       TextNode("Pick one")
///     }
///     .bar(.backAndHome)
public struct Screen: Sendable {
  let title: @MainActor @Sendable () -> String
  let body: @MainActor @Sendable () -> [any NodeContent]
  var leadingItems: @MainActor @Sendable () -> [BarItem] = { [] }
  var trailingItems: @MainActor @Sendable () -> [BarItem] = { [] }
  var subtitle: @MainActor @Sendable () -> String? = { nil }
  var titleContent: @MainActor @Sendable () -> [any NodeContent] = { [] }
  var titleForm = TitleForm.automatic
  var backTitle: @MainActor @Sendable () -> String? = { nil }
  var backLook: @MainActor @Sendable () -> BackLook = { BackLook() }
  var search: (@MainActor @Sendable (Wording) -> BarSearch)?
  var progress: @MainActor @Sendable () -> ProgressNode? = { nil }
  var tint: @MainActor @Sendable () -> Paint? = { nil }
  var tasks: [@MainActor @Sendable () async -> Void] = []
  var leaveGuards: [@MainActor @Sendable (Proposal) -> GuardDecision] = []
  var appearances: [(phase: Appearance.Phase, action: Observer.OfAppearance)] = []
  var receivers: [ResultReceiver] = []
  var checkpoints: [String: ResultReceiver] = [:]

  /// The styles that this screen chooses for itself.
  public var styles = StyleChoices()

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - title: what the bar shows, and what the back button of the next screen says.
  ///   - body: what the screen shows below its bar.
  public init(
    _ title: @autoclosure @escaping @MainActor @Sendable () -> String,
    @NodeBuilder body: @escaping @MainActor @Sendable () -> [any NodeContent]
  ) {
    self.title = title
    self.body = body
  }
}
