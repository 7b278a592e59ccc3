/// The composed body and bar of one entry, kept while it may be shown again.
@MainActor final class EntryPart {
  /// What decides how the bar of an entry is made, beside what it reads.
  struct BarSituation: Hashable {
    var style: String
    var container: ContainerID
    var generation: Int
    var back: BackTarget
    var toggles: [Toggle]
    var canGoHome: Bool?
    var theme: Theme
  }

  /// A button that shows or hides a column.
  struct Toggle: Hashable {
    let role: ColumnRole
    /// The entry that the column shows, whose title tells what the button is for.
    let entry: Entry
    let container: ContainerID
    let isLeading: Bool
    let isShown: Bool
  }

  /// Where back leads.
  enum BackTarget: Hashable {
    case none
    case entry(Entry, in: ContainerID)
    case close
  }

  let body: CompositionUnit
  let bar: CompositionUnit
  var placement = Bar.Placement.top
  var title = ""
  var backTitle: String?
  var situation: BarSituation?
  var lastFrame = 0

  init(body: CompositionUnit, bar: CompositionUnit) {
    self.body = body
    self.bar = bar
  }

  func drop() {
    body.drop()
    bar.drop()
  }

  func handler(for id: NodeID) -> NodeHandler? {
    body.handler(for: id) ?? bar.handler(for: id)
  }
}
