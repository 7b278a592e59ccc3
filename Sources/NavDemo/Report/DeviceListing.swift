import NavCore

/// A device, as `list` shows it.
struct DeviceListing: Encodable, Hashable {
  /// The room in one orientation.
  struct Room: Encodable, Hashable {
    /// In points.
    var width: Double
    /// In points.
    var height: Double
    var horizontal: Traits.SizeClass
    var vertical: Traits.SizeClass
  }

  /// `devices`; left out where only devices are listed.
  var kind: String?
  var name: String
  /// What people call it.
  var title: String
  var idiom: Traits.Idiom
  /// How it is held where nothing is said.
  var usual: Traits.Orientation
  var portrait: Room
  var landscape: Room

  init(_ device: Device, kind: String? = nil) {
    self.kind = kind
    name = device.name
    title = device.title
    idiom = device.idiom
    usual = device.usual
    portrait = Room(device.portrait)
    landscape = Room(device.landscape)
  }

  /// The columns of its line, but for its name.
  var cells: [String] { [title, idiom.rawValue, portrait.text, landscape.text] }
}

extension DeviceListing.Room {
  init(_ room: Device.Room) {
    self.init(
      width: room.width, height: room.height, horizontal: room.horizontal, vertical: room.vertical)
  }

  /// The points, and the size classes of width and height.
  var text: String {
    "\(Self.text(width))x\(Self.text(height)) \(horizontal.rawValue)/\(vertical.rawValue)"
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
