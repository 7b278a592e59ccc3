import NavCore

extension Listing {
  /// What there is of a kind, in the order in which it was registered.
  static func all(_ kind: ListKind, in registry: Registry) -> [Listing] {
    switch kind {
    case .themes: all(in: registry.themes)
    case .bars: all(in: registry.bars)
    case .columns: all(in: registry.columns)
    case .apps:
      SampleApp.allCases.map {
        Listing(name: $0.name, summary: $0.summary, plugin: SampleApp.plugin)
      }
    }
  }

  private static func all<Item>(in catalog: Catalog<Item>) -> [Listing] {
    catalog.listings.map { Listing(name: $0.name, summary: $0.summary, plugin: $0.plugin) }
  }

  /// What `list` writes: the listings of one kind, or of all kinds each with its name.
  ///
  /// - Throws: what the JSON encoder throws.
  static func text(_ kind: ListKind?, json: Bool, in registry: Registry) throws -> String {
    guard json else {
      guard let kind else {
        return ListKind.allCases.map { "\($0.rawValue):\n" + lines(all($0, in: registry), "  ") }
          .joined(separator: "\n\n")
      }
      return lines(all(kind, in: registry), "")
    }
    guard let kind else {
      let listings = ListKind.allCases.flatMap { kind in
        all(kind, in: registry).map { listing in
          var listing = listing
          listing.kind = kind.rawValue
          return listing
        }
      }
      return try JSONText.text(of: listings)
    }
    return try JSONText.text(of: all(kind, in: registry))
  }

  /// A line for each, its columns aligned.
  private static func lines(_ listings: [Listing], _ indent: String) -> String {
    guard !listings.isEmpty else { return "\(indent)(none)" }
    let names = padded(listings.map(\.name))
    let plugins = padded(listings.map(\.plugin))
    return zip(zip(names, plugins), listings).map { columns, listing in
      "\(indent)\(columns.0)  \(columns.1)  \(Printable.text(listing.summary))"
    }.joined(separator: "\n")
  }

  private static func padded(_ texts: [String]) -> [String] {
    let texts = texts.map(Printable.text)
    let width = texts.map(\.count).max() ?? 0
    return texts.map { $0 + String(repeating: " ", count: width - $0.count) }
  }
}
