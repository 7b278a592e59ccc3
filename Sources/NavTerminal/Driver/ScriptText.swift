/// How text is written in scripts and in messages about them.
enum ScriptText {
  private static let longestShown = 60

  /// The text in quotes, so that a script that holds it reads the same text again.
  static func quoted(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append("\"")
    for scalar in text.unicodeScalars { scalars.append(contentsOf: escaped(scalar).unicodeScalars) }
    scalars.append("\"")
    return String(scalars)
  }

  /// The text for a message: nothing in it can steer a terminal, and it is not overlong.
  static func shown(_ text: String) -> String {
    let isCut = text.unicodeScalars.count > longestShown
    let shown = text.unicodeScalars.prefix(longestShown).map { scalar in
      TextHygiene.isForbidden(scalar.value) ? escaped(scalar) : String(scalar)
    }
    return shown.joined() + (isCut ? "…" : "")
  }

  /// Whether a word of a script can begin with, or hold, a scalar without quotes.
  static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    !isBlank(scalar) && scalar != ";" && scalar != "\""
  }

  /// Whether a scalar parts words.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where TextHygiene.isForbidden(scalar.value):
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }
}
