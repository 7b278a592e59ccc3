import Foundation

/// A JSON value that can be compared and written as a literal.
enum JSONValue: Hashable {
  case null
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  struct NotJSON: Error {}

  init(parsing text: String) throws {
    self = try Self.value(of: JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  private static func value(of object: Any) throws -> JSONValue {
    switch object {
    case is NSNull: .null
    case let string as String: .string(string)
    case let object as [String: Any]: .object(try object.mapValues(value(of:)))
    case let array as [Any]: .array(try array.map(value(of:)))
    case let number as NSNumber: .number(number.doubleValue)
    default: throw NotJSON()
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  subscript(index: Int) -> JSONValue? {
    if case .array(let array) = self, array.indices.contains(index) { array[index] } else { nil }
  }

  /// The keys of an object.
  var keys: Set<String> {
    if case .object(let object) = self { Set(object.keys) } else { [] }
  }

  /// The elements of an array.
  var elements: [JSONValue] {
    if case .array(let array) = self { array } else { [] }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
