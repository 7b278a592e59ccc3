extension RGBColor {
  /// Hue in degrees from 0 to 360, saturation and lightness from 0 to 1 (CSS Color 4, section 7).
  var hsl: (hue: Double, saturation: Double, lightness: Double) {
    let (r, g, b) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    let (high, low) = (max(r, g, b), min(r, g, b))
    let (lightness, spread) = ((high + low) / 2, high - low)
    guard spread > 0 else { return (0, 0, lightness) }
    let saturation = spread / (1 - abs(2 * lightness - 1))
    let sixth =
      if high == r {
        (g - b) / spread + (g < b ? 6 : 0)
      } else if high == g {
        (b - r) / spread + 2
      } else {
        (r - g) / spread + 4
      }
    return (sixth * 60, saturation, lightness)
  }

  /// Makes a colour of hue in degrees from 0 to 360, saturation and lightness from 0 to 1.
  init(hue: Double, saturation: Double, lightness: Double) {
    func channel(_ offset: Double) -> UInt8 {
      let position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let reach = saturation * min(lightness, 1 - lightness)
      let value = lightness - reach * max(-1, min(position - 3, 9 - position, 1))
      return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    self.init(channel(0), channel(8), channel(4))
  }
}
