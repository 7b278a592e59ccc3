/// Reads JSON as RFC 8259 has it, and keeps where each value stands. Beyond that standard it refuses
/// keys that an object has twice, numbers that a `Double` can't hold and halves of surrogate pairs:
/// of these, readers make different things.
struct JSONReader {
  /// How many objects and lists may be within each other, the outermost counted: five times what a
  /// theme has.
  static let greatestDepth = 16

  let source: SourceText
  var place = 0
  private var path: [String] = []
  private var depth = 0
  /// The mistakes that did not keep it from reading on: keys that are there twice.
  private(set) var faults: [JSONFault] = []

  init(_ source: SourceText) { self.source = source }

  /// Reads the only value of the text.
  mutating func read() throws(JSONFault) -> JSONValue {
    guard source.validEnd == source.bytes.count else {
      throw fault("expected text in UTF-8, found a byte that is none", at: source.validEnd)
    }
    let value = try value()
    skipBlanks()
    guard place == source.bytes.count else { throw unexpected("the end of the file") }
    return value
  }

  /// The byte that is read next, or nil at the end.
  var byte: UInt8? { place < source.bytes.count ? source.bytes[place] : nil }

  private mutating func value() throws(JSONFault) -> JSONValue {
    skipBlanks()
    let start = place
    let kind: JSONValue.Kind =
      switch byte {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try values())
      case UInt8(ascii: "\""): .string(try string())
      case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): .number(try number())
      default: try word()
      }
    return JSONValue(kind: kind, offset: start)
  }

  private mutating func members() throws(JSONFault) -> [JSONValue.Member] {
    try open()
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    var goesOn = !closes(with: UInt8(ascii: "}"))
    while goesOn {
      skipBlanks()
      let start = place
      guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = try string()
      path.append(key)
      defer { path.removeLast() }
      if !keys.insert(key).inserted {
        faults.append(fault("the key is there for the second time; leave out one", at: start))
      }
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw unexpected("“:” after the key") }
      members.append(JSONValue.Member(key: key, offset: start, value: try value()))
      goesOn = try hasMore(UInt8(ascii: "}"), "another key")
    }
    depth -= 1
    return members
  }

  private mutating func values() throws(JSONFault) -> [JSONValue] {
    try open()
    var values: [JSONValue] = []
    var goesOn = !closes(with: UInt8(ascii: "]"))
    while goesOn {
      values.append(try value())
      goesOn = try hasMore(UInt8(ascii: "]"), "another value")
    }
    depth -= 1
    return values
  }

  private mutating func open() throws(JSONFault) {
    guard depth < Self.greatestDepth else {
      throw fault("expected at most \(Self.greatestDepth) objects and lists within each other")
    }
    depth += 1
    place += 1
  }

  private mutating func closes(with closer: UInt8) -> Bool {
    skipBlanks()
    return take(closer)
  }

  /// Whether a comma follows; else the closer has to.
  private mutating func hasMore(_ closer: UInt8, _ next: String) throws(JSONFault) -> Bool {
    if closes(with: closer) { return false }
    let end = Character(Unicode.Scalar(closer))
    guard take(UInt8(ascii: ",")) else { throw unexpected("“,” or “\(end)”") }
    skipBlanks()
    guard byte != closer else {
      throw fault("expected \(next) after the comma, found “\(end)”; leave out the comma")
    }
    return true
  }

  /// Takes a byte, where it is the next one.
  mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte, Self.isBlank(byte) { place += 1 }
  }

  /// Whether a byte is one that may stand between all parts of JSON.
  static func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x09: true
    default: false
    }
  }

  /// Whether a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Mistakes

  /// Something is not as it should be at a place, or at this one.
  func fault(_ message: String, at offset: Int? = nil) -> JSONFault {
    JSONFault(offset: offset ?? place, path: path, message: message)
  }

  /// Something else should be here.
  func unexpected(_ expected: String) -> JSONFault {
    guard let byte, let character = source.character(at: place) else {
      // Where the text ends, rather than the lines that may follow it.
      return fault("expected \(expected), found the end of the file", at: source.contentEnd)
    }
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") {
      return fault("expected \(expected), found “\(character)”; JSON has no comments")
    }
    let letters = source.bytes[place...].prefix(20).prefix {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
    }
    let found = letters.isEmpty ? String(character) : source.text(letters.indices)
    return fault("expected \(expected), found “\(JSONWriter.printable(found))”")
  }
}
