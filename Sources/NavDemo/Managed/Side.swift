import NavCore

/// One of the two navigators that stand side by side; the name is the navigator's tag.
enum Side: String, CaseIterable, Sendable {
  case left, right

  /// The side whose navigator shows a screen, or nil where neither does, as on a sheet.
  @MainActor init?(_ context: ScreenContext) {
    guard let tag = context.navigator.tag else { return nil }
    self.init(rawValue: tag)
  }

  /// The navigator's tag.
  var tag: String { rawValue }

  /// What a title says.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The side that this one drives.
  var other: Side { self == .left ? .right : .left }

  /// The column that it takes.
  var role: ColumnRole { self == .left ? .sidebar : .detail }
}
