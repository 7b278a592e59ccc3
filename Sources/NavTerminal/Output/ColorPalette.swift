/// The nearest colours of terminals that don't show 24 bits.
enum ColorPalette {
  /// The steps of the 6×6×6 cube in xterm's 256-colour palette (256colres.pl in its sources).
  private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

  /// Index 16…255 in the 256-colour palette: the cube's colour or the grey, whichever is nearer.
  /// The first 16 are left out: users choose them as they like.
  static func index256(of color: CellColor) -> Int {
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    let cube = channels.map { value in nearest(value, in: steps) }
    let grey = min(23, max(0, (channels.reduce(0, +) / 3 - 3) / 10))
    let greyLevel = 8 + 10 * grey
    let cubeDistance = zip(channels, cube).reduce(0) { $0 + square($1.0 - steps[$1.1]) }
    let greyDistance = channels.reduce(0) { $0 + square($1 - greyLevel) }
    if greyDistance < cubeDistance { return 232 + grey }
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  /// Index 0…15: bit 0 red, 1 green, 2 blue, 3 bright. The two between black and white are greys;
  /// of the rest a channel counts when it has two thirds of the strongest one.
  static func index16(of color: CellColor) -> Int {
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    let strongest = channels.max() ?? 0
    let weakest = channels.min() ?? 0
    if strongest - weakest < 32 {
      switch strongest {
      case ..<48: return 0
      case ..<128: return 8
      case ..<208: return 7
      default: return 15
      }
    }
    let bits = channels.enumerated().reduce(0) {
      $0 | ($1.element * 3 > strongest * 2 ? 1 << $1.offset : 0)
    }
    return strongest > 192 ? bits + 8 : bits
  }

  private static func nearest(_ value: Int, in steps: [Int]) -> Int {
    steps.indices.min { abs(steps[$0] - value) < abs(steps[$1] - value) } ?? 0
  }

  private static func square(_ value: Int) -> Int { value * value }
}
