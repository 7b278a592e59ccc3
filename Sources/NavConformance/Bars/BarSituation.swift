import NavCore

/// One screen, and where and how it shows, for which a bar is made.
struct BarSituation {
  /// How the user came to the screen.
  enum Way: String, CaseIterable {
    case root = "at the root"
    case pushed = "pushed on another screen"
    case deep = "the fourth on its stack"
    case presented = "presented"
    case inPresentation = "pushed on a presented screen"
  }

  /// What is at the ends of the bar.
  struct Ends {
    let leading: Int
    let trailing: Int
  }

  let way: Way
  let title: String
  let ends: Ends
  let device: String
  let traits: Traits
  let tint: Paint?
  let hasColumns: Bool
  let isScrolled: Bool
  /// Whether the screen has a subtitle, a search field and work that goes on.
  let hasMore: Bool
  let titleForm: TitleForm
  let display: BackItem.Display

  /// So many of all, each axis turning over at a pace of its own.
  static let all: [BarSituation] = (0..<96).map { BarSituation(at: $0 * stride) }

  /// It has no factor in common with the number of all combinations, so that none comes twice.
  private static let stride = 1_000_003

  private static let titles = [
    "Fruits", "", "Everything that one may want to know of the fruits of the world, by region",
    "فواكه",
  ]
  private static let ends = [
    (0, 0), (0, 1), (1, 0), (2, 2), (0, 8), (4, 4), (8, 0), (1, 3),
  ].map { Ends(leading: $0.0, trailing: $0.1) }
  private static let devices = [
    "iphone", "ipad-11", "desktop", "terminal-80x24", "terminal-120x40", "terminal-40x12",
  ].compactMap { try? Device.named($0) }
  private static let locales = ["en", "de", "ja", "ar"]
  private static let tints: [Paint?] = [nil, .accent, .color(screenColor)]

  /// A colour that screens have and no theme does.
  static let screenColor = RGBColor(hex: 0x7B2FD1)

  private init(at place: Int) {
    var rest = place
    func next<Value>(_ values: [Value]) -> Value {
      defer { rest /= values.count }
      return values[rest % values.count]
    }
    way = next(Way.allCases)
    title = next(Self.titles)
    ends = next(Self.ends)
    let (device, orientation) = (next(Self.devices), next(Traits.Orientation.allCases))
    var traits = device.traits(orientation)
    traits.locale = next(Self.locales)
    traits.direction = next(Traits.Direction.allCases)
    traits.scheme = next(Traits.Scheme.allCases)
    self.traits = traits
    self.device = "\(device.name) \(orientation)"
    tint = next(Self.tints)
    hasColumns = next([false, true])
    isScrolled = next([false, true])
    hasMore = next([false, true])
    titleForm = next(TitleForm.allCases)
    display = next(BackItem.Display.allCases)
  }

  /// The situation in words.
  var text: String {
    let items = ends.leading + ends.trailing
    return [
      device, traits.locale, traits.direction == .rightToLeft ? "right-to-left" : nil,
      title.isEmpty ? "without a title" : "“\(title)”", way.rawValue,
      "\(items) \(items == 1 ? "item" : "items")", hasColumns ? "in columns" : nil,
      isScrolled ? "scrolled" : nil, tint.map { "tint \($0.words)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension Paint {
  /// The paint as messages have it.
  var words: String {
    switch self {
    case .role(let role): role.rawValue
    case .color(let color): "\(color)"
    }
  }
}
