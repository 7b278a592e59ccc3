import Foundation

/// Writes values as JSON, for programs and for terminals alike.
enum JSONText {
  /// The value as JSON with sorted keys, in several lines and without a line break at the end.
  ///
  /// Characters that could steer a terminal or reorder a line are written as escapes.
  ///
  /// - Throws: `EncodingError` for what JSON can't say, such as a number that is infinite.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  // The encoder escapes the controls below U+0020 itself. Others can only stand within strings,
  // where an escape means the same.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: isEscaped) else { return json }
    return json.unicodeScalars.map { scalar in
      guard isEscaped(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
