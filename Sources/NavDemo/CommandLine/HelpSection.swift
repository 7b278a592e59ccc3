/// A part of a help text: a heading, entries in two columns, and a note below them.
struct HelpSection: CustomStringConvertible {
  private let title: String
  private let entries: [(term: String, explanation: String)]
  private let note: String?

  private static let width = 80
  private static let widestTerm = 24

  init(_ title: String, _ entries: [(String, String)], note: String? = nil) {
    self.title = title
    self.entries = entries
    self.note = note
  }

  var description: String {
    let width = entries.map(\.term.count).filter { $0 <= Self.widestTerm }.max() ?? 0
    var lines = ["\(title):"]
    for (term, explanation) in entries {
      let explained = Self.wrap(explanation, to: Self.width - width - 4)
      let indent = String(repeating: " ", count: width + 4)
      var rest = explained[...]
      if term.count <= width, let first = rest.popFirst() {
        lines.append("  " + term + String(repeating: " ", count: width - term.count + 2) + first)
      } else {
        lines += Self.wrap(term, to: Self.width - 2).map { "  " + $0 }
      }
      lines += rest.map { indent + $0 }
    }
    lines += Self.wrap(note ?? "", to: Self.width - 2).map { "  " + $0 }
    return lines.joined(separator: "\n")
  }

  private static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
