/// The terminal's own colour, or 24 bits of RGB.
package struct CellColor: RawRepresentable, Hashable, Sendable {
  /// 0 for the terminal's own colour, else 0x01RRGGBB.
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// - Parameter rgb: 0xRRGGBB; higher bits are ignored.
  package init(rgb: UInt32) {
    rawValue = 0x0100_0000 | rgb & 0xFF_FFFF
  }

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.init(rgb: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// The colour that the user chose for their terminal.
  package static let terminal = CellColor(rawValue: 0)

  package var isTerminal: Bool { rawValue == 0 }
  package var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
}
