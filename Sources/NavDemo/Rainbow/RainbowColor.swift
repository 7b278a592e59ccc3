/// One of the seven colours of the rainbow, from the outside of the bow to its inside.
///
/// The raw value is the colour's stable name in saved paths and links.
enum RainbowColor: String, CaseIterable, Codable, Sendable {
  case red, orange, yellow, green, blue, indigo, violet

  /// The name as a title shows it, such as "Yellow".
  var name: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// The wavelengths that are usually given for the colour, in nanometres.
  ///
  /// Neighbours overlap, because the bands are a convention and the spectrum has no borders. Indigo
  /// has none: sources disagree about where it lies, and many no longer list it.
  var wavelengths: ClosedRange<Int>? {
    switch self {
    case .red: 625...740
    case .orange: 585...620
    case .yellow: 570...590
    case .green: 495...570
    case .blue: 450...495
    case .indigo: nil
    case .violet: 380...450
    }
  }

  /// The wavelengths as a line of text, such as "570–590 nm", or that there is no agreed band.
  var wavelengthText: String {
    guard let wavelengths else { return "no agreed band" }
    return "\(wavelengths.lowerBound)–\(wavelengths.upperBound) nm"
  }

  /// The colour's own components, each from 0 to 255, where a theme has no named colour for it.
  ///
  /// Only indigo and violet have them; the others are drawn in the theme's colour of that name.
  var ownRGB: (red: UInt8, green: UInt8, blue: UInt8)? {
    switch self {
    case .indigo: (75, 0, 130)
    case .violet: (159, 0, 255)
    case .red, .orange, .yellow, .green, .blue: nil
    }
  }
}
