extension Device {
  /// The devices that an app is tried on, the smallest of each kind first. Another device is one more
  /// line in a table of this file.
  public static let all = phones + pads + desktops + terminals

  /// Phones. (Source of sizes and classes: “Layout” in Apple's Human Interface Guidelines.)
  private static let phones = [
    Device(
      "iphone-se", "iPhone SE", .phone,
      portrait: Room(375, 667, .compact, .regular), landscape: Room(667, 375, .compact, .compact)),
    Device(
      "iphone", "iPhone", .phone,
      portrait: Room(393, 852, .compact, .regular), landscape: Room(852, 393, .compact, .compact)),
    Device(
      "iphone-pro-max", "iPhone Pro Max", .phone,
      portrait: Room(430, 932, .compact, .regular), landscape: Room(932, 430, .regular, .compact)),
  ]

  /// Pads, each also as a third, a half and two thirds of a split screen with 10 points between the
  /// parts. (Source of sizes and classes: “Layout” in Apple's Human Interface Guidelines.)
  private static let pads = [
    Device(
      "ipad-mini", "iPad mini", .pad,
      portrait: Room(744, 1133, .regular, .regular), landscape: Room(1133, 744, .regular, .regular)),
    Device(
      "ipad-mini-third", "iPad mini, a third", .pad,
      portrait: Room(320, 1133, .compact, .regular), landscape: Room(375, 744, .compact, .regular)),
    Device(
      "ipad-mini-half", "iPad mini, a half", .pad,
      portrait: Room(367, 1133, .compact, .regular),
      landscape: Room(561.5, 744, .compact, .regular)),
    Device(
      "ipad-mini-two-thirds", "iPad mini, two thirds", .pad,
      portrait: Room(414, 1133, .compact, .regular), landscape: Room(748, 744, .regular, .regular)),
    Device(
      "ipad-11", "iPad 11″", .pad,
      portrait: Room(834, 1194, .regular, .regular), landscape: Room(1194, 834, .regular, .regular)),
    Device(
      "ipad-11-third", "iPad 11″, a third", .pad,
      portrait: Room(320, 1194, .compact, .regular), landscape: Room(375, 834, .compact, .regular)),
    Device(
      "ipad-11-half", "iPad 11″, a half", .pad,
      portrait: Room(412, 1194, .compact, .regular), landscape: Room(592, 834, .compact, .regular)),
    Device(
      "ipad-11-two-thirds", "iPad 11″, two thirds", .pad,
      portrait: Room(504, 1194, .compact, .regular), landscape: Room(809, 834, .regular, .regular)),
    Device(
      "ipad-13", "iPad 13″", .pad,
      portrait: Room(1024, 1366, .regular, .regular),
      landscape: Room(1366, 1024, .regular, .regular)),
    Device(
      "ipad-13-third", "iPad 13″, a third", .pad,
      portrait: Room(375, 1366, .compact, .regular), landscape: Room(375, 1024, .compact, .regular)),
    Device(
      "ipad-13-half", "iPad 13″, a half", .pad,
      portrait: Room(507, 1366, .compact, .regular), landscape: Room(678, 1024, .regular, .regular)),
    Device(
      "ipad-13-two-thirds", "iPad 13″, two thirds", .pad,
      portrait: Room(639, 1366, .compact, .regular), landscape: Room(981, 1024, .regular, .regular)),
  ]

  /// Windows on a desktop, from the smallest to that of a large display.
  private static let desktops = [
    window("desktop-small", "Small window", 400, 300, .compact, .compact),
    window("desktop", "Window", 1280, 800, .regular, .regular),
    window("desktop-large", "Large window", 2560, 1440, .regular, .regular),
  ]

  /// Terminals by their cells of 8 × 16 points.
  private static let terminals = [
    terminal(40, 12, .compact, .compact), terminal(80, 24, .compact, .compact),
    terminal(120, 40, .regular, .regular), terminal(200, 60, .regular, .regular),
  ]

  /// A window that may be turned, as a display may.
  private static func window(
    _ name: String, _ title: String, _ width: Double, _ height: Double,
    _ horizontal: Traits.SizeClass, _ vertical: Traits.SizeClass
  ) -> Device {
    let turned = Traits.room(.desktop, width: height, height: width)
    return Device(
      name, title, .desktop,
      portrait: Room(height, width, turned.horizontal, turned.vertical),
      landscape: Room(width, height, horizontal, vertical))
  }

  private static func terminal(
    _ columns: Int, _ rows: Int, _ horizontal: Traits.SizeClass, _ vertical: Traits.SizeClass
  ) -> Device {
    let lying = Traits.terminal(columns: columns, rows: rows)
    let turned = Traits.room(.terminal, width: lying.height, height: lying.width)
    return Device(
      "terminal-\(columns)x\(rows)", "Terminal \(columns) × \(rows)", .terminal,
      portrait: Room(turned.width, turned.height, turned.horizontal, turned.vertical),
      landscape: Room(lying.width, lying.height, horizontal, vertical))
  }
}
