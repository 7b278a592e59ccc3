public import NavCore

/// Something in sight as those have it who don't see it: what it is, what it is called, where it is.
public struct AccessElement: Hashable, Sendable {
  /// What something is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The heading of what follows.
    case heading
    /// Text.
    case text
    /// Something to press.
    case button
    /// Something to press that shows or hides something.
    case toggle
    /// Something to press that opens a menu.
    case menu
    /// Something to press that selects a page.
    case page
    /// A row to press.
    case row
    /// Text to be edited.
    case field
    /// Text to search for.
    case searchField
    /// Work that goes on.
    case progress
  }

  /// What it is.
  public let role: Role
  /// What it is called; never empty.
  public let label: String
  /// The identity of what can have the focus, or nil.
  public let id: NodeID?
  /// Whether it can be used now; texts can't, and always are.
  public let isEnabled: Bool
  /// Whether it stands for what is shown now.
  public let isSelected: Bool
  /// Whether it has a menu beside what it does.
  public let hasMenu: Bool
  /// Where it is seen.
  public let rect: LayoutRect
  /// Whether it is in a bar.
  public let isInBar: Bool

  /// All in a part, in the order of reading.
  static func all(in part: PlacedPart, _ direction: Traits.Direction) -> [AccessElement] {
    guard let box = part.box else { return [] }
    var found: [AccessElement] = []
    let isInBar = part.role.isBar
    if let heading = part.heading.flatMap({ AccessElement(heading: $0, of: part) }) {
      found.append(heading)
    }
    collect(box, LayoutPoint(part.rect.x, part.rect.y), part.clip, direction, isInBar, &found)
    return found
  }

  private static func collect(
    _ box: PlacedBox, _ origin: LayoutPoint, _ clip: LayoutRect, _ direction: Traits.Direction,
    _ isInBar: Bool, _ found: inout [AccessElement]
  ) {
    let visible = box.rect(at: origin).intersection(clip)
    guard !visible.isEmpty else { return }
    if let element = AccessElement(box.node, visible, isInBar) { found.append(element) }
    for child in box.children {
      // A row is called what its texts say.
      if case .row = box.node.kind, case .text = child.box.node.kind { continue }
      let at = box.rect(of: child, at: origin, direction)
      collect(child.box, LayoutPoint(at.x, at.y), visible, direction, isInBar, &found)
    }
  }

  /// The heading of a part that shows none: it is where the part begins.
  private init?(heading label: String, of part: PlacedPart) {
    guard !label.isEmpty, !part.clip.isEmpty else { return nil }
    self.label = label
    role = .heading
    id = nil
    isEnabled = true
    isSelected = false
    hasMenu = false
    rect = LayoutRect(part.clip.x, part.clip.y, 1, 1)
    isInBar = false
  }

  private init?(_ node: Node, _ rect: LayoutRect, _ isInBar: Bool) {
    var isEnabled = true
    var isSelected = false
    var hasMenu = false
    switch node.kind {
    case .text(let text): (role, label) = (text.isHeading ? .heading : .text, text.text)
    case .button(let button):
      role = Self.role(of: button)
      isSelected = button.isSelected
      label = button.label
      isEnabled = button.isEnabled
      hasMenu = button.hasMenu
    case .row(let row) where row.isActive:
      (role, label) = (.row, row.label)
      isSelected = row.isSelected
    case .field(let field):
      (role, label) = (field.isSearch ? .searchField : .field, field.label)
    case .progress(let progress): (role, label) = (.progress, progress.label)
    default: return nil
    }
    guard !label.isEmpty else { return nil }
    id = node.id
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.hasMenu = hasMenu
    self.rect = rect
    self.isInBar = isInBar
  }

  private static func role(of button: ButtonNode.Attributes) -> Role {
    switch button.role {
    case .toggle: .toggle
    case .menu: .menu
    case .page: .page
    case .normal, .back, .home, .proceed, .cancel, .destructive: .button
    }
  }
}
