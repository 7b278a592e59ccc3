/// Reads the string literals of Swift source, with what stands around each.
struct SourceLiterals {
  /// One literal, or what stands of it around what is filled in.
  struct Literal: Hashable {
    /// The text, without escapes and what is filled in.
    let text: String
    /// The line, from 1.
    let line: Int
    /// The calls and subscripts that it is given to, the innermost first, up to the nearest brace.
    let calls: [String]
    /// The label of the argument that it is a part of, or the name that is declared; else empty.
    let label: String
  }

  private struct Bracket {
    let opener: Character
    let callee: String
    var start: Int
  }

  private let source: [Character]
  private var index = 0
  private var line = 1
  private var brackets: [Bracket] = []
  private(set) var literals: [Literal] = []

  init(_ text: String) {
    source = Array(text)
    while index < source.count { readCode() }
  }

  private func begins(_ text: String, at place: Int? = nil) -> Bool {
    let place = place ?? index
    return place + text.count <= source.count
      && source[place..<place + text.count].elementsEqual(text)
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where index < source.count {
      if source[index] == "\n" { line += 1 }
      index += 1
    }
  }

  /// Reads one thing that stands in code.
  private mutating func readCode() {
    if begins("//") {
      while index < source.count, source[index] != "\n" { step() }
    } else if begins("/*") {
      while index < source.count, !begins("*/") { step() }
      step(2)
    } else if source[index] == "\"" || begins("#\"") {
      readLiteral()
    } else {
      switch source[index] {
      case "(", "[", "{":
        brackets.append(Bracket(opener: source[index], callee: nameBefore(index), start: index + 1))
      case ")", "]", "}": _ = brackets.popLast()
      case ",", ";": if !brackets.isEmpty { brackets[brackets.count - 1].start = index + 1 }
      default: break
      }
      step()
    }
  }

  private func nameBefore(_ end: Int) -> String {
    var start = end
    while start > 0,
      source[start - 1].isLetter || source[start - 1].isNumber
        || source[start - 1] == "_"
    { start -= 1 }
    return String(source[start..<end])
  }

  private mutating func readLiteral() {
    let (first, place) = (line, index)
    var hashes = ""
    while source[index] == "#" {
      hashes.append("#")
      step()
    }
    let quote = begins("\"\"\"") ? "\"\"\"" : "\""
    step(quote.count)
    var text = ""
    while index < source.count, !begins(quote + hashes) {
      guard begins("\\" + hashes) else {
        text.append(source[index])
        step()
        continue
      }
      step(1 + hashes.count)
      text.append(" ")
      if begins("(") { readFilling() } else { readEscape() }
    }
    step(quote.count + hashes.count)
    let calls = brackets.reversed().prefix { $0.opener != "{" }.map(\.callee)
    literals.append(
      Literal(
        text: text, line: first, calls: calls.filter { !$0.isEmpty }, label: label(at: place)))
  }

  private mutating func readEscape() {
    if begins("u{") { while index < source.count, source[index] != "}" { step() } }
    step()
  }

  private mutating func readFilling() {
    let depth = brackets.count
    repeat { readCode() } while index < source.count && brackets.count > depth
  }

  /// The label before a place in the innermost brackets, or the name that a line declares.
  private func label(at place: Int) -> String {
    let isBlock = brackets.last.map { $0.opener == "{" } ?? true
    var start = isBlock ? place : brackets[brackets.count - 1].start
    if isBlock {
      while start > 0, source[start - 1] != "\n" { start -= 1 }
      let words = String(source[start..<place])
      return words.firstMatch(of: /(?:let|var)\s+(\w+)[^={]*[={]/).map { String($0.1) } ?? ""
    }
    let words = String(source[start..<place])
    return words.firstMatch(of: /^\s*(\w+)\s*:/).map { String($0.1) } ?? ""
  }
}
