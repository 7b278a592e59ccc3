import NavCore

/// Pages, and where they show, for which chrome is made.
struct PagerSituation {
  let count: Int
  let selection: Int
  let axis: PageAxis
  let device: String
  let traits: Traits
  /// Whether pages have symbols and badges.
  let isRich: Bool
  /// Whether something comes after the pages.
  let hasEnd: Bool

  private static let counts = [1, 2, 3, 4, 5, 7, 12, 1_000]
  private static let devices = ["iphone", "ipad-11", "terminal-80x24", "terminal-40x12"]
    .compactMap { try? Device.named($0) }
  private static let locales = ["en", "de", "ja", "ar"]

  /// All counts, each with its first, a middle and its last page, the rest turning over.
  static let all: [PagerSituation] = counts.flatMap { count in
    Set([0, count / 2, count - 1]).sorted().flatMap { selection in
      PageAxis.allCases.map { PagerSituation(count, selection, $0, place: count + selection) }
    }
  }

  private init(_ count: Int, _ selection: Int, _ axis: PageAxis, place: Int) {
    self.count = count
    self.selection = selection
    self.axis = axis
    isRich = place.isMultiple(of: 2)
    hasEnd = !place.isMultiple(of: 3)
    let device = Self.devices[place % Self.devices.count]
    self.device = device.name
    var traits = device.traits(Traits.Orientation.allCases[place % 2])
    traits.locale = Self.locales[(place / 2) % Self.locales.count]
    traits.direction = place % 5 == 0 ? .rightToLeft : .leftToRight
    self.traits = traits
  }

  /// The situation in words.
  var text: String {
    "page \(selection + 1) of \(count), \(axis.rawValue), \(device), \(traits.locale)"
      + (traits.direction == .rightToLeft ? ", right-to-left" : "")
  }

  /// What a page is called.
  static func title(_ index: Int) -> String { "Chapter \(index + 1)" }
}
