import NavCore

/// Short ways to arrange columns in tests.
enum Arranging {
  static let pair: [ColumnRole] = [.sidebar, .detail]
  static let triple: [ColumnRole] = [.sidebar, .content, .detail]
  static let all: [ColumnRole] = [.sidebar, .content, .detail, .inspector]

  /// What a style makes of traits, as text.
  static func text(
    _ style: some ColumnStyle, _ traits: Traits, _ roles: [ColumnRole] = pair,
    front: ColumnRole = .detail, asked: [ColumnRole: ColumnVisibility] = [:],
    widths: [ColumnRole: Double] = [:]
  ) -> String {
    arrange(style, traits, roles, front: front, asked: asked, widths: widths).text
  }

  /// What a style makes of traits.
  static func arrange(
    _ style: some ColumnStyle, _ traits: Traits, _ roles: [ColumnRole] = pair,
    front: ColumnRole = .detail, asked: [ColumnRole: ColumnVisibility] = [:],
    widths: [ColumnRole: Double] = [:]
  ) -> ColumnArrangement {
    var memory = ColumnMemory()
    memory.widths = widths
    return style.arrange(
      ColumnConfiguration(
        traits: traits, width: traits.width, roles: roles, front: front, visibility: asked),
      memory: &memory)
  }

  /// The traits of a device.
  static func device(_ name: String, _ orientation: Traits.Orientation) throws -> Traits {
    try Device.named(name).traits(orientation)
  }

  /// Traits of a regular width that no device has.
  static func regular(_ width: Double, _ height: Double) -> Traits {
    Traits(width: width, height: height, idiom: .pad, horizontal: .regular, vertical: .regular)
  }
}
