/// A value of a JSON text, and where it stands there.
struct JSONValue: Hashable {
  /// What it is.
  enum Kind: Hashable {
    /// Values by key, in the order of the text.
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// A number as it is written.
    case number(String)
    case bool(Bool)
    case null
  }

  /// A value of an object, with its key.
  struct Member: Hashable {
    let key: String
    /// How many bytes are before the key.
    var offset = 0
    var value: JSONValue
  }

  var kind: Kind
  /// How many bytes are before it.
  var offset = 0

  /// The members, where it is an object.
  var members: [Member] { if case .object(let members) = kind { members } else { [] } }

  /// The member of a key, where it is an object that has one.
  subscript(key: String) -> Member? { members.first { $0.key == key } }

  /// How a message says what was found.
  var found: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): JSONWriter.excerpt(text)
    case .number(let text): JSONWriter.beginning(text) + (text.utf8.count > 40 ? "…" : "")
    case .bool(let isTrue): "\(isTrue)"
    case .null: "null"
    }
  }

  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(kind: .object(members.map { Member(key: $0.0, value: $0.1) }))
  }

  static func strings(_ texts: [String]) -> JSONValue {
    JSONValue(kind: .array(texts.map(string)))
  }

  static func string(_ text: String) -> JSONValue { JSONValue(kind: .string(text)) }

  static func number(_ number: Double) -> JSONValue {
    let text = "\(number)"
    return JSONValue(kind: .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
  }

  static func bool(_ isTrue: Bool) -> JSONValue { JSONValue(kind: .bool(isTrue)) }
}
