/// Cuts a script into steps, and each step into tokens.
struct ScriptLexer {
  private let source: String.UnicodeScalarView
  private var index: String.Index
  private var stepNumber = 0
  private var stepStart: String.Index

  init(_ text: String) {
    source = text.unicodeScalars
    index = source.startIndex
    stepStart = index
  }

  /// The next step that is not empty, or nil at the end.
  mutating func next() throws(ScriptError) -> RawScriptStep? {
    skip { ScriptText.isBlank($0) || $0 == ";" }
    guard index < source.endIndex else { return nil }
    stepNumber += 1
    stepStart = index
    var tokens: [ScriptToken] = []
    var end = index
    while let scalar = current, scalar != ";" {
      tokens.append(scalar == "\"" ? .quoted(try quoted()) : .word(word()))
      end = index
      skip(ScriptText.isBlank)
    }
    return RawScriptStep(number: stepNumber, text: String(source[stepStart..<end]), tokens: tokens)
  }

  private var current: Unicode.Scalar? { index < source.endIndex ? source[index] : nil }

  private mutating func skip(_ isSkipped: (Unicode.Scalar) -> Bool) {
    while let scalar = current, isSkipped(scalar) { source.formIndex(after: &index) }
  }

  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = current else { return nil }
    source.formIndex(after: &index)
    return scalar
  }

  private mutating func word() -> String {
    let start = index
    skip(ScriptText.isBare)
    return String(source[start..<index])
  }

  private mutating func quoted() throws(ScriptError) -> String {
    _ = take()
    var content = String.UnicodeScalarView()
    while let scalar = take() {
      switch scalar {
      case "\"": return String(content)
      case "\\": content.append(try escape())
      default: content.append(scalar)
      }
    }
    throw error("a quote is opened but not closed", expected: "“\"” at the end of the text")
  }

  private mutating func escape() throws(ScriptError) -> Unicode.Scalar {
    switch take() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      if take() == "{" {
        let start = index
        skip { $0.properties.isASCIIHexDigit }
        let scalar = UInt32(String(source[start..<index]), radix: 16).flatMap(Unicode.Scalar.init)
        if let scalar, take() == "}" { return scalar }
      }
    default: break
    }
    throw error(
      "“\\” is followed by nothing known", expected: #"\", \\, \n, \t or \u{…} in quotes"#)
  }

  private func error(_ reason: String, expected: String) -> ScriptError {
    ScriptError(
      step: stepNumber, text: String(source[stepStart..<index]), reason: reason,
      expected: expected, nearest: nil)
  }
}
