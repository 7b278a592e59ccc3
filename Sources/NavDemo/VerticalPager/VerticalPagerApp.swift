import NavCore

/// The pages of the pager app, one below the other.
enum VerticalPagerApp {
  static func make(_ options: SampleOptions) throws -> NavApp {
    try PagerApp.make("Vertical pager", .vertical, options)
  }
}

extension SampleApp {
  /// Seven coloured pages, one below the other.
  static let verticalPager = SampleApp(
    "vertical-pager", summary: "Seven coloured pages, one below the other",
    build: VerticalPagerApp.make)
}
