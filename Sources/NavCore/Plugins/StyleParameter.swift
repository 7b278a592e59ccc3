/// Something that a style can be told by name wherever the style is named, as in
/// `fixed:landscape=350,portrait=250`.
///
/// The default is what the registered style has.
public struct StyleParameter<Style>: Sendable {
  /// The name, in kebab case.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// What it takes, such as “points from 180 to 600”.
  public let expected: String
  private let read: @Sendable (Style) -> String
  private let write: @Sendable (inout Style, String) -> Bool
  /// What it has to be beside the other parameters, in words, and whether it is.
  private(set) var requirement: (text: String, isMet: @Sendable (Style) -> Bool)?

  /// A number.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab case.
  ///   - value: where the style has it.
  ///   - range: what it may be.
  ///   - unit: what it counts; nil where it is a mere number.
  ///   - summary: what it is, in one line.
  public init(
    _ name: String, _ value: any WritableKeyPath<Style, Double> & Sendable,
    in range: ClosedRange<Double>, unit: String? = "points", summary: String
  ) {
    self.name = name
    self.summary = summary
    expected =
      "\(unit ?? "a number") from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    read = { Self.text($0[keyPath: value]) }
    write = { style, text in
      guard let number = Self.number(text), range.contains(number) else { return false }
      style[keyPath: value] = number
      return true
    }
  }

  /// One of several names.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab case.
  ///   - value: where the style has it.
  ///   - summary: what it is, in one line.
  public init<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ value: any WritableKeyPath<Style, Choice> & Sendable, summary: String
  ) where Choice.RawValue == String {
    self.name = name
    self.summary = summary
    expected = Choice.allCases.map(\.rawValue).joined(separator: " or ")
    read = { $0[keyPath: value].rawValue }
    write = { style, text in
      guard let choice = Choice(rawValue: text) else { return false }
      style[keyPath: value] = choice
      return true
    }
  }

  /// The parameter with something that has to be so once all are set, as that a least width is not more
  /// than the greatest.
  ///
  /// - Parameters:
  ///   - text: what has to be so, for messages: “minimum is at most maximum”.
  ///   - isMet: whether it is so.
  public func requiring(
    _ text: String, _ isMet: @escaping @Sendable (Style) -> Bool
  ) -> StyleParameter {
    var copy = self
    copy.requirement = (text, isMet)
    return copy
  }

  /// What a catalog lists of it, for a style as it is registered.
  func listing(of style: Style) -> ParameterListing {
    ParameterListing(name: name, summary: summary, expected: expected, standard: read(style))
  }

  /// Sets it; false where the text is none of its values.
  func set(_ text: String, in style: inout Style) -> Bool { write(&style, text) }

  /// A number as people write it: digits, with a sign before and one point within.
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-")
    }
    return isPlain ? Double(text) : nil
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
