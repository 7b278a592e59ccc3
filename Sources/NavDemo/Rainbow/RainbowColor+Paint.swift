import NavCore

extension RainbowColor {
  /// The colour as nodes name it: the theme's own where it has one of that name.
  var paint: Paint {
    switch self {
    case .red: .role(.red)
    case .orange: .role(.orange)
    case .yellow: .role(.yellow)
    case .green: .role(.green)
    case .blue: .role(.blue)
    case .indigo, .violet: .color(ownRGB.map { RGBColor($0.red, $0.green, $0.blue) } ?? .black)
    }
  }
}
