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
    var hasHistory: Bool
    var scrollState: ScrollState
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
  var placement = BarPlacement.top
  var isKeptClear = true
  var title = ""
  var subtitle: String?
  var backTitle: String?
  var situation: BarSituation?
  var lastFrame = 0
  /// The body in which the area that scrolls was looked for last, and what was found.
  private var searched: (body: Node, area: NodeID?)?

  init(body: CompositionUnit, bar: CompositionUnit) {
    self.body = body
    self.bar = bar
  }

  /// The area whose position tells whether the content has been moved: the first one of the body.
  ///
  /// - Complexity: O(nodes before it) where the body is another one than last time.
  func mainArea(in body: Node) -> NodeID? {
    if let searched, searched.body === body { return searched.area }
    let area = body.firstArea
    searched = (body, area)
    return area
  }

  func drop() {
    body.drop()
    bar.drop()
  }

  func handler(for id: NodeID) -> NodeHandler? {
    body.handler(for: id) ?? bar.handler(for: id)
  }
}

extension Node {
  /// The identity of the first list or area that can be moved.
  fileprivate var firstArea: NodeID? {
    switch kind {
    case .list, .scroll: id
    default: children.lazy.compactMap(\.firstArea).first
    }
  }
}
