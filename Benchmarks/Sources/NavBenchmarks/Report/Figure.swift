/// Writes numbers for people, the same in every language.
enum Figure {
  /// A time with three digits that count and a unit.
  static func time(_ nanoseconds: Double) -> String {
    switch abs(nanoseconds) {
    case ..<1_000: short(nanoseconds) + " ns"
    case ..<1_000_000: short(nanoseconds / 1_000) + " µs"
    default: short(nanoseconds / 1_000_000) + " ms"
    }
  }

  /// A number with about three digits that count.
  static func short(_ number: Double) -> String {
    let places = abs(number) < 10 ? 2 : abs(number) < 100 ? 1 : 0
    return fixed(number, places: places)
  }

  /// A whole number with its thousands set apart.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let text = digits.indices.map { index in
      let isGroupStart = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isGroupStart ? "," : "") + String(digits[index])
    }.joined()
    return (number < 0 ? "-" : "") + text
  }

  private static func fixed(_ number: Double, places: Int) -> String {
    guard number.isFinite else { return "\(number)" }
    let scale = places == 2 ? 100 : places == 1 ? 10 : 1
    let scaled = Int((abs(number) * Double(scale)).rounded())
    let fraction = places == 0 ? "" : ".\(String(scaled % scale + scale).dropFirst())"
    return (number < 0 && scaled > 0 ? "-" : "") + "\(scaled / scale)" + fraction
  }
}
