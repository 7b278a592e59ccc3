public import NavCore

/// One part of a placed frame: a bar, a body, a line, a box behind a sheet. Later parts lie over
/// earlier ones.
public struct PlacedPart: Sendable {
  /// What a part is.
  public enum Role: Hashable, Sendable {
    /// The bar of a stack.
    case bar(ContainerID)
    /// The body of a stack.
    case body(ContainerID)
    /// What the body of a stack leaves to a bar that floats.
    case clearing(ContainerID)
    /// What a pager shows beside its page.
    case chrome(ContainerID)
    /// What the page leaves to chrome that floats.
    case chromeClearing(ContainerID)
    /// What is behind contents in motion.
    case backdrop
    /// The line beside the column that shows a stack.
    case separator(ContainerID)
    /// The ground and border of a presentation.
    case sheet(Int)
    /// The ground and border of a prompt.
    case promptSheet
    /// A prompt.
    case prompt

    /// Whether it is a bar or the chrome of a pager: what one comes to after the content.
    var isBar: Bool {
      switch self {
      case .bar, .chrome: true
      default: false
      }
    }

    /// Whether it is the chrome of a pager.
    var isChrome: Bool {
      if case .chrome = self { true } else { false }
    }
  }

  /// What it is.
  public let role: Role
  /// Where it is, from the left whatever the direction of writing. A column that is pushed aside is
  /// in part beyond the room.
  public private(set) var rect: LayoutRect
  /// What of it is within the room: nothing of it is drawn elsewhere.
  public private(set) var clip: LayoutRect
  /// The box of its node, or nil for a line or a ground.
  public private(set) var box: PlacedBox?
  /// The theme in force.
  public let theme: Theme
  /// The colour behind it.
  public let ground: ColorRole
  /// The node that has the focus, where the user is in this part.
  public private(set) var focus: NodeID?
  /// Whether a line is drawn around it.
  public let hasBorder: Bool
  /// Whether it is held back, as the bar of a column that the user is not in.
  public let isQuiet: Bool
  /// Whether what is below it shows through.
  public let isTransparent: Bool
  /// What a body is called whose bar shows no heading, or nil.
  public let heading: String?
  /// How much of it covers what is below it, from 0 to 1.
  public private(set) var opacity = 1.0
  /// Whether it is a part of something in motion.
  public private(set) var isMoving = false

  init(
    _ role: Role, _ rect: LayoutRect, clip: LayoutRect? = nil, theme: Theme, ground: ColorRole,
    focus: NodeID? = nil, hasBorder: Bool = false, isQuiet: Bool = false,
    isTransparent: Bool = false, heading: String? = nil
  ) {
    self.role = role
    self.rect = rect
    self.clip = clip.map { $0.intersection(rect) } ?? rect
    self.theme = theme
    self.ground = ground
    self.focus = focus
    self.hasBorder = hasBorder
    self.isQuiet = isQuiet
    self.isTransparent = isTransparent
    self.heading = heading
  }

  /// The same part with something in it.
  func showing(_ box: PlacedBox) -> PlacedPart {
    var copy = self
    copy.box = box
    return copy
  }

  /// The same part with the focus on a node.
  func focusing(_ focus: NodeID?) -> PlacedPart {
    var copy = self
    copy.focus = focus
    return copy
  }

  /// The same part in motion.
  ///
  /// - Parameters:
  ///   - x: how far it is moved to the right.
  ///   - y: how far it is moved down.
  ///   - clip: what of it can be seen.
  ///   - opacity: how much of it covers what is below it.
  func moved(x: Int, y: Int, clip: LayoutRect, opacity: Double) -> PlacedPart {
    var copy = self
    copy.rect = LayoutRect(rect.x + x, rect.y + y, rect.width, rect.height)
    copy.clip = LayoutRect(
      self.clip.x + x, self.clip.y + y, self.clip.width, self.clip.height
    ).intersection(clip)
    copy.opacity = self.opacity * min(max(opacity, 0), 1)
    copy.isMoving = true
    return copy
  }
}
