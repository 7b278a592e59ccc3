/// A device, or a window on one, that an app may be shown on.
public struct Device: Hashable, Sendable {
  /// The room that there is in one orientation.
  public struct Room: Hashable, Sendable {
    /// The width in points.
    public let width: Double
    /// The height in points.
    public let height: Double
    /// Whether there is much room from side to side.
    public let horizontal: Traits.SizeClass
    /// Whether there is much room from top to bottom.
    public let vertical: Traits.SizeClass

    /// Makes a room.
    public init(
      _ width: Double, _ height: Double, _ horizontal: Traits.SizeClass,
      _ vertical: Traits.SizeClass
    ) {
      self.width = width
      self.height = height
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The name, in kebab case, such as `ipad-11`.
  public let name: String
  /// What people call it, such as “iPad 11″”.
  public let title: String
  /// The kind of device.
  public let idiom: Traits.Idiom
  /// The room while the device is upright; that of a part of a split screen may be wider than high.
  public let portrait: Room
  /// The room while the device lies; that of a part of a split screen may be higher than wide.
  public let landscape: Room
  /// How it is held where nothing is said: phones and pads upright, desktops and terminals lying.
  public let usual: Traits.Orientation

  /// Makes a device; it is held as its idiom usually is.
  public init(
    _ name: String, _ title: String, _ idiom: Traits.Idiom, portrait: Room, landscape: Room
  ) {
    self.name = name
    self.title = title
    self.idiom = idiom
    self.portrait = portrait
    self.landscape = landscape
    usual = idiom == .phone || idiom == .pad ? .portrait : .landscape
  }

  /// The room in an orientation of the device; in the usual one where none is given.
  public func room(_ orientation: Traits.Orientation? = nil) -> Room {
    (orientation ?? usual) == .portrait ? portrait : landscape
  }

  /// The traits in an orientation of the device; in the usual one where none is given.
  public func traits(_ orientation: Traits.Orientation? = nil) -> Traits {
    let room = room(orientation)
    var traits = Traits.room(idiom, width: room.width, height: room.height)
    traits.horizontal = room.horizontal
    traits.vertical = room.vertical
    return traits
  }

  /// The device of a name.
  ///
  /// - Throws: ``RegistryError/unknown(kind:name:known:nearest:)``.
  public static func named(_ name: String) throws(RegistryError) -> Device {
    if let device = all.first(where: { $0.name == name }) { return device }
    let names = all.map(\.name)
    throw .unknown(
      kind: "device", name: name, known: names,
      nearest: SpellingDistance.nearest(to: name, in: names))
  }

  /// The first device of the table that is so many points wide and high in one orientation.
  public static func of(
    width: Double, height: Double
  ) -> (device: Device, orientation: Traits.Orientation)? {
    for device in all {
      for orientation in [device.usual, device.usual == .portrait ? .landscape : .portrait] {
        let room = device.room(orientation)
        if room.width == width, room.height == height { return (device, orientation) }
      }
    }
    return nil
  }
}
