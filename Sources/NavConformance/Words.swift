/// Numbers as messages have them.
enum Words {
  /// A number without digits that say nothing.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  /// A range of lengths.
  static func range(_ range: ClosedRange<Double>) -> String {
    "\(number(range.lowerBound)) to \(number(range.upperBound)) points"
  }
}
