public import NavCore

/// Segments of one width above the page, one for each page. Where their titles have no room they are
/// shortened, or symbols alone; where that has none either, and for more than nine pages, there is a
/// menu that says which page is shown.
public struct SegmentedPager: PagerStyle {
  /// `segmented`.
  public let name = "segmented"

  /// How many segments there are at most: more are too small to be told from each other.
  private static let mostSegments = 9

  /// The lengths to which titles are shortened, in characters.
  private static let lengths = [12, 8, 5]

  /// Makes the style.
  public init() {}

  /// Makes the chrome of one pager.
  @MainActor public func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome {
    guard !configuration.isTooLowForLine else { return .hidden }
    let segments = configuration.count <= Self.mostSegments ? segments(configuration) : []
    return PagerChrome(.top) {
      StackNode(alignment: .center, ground: .role(.barGround)) {
        FittingNode(segments + [menu(configuration, isTitled: true), menu(configuration)])
      }
    }
  }

  /// The segments at all lengths, the longest first.
  @MainActor private func segments(_ configuration: PagerConfiguration) -> [any NodeContent] {
    let pages = (0..<configuration.count).map { configuration.page(at: $0) }
    func line(_ title: (PageItem) -> String) -> StackNode {
      StackNode(.horizontal, distribution: .equal) {
        for page in pages { configuration.tab(page, title: title(page)) }
      }
    }
    let shortened = Self.lengths.filter { length in pages.contains { $0.title.count > length } }
    let symbols = configuration.areSymbolic(pages) ? [line { _ in "" }] : []
    return [line(\.title)] + shortened.map { length in line { $0.title.shortened(to: length) } }
      + symbols
  }

  @MainActor private func menu(
    _ configuration: PagerConfiguration, isTitled: Bool = false
  ) -> KeyedNode {
    let title = isTitled ? configuration.page(at: configuration.nearest).title : ""
    return configuration.moreButton(0..<configuration.count, beside: [], title: title)
  }
}

extension String {
  /// The same text, cut to so many characters, of which the last one says so.
  fileprivate func shortened(to length: Int) -> String {
    count > length ? prefix(length - 1) + "…" : self
  }
}

extension PagerStyle where Self == SegmentedPager {
  /// Segments above the page.
  public static var segmented: SegmentedPager { SegmentedPager() }
}
