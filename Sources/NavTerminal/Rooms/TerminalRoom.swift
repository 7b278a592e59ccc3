public import NavCore

/// The room that an app is shown in: so many cells, and what the app is told of where it is.
///
///     TerminalDriver(app, room: .device(try .named("ipad-11"), .landscape))
///
/// Light or dark and the direction of the writing are no part of it: they are put on top.
public struct TerminalRoom: Hashable, Sendable {
  /// What a room is of.
  private enum Kind: Hashable, Sendable {
    case terminal
    case device(Device, Traits.Orientation)
    case window
  }

  /// What the app is told, but for scheme and direction.
  public let traits: Traits
  private let kind: Kind

  private init(_ kind: Kind, _ traits: Traits) {
    self.kind = kind
    self.traits = traits
  }

  /// The width in cells, at least 1.
  public var columns: Int { Self.cells(traits.width / Traits.cellWidth) }

  /// The height in cells, at least 1.
  public var rows: Int { Self.cells(traits.height / Traits.cellHeight) }

  /// The device whose room it is, or nil.
  public var device: Device? {
    if case .device(let device, _) = kind { device } else { nil }
  }

  /// How the device is held; of what is no device, whether it is upright.
  public var orientation: Traits.Orientation {
    if case .device(_, let orientation) = kind { orientation } else { traits.orientation }
  }

  /// Whether it is a terminal's own, which is as large as the terminal is.
  public var isTerminal: Bool { kind == .terminal }

  /// A number of whole cells; the rest of a cell shows nothing.
  private static func cells(_ number: Double) -> Int {
    number.isFinite ? max(1, Int(min(number, 100_000).rounded(.down))) : 1
  }
}

extension TerminalRoom {
  /// A terminal of so many cells; a number below one counts as one.
  public static func terminal(columns: Int, rows: Int) -> TerminalRoom {
    TerminalRoom(.terminal, .terminal(columns: columns, rows: rows))
  }

  /// A device, held in an orientation or, where none is given, as it usually is.
  public static func device(
    _ device: Device, _ orientation: Traits.Orientation? = nil
  ) -> TerminalRoom {
    let orientation = orientation ?? device.usual
    return TerminalRoom(.device(device, orientation), device.traits(orientation))
  }

  /// So many points: the device of that size, else a window on a desktop.
  public static func points(width: Double, height: Double) -> TerminalRoom {
    if let (device, orientation) = Device.of(width: width, height: height) {
      return .device(device, orientation)
    }
    return TerminalRoom(.window, .room(.desktop, width: width, height: height))
  }

  /// The room after a quarter of a turn: a device in its other orientation, else with width and
  /// height in points the other way round, so that 80 × 24 cells become 48 × 40.
  public var rotated: TerminalRoom {
    if case .device(let device, let orientation) = kind {
      return .device(device, orientation == .portrait ? .landscape : .portrait)
    }
    return TerminalRoom(kind, traits.resized(width: traits.height, height: traits.width))
  }

  /// The room with another number of cells: a terminal of that size, or a window of that size on the
  /// device that it was.
  public func resized(columns: Int, rows: Int) -> TerminalRoom {
    guard !isTerminal else { return .terminal(columns: columns, rows: rows) }
    return TerminalRoom(
      .window,
      traits.resized(
        width: Double(max(1, columns)) * Traits.cellWidth,
        height: Double(max(1, rows)) * Traits.cellHeight))
  }
}
