import NavCore

extension Listing {
  /// What there is of a kind, in the order in which it was registered; of devices there is nothing.
  static func all(_ kind: ListKind, in registry: Registry) -> [Listing] {
    switch kind {
    case .themes: all(in: registry.themes)
    case .bars: all(in: registry.bars, hasParameters: true)
    case .columns: all(in: registry.columns, hasParameters: true)
    case .pagers: all(in: registry.pagers, hasParameters: true)
    case .transitions: all(in: registry.transitions, hasParameters: true)
    case .devices: []
    case .apps:
      SampleApp.allCases.map {
        Listing(name: $0.name, summary: $0.summary, plugin: SampleApp.plugin)
      }
    }
  }

  private static func all<Item>(
    in catalog: Catalog<Item>, hasParameters: Bool = false
  ) -> [Listing] {
    catalog.listings.map { listing in
      Listing(
        name: listing.name, summary: listing.summary, plugin: listing.plugin,
        parameters: hasParameters ? listing.parameters.map(Parameter.init) : nil)
    }
  }

  /// What `list` writes: the listings of one kind, or of all kinds each with its name.
  ///
  /// - Throws: what the JSON encoder throws.
  static func text(_ kind: ListKind?, json: Bool, in registry: Registry) throws -> String {
    if json { return try JSONText.text(of: values(kind, in: registry)) }
    if let kind { return lines(kind, "", in: registry) }
    return ListKind.allCases.map { "\($0.rawValue):\n" + lines($0, "  ", in: registry) }
      .joined(separator: "\n\n")
  }

  /// The listings as JSON has them.
  private static func values(_ kind: ListKind?, in registry: Registry) -> [Value] {
    (kind.map { [$0] } ?? ListKind.allCases).flatMap { each in
      let name = kind == nil ? each.rawValue : nil
      let listings = all(each, in: registry).map { listing in
        var listing = listing
        listing.kind = name
        return Value.listing(listing)
      }
      let devices = each == .devices ? Device.all.map { DeviceListing($0, kind: name) } : []
      return listings + devices.map(Value.device)
    }
  }

  /// One of the things that are listed.
  private enum Value: Encodable {
    case listing(Listing)
    case device(DeviceListing)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .listing(let listing): try listing.encode(to: encoder)
      case .device(let device): try device.encode(to: encoder)
      }
    }
  }
}
