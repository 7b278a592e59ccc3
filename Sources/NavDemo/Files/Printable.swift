/// Makes text from outside safe to show: nothing in it can steer a terminal or reorder a line.
enum Printable {
  /// The text with its control characters made visible and harmless.
  ///
  /// C0 controls become their control pictures (U+2400…), DEL becomes U+2421; C1 controls, line and
  /// paragraph separators and the characters that embed, override or isolate a direction become
  /// U+FFFD. Complexity: O(n); text that needs no change is returned as it is.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      safe.append(replacement(for: scalar) ?? scalar)
    }
    return String(safe)
  }

  /// The text that the bytes spell in UTF-8, made safe like any other; what is no UTF-8 becomes
  /// U+FFFD.
  static func text(utf8 bytes: some Collection<UInt8>) -> String {
    text(String(decoding: bytes, as: UTF8.self))
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }
}
