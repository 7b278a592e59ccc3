/// A colour in sRGB, one byte a channel.
public struct RGBColor: Hashable, Sendable, CustomStringConvertible {
  /// The share of red, 0 to 255.
  public var red: UInt8
  /// The share of green, 0 to 255.
  public var green: UInt8
  /// The share of blue, 0 to 255.
  public var blue: UInt8

  /// Makes a colour of its channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour of a number such as 0xFF8800; higher bits are left out.
  public init(hex: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }

  /// Black.
  public static let black = RGBColor(hex: 0)
  /// White.
  public static let white = RGBColor(hex: 0xFFFFFF)

  /// The colour as `#RRGGBB`.
  public var description: String {
    let channels = [red, green, blue].map { value in
      (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    return "#" + channels.joined()
  }

  /// A colour between this one and another.
  ///
  /// - Parameters:
  ///   - other: the colour at the other end.
  ///   - share: how much of the other there is in it, 0 to 1.
  public func mixed(with other: RGBColor, share: Double) -> RGBColor {
    let share = min(max(share, 0), 1)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) * (1 - share) + Double(to) * share).rounded())
    }
    return RGBColor(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
