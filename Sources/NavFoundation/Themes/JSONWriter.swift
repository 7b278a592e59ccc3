/// Writes values as JSON, with a line for each member and without anything that could steer a
/// terminal or reorder a line.
enum JSONWriter {
  /// The value as JSON, without a line break at the end.
  static func text(of value: JSONValue, indent: String = "") -> String {
    switch value.kind {
    case .object(let members):
      block("{", members.map { (quoted($0.key) + ": ", $0.value) }, "}", indent)
    case .array(let values): block("[", values.map { ("", $0) }, "]", indent)
    case .string(let text): quoted(text)
    case .number(let text): text
    case .bool(let isTrue): "\(isTrue)"
    case .null: "null"
    }
  }

  private static func block(
    _ opener: String, _ items: [(head: String, value: JSONValue)], _ closer: String,
    _ indent: String
  ) -> String {
    guard !items.isEmpty else { return opener + closer }
    let deeper = indent + "  "
    let lines = items.map { deeper + $0.head + text(of: $0.value, indent: deeper) }
    return opener + "\n" + lines.joined(separator: ",\n") + "\n" + indent + closer
  }

  /// The text as a JSON string.
  static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// The beginning of a text as a JSON string, for a message.
  static func excerpt(_ text: String) -> String {
    let start = beginning(text)
    return quoted(start) + (start.utf8.count < text.utf8.count ? "…" : "")
  }

  /// As much of a text as a message may have of it.
  static func beginning(_ text: String) -> String { String(text.unicodeScalars.prefix(40)) }

  /// The text with what could steer a terminal or reorder a line as escapes.
  static func printable(_ text: String) -> String {
    text.unicodeScalars.map { isHarmful($0.value) ? code(of: $0) : String($0) }.joined()
  }

  /// The text as it stands within a JSON string.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: isHarmful(scalar.value) ? code(of: scalar) : String(scalar)
      }
    }.joined()
  }

  // Controls, line separators, and what embeds, overrides or isolates a direction.
  private static func isHarmful(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
