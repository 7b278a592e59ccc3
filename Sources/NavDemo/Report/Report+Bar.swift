import NavCore
import NavLayout

extension Report {
  /// A bar as it shows.
  struct BarValues: Encodable {
    /// Its back button.
    struct Back: Encodable {
      /// The title of the screen that it leads to, or the label where it closes a presentation.
      var title: String
      var label: String
    }

    /// Something in the bar, as those have it who don't see it.
    struct Item: Encodable {
      /// What it is, as `button` or `heading`.
      var role: String
      var label: String
      var enabled: Bool
      /// Whether it has a menu beside what it does.
      var menu: Bool
      /// Where it is, in cells from the upper left corner.
      var x: Int
      var y: Int
      var width: Int
      var height: Int
    }

    var style: String
    /// `top`, `bottom`, `leading`, `floating` or `hidden`.
    var placement: String
    /// Of one that floats, where: shares of the room, from the leading side and from the top.
    @OrNull var anchor: BarPlacement.Anchor?
    /// How the content stands to it: `atEdge`, `scrolled` or `compact`.
    var state: String
    var title: String
    @OrNull var subtitle: String?
    /// Nil where the bar has no back button, also if back works by key.
    @OrNull var back: Back?
    /// The labels of all buttons at the leading end, also that of back where it stands there.
    var leading: [String]
    var trailing: [String]
    /// All that is in sight in the bar, in the order of reading.
    var items: [Item]
  }
}

extension Report.BarValues {
  /// The bar of a stack, or nil where it has none.
  init?(_ stack: StackFrame, _ access: Report.Access) {
    guard let frame = stack.bar else { return nil }
    let back = frame.back.map { button in
      Back(title: frame.backTitle ?? button.label, label: button.label)
    }
    self.init(
      style: frame.style, placement: frame.placement.name, anchor: frame.placement.anchor,
      state: frame.scrollState.rawValue, title: frame.title, subtitle: frame.subtitle, back: back,
      leading: frame.leading, trailing: frame.trailing,
      items: access.bars[stack.container, default: []].map(Item.init))
  }
}

extension Report.BarValues.Item {
  init(_ element: AccessElement) {
    self.init(
      role: element.role.rawValue, label: element.label, enabled: element.isEnabled,
      menu: element.hasMenu, x: element.rect.x, y: element.rect.y, width: element.rect.width,
      height: element.rect.height)
  }
}
