/// Named things of one kind, in the order in which they were registered.
public struct Catalog<Item: Sendable>: Sendable {
  /// One named thing.
  public struct Listing: Sendable {
    /// The name, in kebab case.
    public let name: String
    /// What it is, in one line.
    public let summary: String
    /// The plug-in that brought it.
    public let plugin: String
    /// The thing itself.
    public let item: Item
    /// What it can be told by name, as in `fixed:portrait=250`.
    public let parameters: [ParameterListing]
    /// The thing with parameters set.
    let setting: @Sendable ([(name: String, value: String)]) throws(RegistryError) -> Item
  }

  /// What the things are, for messages.
  public let kind: String
  /// All things, in the order in which they were registered.
  public private(set) var listings: [Listing] = []
  /// The name of the thing that is used where none is chosen.
  public private(set) var defaultName: String?
  private var defaultPlugin = ""
  private var index: [String: Int] = [:]

  init(kind: String) {
    self.kind = kind
  }

  /// All names, in the order in which they were registered.
  public var names: [String] { listings.map(\.name) }

  /// The thing that is used where none is chosen: the stated default, else the first.
  public var defaultItem: Item? {
    defaultName.flatMap { index[$0] }.map { listings[$0].item } ?? listings.first?.item
  }

  /// The thing with a name, which parameters may follow: `fixed:landscape=350,portrait=250`. Of a
  /// parameter that is given twice the later one counts.
  ///
  /// - Throws: ``RegistryError/unknown(kind:name:known:nearest:)`` for the name,
  ///   ``RegistryError/unknownParameter(of:name:known:nearest:)`` and
  ///   ``RegistryError/badParameter(of:text:expected:)`` for what follows it.
  public func item(named text: String) throws(RegistryError) -> Item {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let place = index[name] else {
      throw .unknown(
        kind: kind, name: name, known: names, nearest: SpellingDistance.nearest(to: name, in: names)
      )
    }
    guard parts.count > 1 else { return listings[place].item }
    return try listings[place].setting(values(parts[1], of: listings[place]))
  }

  private func values(
    _ text: Substring, of listing: Listing
  ) throws(RegistryError) -> [(name: String, value: String)] {
    let known = listing.parameters
    let style = "\(kind) “\(listing.name)”"
    var values: [(name: String, value: String)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(pair[0])
      guard known.contains(where: { $0.name == name }) else {
        throw .unknownParameter(
          of: style, name: name, known: known.map(\.text),
          nearest: SpellingDistance.nearest(to: name, in: known.map(\.name)))
      }
      guard pair.count > 1 else {
        throw .badParameter(
          of: style, text: String(part),
          expected: "\(name)=… of " + known.map(\.text).joined(separator: ", "))
      }
      values.append((name, String(pair[1])))
    }
    return values
  }

  mutating func add(
    _ item: Item, _ name: String, _ summary: String, _ plugin: String, _ isDefault: Bool
  ) throws(RegistryError) {
    try add(item, name, summary, plugin, isDefault, parameters: []) { _ in item }
  }

  /// Adds a style that can be told things by name.
  mutating func add<Style>(
    _ style: Style, _ name: String, _ summary: String, _ plugin: String, _ isDefault: Bool,
    parameters: [StyleParameter<Style>], as erased: @escaping @Sendable (Style) -> Item
  ) throws(RegistryError) where Style: Sendable {
    let listings = parameters.map { $0.listing(of: style) }
    let kind = kind
    for listing in listings where !Self.isKebabCase(listing.name) {
      throw .badName(kind: "parameter of \(kind) \(name)", name: listing.name, by: plugin)
    }
    try add(erased(style), name, summary, plugin, isDefault, parameters: listings) {
      values throws(RegistryError) in
      var copy = style
      for (parameter, value) in values {
        guard let known = parameters.first(where: { $0.name == parameter }),
          known.set(value, in: &copy)
        else {
          throw .badParameter(
            of: "\(kind) “\(name)”", text: "\(parameter)=\(value)",
            expected: listings.map(\.text).joined(separator: ", "))
        }
      }
      for requirement in parameters.compactMap(\.requirement) where !requirement.isMet(copy) {
        throw .badParameter(
          of: "\(kind) “\(name)”",
          text: values.map { "\($0.name)=\($0.value)" }.joined(separator: ","),
          expected: requirement.text)
      }
      return erased(copy)
    }
  }

  private mutating func add(
    _ item: Item, _ name: String, _ summary: String, _ plugin: String, _ isDefault: Bool,
    parameters: [ParameterListing],
    setting: @escaping @Sendable ([(name: String, value: String)]) throws(RegistryError) -> Item
  ) throws(RegistryError) {
    guard Self.isKebabCase(name) else {
      throw .badName(kind: kind, name: name, by: plugin)
    }
    if let place = index[name] {
      throw .nameTaken(kind: kind, name: name, by: listings[place].plugin, and: plugin)
    }
    if isDefault {
      if let defaultName {
        throw .defaultTaken(kind: kind, names: [defaultName, name], by: defaultPlugin, and: plugin)
      }
      defaultName = name
      defaultPlugin = plugin
    }
    index[name] = listings.count
    listings.append(
      Listing(
        name: name, summary: summary, plugin: plugin, item: item, parameters: parameters,
        setting: setting))
  }

  /// Whether a name is in kebab case: words of a–z and 0–9 joined by “-”.
  package static func isKebabCase(_ name: String) -> Bool {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let isWord: (Substring) -> Bool = { word in
      !word.isEmpty
        && word.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
    return words.allSatisfy(isWord)
  }
}
