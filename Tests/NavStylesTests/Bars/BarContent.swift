import NavCore
import NavTestSupport

/// What one screen of the app of the laws has for its bar.
struct BarContent: Sendable {
  /// An item, in short.
  struct Item: Sendable {
    var title: String
    var symbol: SymbolRole?
    var isEnabled = true
  }

  var title = "Fruits"
  var subtitle: String?
  var titleForm = TitleForm.automatic
  var hasOwnTitleContent = false
  var backTitle: String?
  var ownBack: (title: String?, symbol: SymbolRole?, ink: RGBColor?)?
  var display: BackItem.Display?
  var leading: [Item] = []
  var trailing: [Item] = []
  var searchText: String?
  var progress: ProgressNode?
  var tint: RGBColor?

  /// The colours that the screen brings.
  var ownColors: [RGBColor] { [tint, ownBack?.ink].compactMap(\.self) }

  /// The screen.
  ///
  /// - Parameter goOn: what its button “Go on” does.
  @MainActor func screen(goOn: @escaping @MainActor () -> Void = {}) -> Screen {
    var screen = Screen(title) {
      ScrollNode { StackNode { (0..<4).map { TextNode("Line \($0)") } } }
      ButtonNode("Go on", action: goOn)
    }
    .subtitle(subtitle)
    .titleForm(titleForm)
    .backTitle(backTitle)
    .backButton(
      ownBack?.title, symbol: ownBack?.symbol, ink: ownBack?.ink.map(Paint.color), display: display
    )
    .leading { for item in leading { item.item } }
    .trailing { for item in trailing { item.item } }
    .progress(progress)
    .tint(tint.map(Paint.color))
    if hasOwnTitleContent {
      screen = screen.titleContent {
        StackNode(.horizontal, gap: .small) {
          SymbolNode(.check)
          TextNode("Own content in its place", lineLimit: 1)
        }
      }
    }
    guard let searchText else { return screen }
    return screen.search(searchText) { _ in }
  }
}

extension BarContent.Item {
  @MainActor fileprivate var item: BarItem {
    BarItem(title, symbol: symbol, label: title.isEmpty ? "Sign" : title, isEnabled: isEnabled) {}
  }
}

extension BarContent {
  static let titles = [
    "", "A", "Fruits", "Apples, pears and plums",
    "A title that goes on and on and fits into no bar, however wide it may be made by anyone",
    "تفاح وكمثرى وبرقوق", "果物の名前とその他の長い題名", "Re\u{301}sume\u{301} 👩‍👩‍👧",
  ]

  /// A screen that has much for its bar.
  static let full = BarContent(
    title: "Apples, pears and plums", subtitle: "27 kinds", backTitle: "Fruits",
    leading: [.init(title: "Edit", symbol: .check), .init(title: "Sort")],
    trailing: [
      .init(title: "Add", symbol: .add), .init(title: "Off", symbol: .link, isEnabled: false),
      .init(title: "Share"),
    ],
    searchText: "", progress: ProgressNode("Loading", fraction: 0.4, width: 80))

  static func random(using random: inout SeededGenerator) -> BarContent {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    func title() -> String { titles.randomElement(using: &random) ?? "" }
    func color() -> RGBColor { RGBColor(hex: .random(in: 0...0xFF_FFFF, using: &random)) }
    func items() -> [Item] {
      let count = chance(40) ? 0 : Int.random(in: 1...8, using: &random)
      return (0..<count).map { index in
        let symbol = chance(60) ? SymbolRole.allCases.randomElement(using: &random) : nil
        let hasTitle = symbol == nil || chance(70)
        return Item(
          title: hasTitle ? ["Go", "Sort by name", "並べ替え"][index % 3] : "", symbol: symbol,
          isEnabled: chance(80))
      }
    }
    var content = BarContent(title: title())
    if chance(40) { content.subtitle = title() }
    content.titleForm = TitleForm.allCases.randomElement(using: &random) ?? .automatic
    content.hasOwnTitleContent = chance(10)
    if chance(20) { content.backTitle = title() }
    if chance(25) {
      content.ownBack = (
        chance(50) ? "Away" : nil, chance(50) ? .close : nil, chance(70) ? color() : nil
      )
    }
    if chance(40) { content.display = BackItem.Display.allCases.randomElement(using: &random) }
    content.leading = items()
    content.trailing = items()
    if chance(30) { content.searchText = chance(50) ? "" : title() }
    if chance(30) {
      content.progress = ProgressNode(
        chance(50) ? "Loading" : "", fraction: chance(50) ? 0.3 : nil, width: chance(80) ? 80 : nil)
    }
    if chance(50) { content.tint = color() }
    return content
  }
}
