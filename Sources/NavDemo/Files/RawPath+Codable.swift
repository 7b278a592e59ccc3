extension RawPath: Codable {
  /// The path as text that keeps every byte and can be read back.
  ///
  /// Valid UTF-8 stands as it is; a byte that is no UTF-8, a control character and "%" itself are
  /// written as "%" and two hexadecimal digits.
  var escaped: String {
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = Self.lengthOfScalar(at: rest)
      if length == 0 || first < 0x20 || first == 0x7F || first == UInt8(ascii: "%") {
        let digits = String(first, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        rest.removeFirst()
      } else {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
        rest.removeFirst(length)
      }
    }
    return text
  }

  /// The path that `escaped` wrote, or nil if the text is empty, holds a NUL byte or has a "%"
  /// without two hexadecimal digits after it.
  init?(escaped text: String) {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.popFirst() {
      guard first == UInt8(ascii: "%") else {
        bytes.append(first)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      rest.removeFirst(2)
      bytes.append(UInt8(digits[0] * 16 + digits[1]))
    }
    self.init(bytes: bytes)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = RawPath(escaped: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: """
          "\(Printable.text(text))" is no path: expected a text that is not empty, without %00, \
          in which each % is followed by two hexadecimal digits
          """)
    }
    self = path
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(escaped)
  }

  /// How many bytes the scalar at the start takes, or 0 if there is no valid one.
  private static func lengthOfScalar(at bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    let length =
      switch first {
      case 0..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    let candidate = bytes.prefix(length)
    let decoded = String(decoding: candidate, as: UTF8.self)
    return decoded.utf8.elementsEqual(candidate) ? candidate.count : 0
  }
}
