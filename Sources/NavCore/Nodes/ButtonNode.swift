/// Something to press.
public struct ButtonNode: NodeContent {
  /// What a button is for.
  public enum Role: String, Hashable, Sendable {
    /// Anything.
    case normal
    /// It goes back or closes.
    case back
    /// It goes home.
    case home
    /// It shows or hides something.
    case toggle
    /// It opens a menu.
    case menu
    /// It selects a page.
    case page
    /// It goes on to what comes next: it has the focus where nothing else asks for it.
    case proceed
    /// It leaves all as it is.
    case cancel
    /// Something is lost when it is pressed.
    case destructive
  }

  /// How a button looks.
  public enum Form: String, Hashable, Sendable {
    /// As is usual where it stands.
    case plain
    /// Round, on a ground of its own.
    case round
  }

  /// What a button is, without what it does.
  public struct Attributes: Hashable, Sendable {
    /// What it says, or empty where the symbol says it.
    public let title: String
    /// The symbol before the title, or nil.
    public let symbol: SymbolRole?
    /// What it is called for those who don't see it.
    public let label: String
    /// What it is for.
    public let role: Role
    /// Whether it can be pressed now.
    public let isEnabled: Bool
    /// Its colour, or nil for the usual one of its place.
    public let ink: Paint?
    /// How it looks.
    public let form: Form
    /// The colour behind a round one, or nil for the usual one.
    public let ground: Paint?
    /// Whether it stands for what is shown now.
    public let isSelected: Bool
    /// A short text after the title that draws the eye to it, or nil.
    public let badge: String?
    /// Whether it has a menu beside what it does: by a long press, a right click or a key.
    public let hasMenu: Bool
  }

  private let attributes: Attributes
  private let menu: (@MainActor () -> Void)?
  private let action: @MainActor () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: what it says, or empty where the symbol says it.
  ///   - symbol: the symbol before the title, or nil.
  ///   - label: what it is called for those who don't see it; the title where it is left out.
  ///   - role: what it is for.
  ///   - ink: its colour, or nil for the usual one of its place.
  ///   - form: how it looks.
  ///   - ground: the colour behind a round one, or nil for the usual one.
  ///   - isSelected: whether it stands for what is shown now.
  ///   - badge: a short text after the title that draws the eye to it, or nil.
  ///   - isEnabled: whether it can be pressed now.
  ///   - menu: opens its menu, or nil where it has none.
  ///   - action: what pressing it does.
  public init(
    _ title: String, symbol: SymbolRole? = nil, label: String? = nil, role: Role = .normal,
    ink: Paint? = nil, form: Form = .plain, ground: Paint? = nil, isSelected: Bool = false,
    badge: String? = nil, isEnabled: Bool = true, menu: (@MainActor () -> Void)? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    attributes = Attributes(
      title: title, symbol: symbol, label: label ?? title, role: role, isEnabled: isEnabled,
      ink: ink, form: form, ground: ground, isSelected: isSelected, badge: badge,
      hasMenu: menu != nil && isEnabled)
    self.menu = menu
    self.action = action
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    if attributes.isEnabled { context.register(.activate(action, menu: menu)) }
    return [Node(.button(attributes), id: context.id)]
  }
}
