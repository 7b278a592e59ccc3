/// Reads the text of a path.
package struct VectorPathReader {
  /// The longest text: some ten times what a detailed symbol takes.
  package static let longestText = 4_096
  /// The most commands, as many as such a text has of usual ones.
  static let mostCommands = 512

  private let text: [Character]
  private var place = 0

  init(_ text: String) {
    // One more than is allowed tells that it is too long, however long it is.
    self.text = Array(text.prefix(Self.longestText + 1))
  }

  mutating func read() throws(VectorPathError) -> [VectorPath.Command] {
    guard text.count <= Self.longestText else {
      throw error(.tooLong(limit: Self.longestText), at: Self.longestText)
    }
    var commands: [VectorPath.Command] = []
    skipBlanks()
    guard place < text.count else { throw error(.empty, at: 0) }
    guard text[place] == "M" else { throw error(.noStart, at: place) }
    var letter: Character = "M"
    while place < text.count {
      guard commands.count < Self.mostCommands else {
        throw error(.tooManyCommands(limit: Self.mostCommands), at: place)
      }
      if "MLCQZ".contains(text[place]) {
        letter = text[place]
        place += 1
      } else if letter == "Z" || !isNumber {
        throw unexpected("one of M, L, C, Q, Z" + (letter == "Z" ? "" : " or a number"))
      } else if letter == "M" {
        // Further points of a move are lines (SVG 2, section 9.3.3).
        letter = "L"
      }
      commands.append(try command(letter))
      skipBlanks()
    }
    return commands
  }

  private mutating func command(_ letter: Character) throws(VectorPathError) -> VectorPath.Command {
    switch letter {
    case "M": .move(try point())
    case "L": .line(try point())
    case "C": .cubic(control1: try point(), control2: try point(), end: try point())
    case "Q": .quadratic(control: try point(), end: try point())
    default: .close
    }
  }

  private mutating func point() throws(VectorPathError) -> VectorPath.Point {
    VectorPath.Point(try number(), try number())
  }

  private mutating func number() throws(VectorPathError) -> Double {
    skipBlanks()
    let start = place
    while isNumber { place += 1 }
    guard let number = Double(String(text[start..<place])) else {
      place = start
      throw unexpected("a number")
    }
    guard (0...VectorPath.boxSize).contains(number) else {
      throw error(.outside(number), at: start)
    }
    return number
  }

  /// Whether a number goes on here. Two numbers have a blank or a comma between them.
  private var isNumber: Bool { place < text.count && "0123456789.-+eE".contains(text[place]) }

  private mutating func skipBlanks() {
    while place < text.count, text[place].isWhitespace || text[place] == "," { place += 1 }
  }

  private func unexpected(_ expected: String) -> VectorPathError {
    guard place < text.count else { return error(.incomplete(expected: expected), at: place) }
    let found = text[place...].prefix { !$0.isWhitespace }.prefix(12)
    return error(.unexpected(String(found), expected: expected), at: place)
  }

  private func error(_ reason: VectorPathError.Reason, at offset: Int) -> VectorPathError {
    VectorPathError(reason: reason, offset: offset)
  }
}
