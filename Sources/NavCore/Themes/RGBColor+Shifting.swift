extension RGBColor {
  /// This colour, shifted in lightness towards 0 or 1 as little as needed; nil where even black or
  /// white does not do.
  ///
  /// - Parameters:
  ///   - end: the lightness at the end, 0 or 1.
  ///   - suits: whether a colour will do. Beyond one that does, all have to.
  func shifted(towards end: Double, until suits: (RGBColor) -> Bool) -> RGBColor? {
    guard suits(end > 0.5 ? .white : .black) else { return nil }
    let (hue, saturation, lightness) = hsl
    var (short, enough) = (lightness, end)
    // A thousandth of the lightness is less than a step of a channel.
    for _ in 0..<10 {
      let middle = (short + enough) / 2
      if suits(RGBColor(hue: hue, saturation: saturation, lightness: middle)) {
        enough = middle
      } else {
        short = middle
      }
    }
    return RGBColor(hue: hue, saturation: saturation, lightness: enough)
  }

  /// The colour of the nearest lightness that will do, this one itself where it does; nil where none
  /// does.
  func nearest(where suits: (RGBColor) -> Bool) -> RGBColor? {
    if suits(self) { return self }
    let (hue, saturation, lightness) = hsl
    for step in 1...255 {
      let shift = Double(step) / 255
      for shifted in [lightness - shift, lightness + shift] where (0...1).contains(shifted) {
        let color = RGBColor(hue: hue, saturation: saturation, lightness: shifted)
        if suits(color) { return color }
      }
    }
    return [.black, .white].first(where: suits)
  }

  /// A colour of another hue and saturation that is as light to the eye: of the same luminance, so
  /// that its contrast with everything stays.
  func tinted(hue: Double, saturation: Double) -> RGBColor {
    let wanted = luminance
    let black = RGBColor(hue: hue, saturation: saturation, lightness: 0)
    // From black the luminance grows with the lightness.
    var (low, high) = (0.0, 1.0)
    var best = black
    for _ in 0..<10 {
      let middle = (low + high) / 2
      let color = RGBColor(hue: hue, saturation: saturation, lightness: middle)
      if abs(color.luminance - wanted) < abs(best.luminance - wanted) { best = color }
      if color.luminance < wanted { low = middle } else { high = middle }
    }
    return wanted >= 1 ? .white : best
  }
}
