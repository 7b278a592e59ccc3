extension JSONReader {
  /// Reads `true`, `false` or `null`.
  mutating func word() throws(JSONFault) -> JSONValue.Kind {
    let words: [(String, JSONValue.Kind)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, kind) in words where source.bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return kind
    }
    throw unexpected("a value")
  }

  /// Reads a number as it is written (RFC 8259, section 6).
  mutating func number() throws(JSONFault) -> String {
    let start = place
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if isDigit { throw fault("expected a number without a zero at its beginning", at: start) }
    } else {
      try digits()
    }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = source.text(start..<place)
    guard let number = Double(text), number.isFinite else {
      throw fault("expected a number that is not as large as this", at: start)
    }
    return text
  }

  private var isDigit: Bool { byte.map(Self.isDigit) ?? false }

  private mutating func digits() throws(JSONFault) {
    guard isDigit else { throw unexpected("a digit") }
    while isDigit { place += 1 }
  }

  /// Reads a string, without its quotes and escapes.
  mutating func string() throws(JSONFault) -> String {
    place += 1
    var (text, start) = ("", place)
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        text += source.text(start..<place)
        place += 1
        return text
      case UInt8(ascii: "\\"):
        text += source.text(start..<place)
        text.unicodeScalars.append(try escape())
        start = place
      case 0x0A, 0x0D: throw fault("expected “\"” before the end of the line")
      case 0..<0x20:
        let code = JSONWriter.escaped(String(Unicode.Scalar(byte)))
        throw fault("expected no control character within a string; write it as \(code)")
      default: place += 1
      }
    }
    throw unexpected("“\"” at the end of the string")
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = place
    place += 1
    let short: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let byte, let scalar = short[byte] {
      place += 1
      return scalar
    }
    guard byte == UInt8(ascii: "u") else {
      throw unexpected(#"one of " \ / b f n r t u after “\”"#)
    }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), take(UInt8(ascii: "\\")), byte == UInt8(ascii: "u") else {
      throw halfPair(start)
    }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { throw halfPair(start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private func halfPair(_ start: Int) -> JSONFault {
    fault(#"expected both halves of a pair, as in \uD83C\uDFA8"#, at: start)
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func codeUnit() throws(JSONFault) -> UInt16 {
    place += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected(#"four hexadecimal digits after “\u”"#)
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }
}
