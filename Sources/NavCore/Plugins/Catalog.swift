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

  /// The thing with a name.
  ///
  /// - Throws: ``RegistryError/unknown(kind:name:known:nearest:)``.
  public func item(named name: String) throws(RegistryError) -> Item {
    guard let place = index[name] else {
      throw .unknown(
        kind: kind, name: name, known: names, nearest: SpellingDistance.nearest(to: name, in: names)
      )
    }
    return listings[place].item
  }

  mutating func add(
    _ item: Item, _ name: String, _ summary: String, _ plugin: String, _ isDefault: Bool
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
    listings.append(Listing(name: name, summary: summary, plugin: plugin, item: item))
  }

  private static func isKebabCase(_ name: String) -> Bool {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let isWord: (Substring) -> Bool = { word in
      !word.isEmpty
        && word.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
    return words.allSatisfy(isWord)
  }
}
