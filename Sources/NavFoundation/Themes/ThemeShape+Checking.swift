import NavCore

extension ThemeShape {
  /// The most mistakes that are told of a file: more of them have one cause, as a wrong file has.
  static let mostFaults = 100

  /// What of a value is not of this shape: all of it, or as much as is told.
  func faults(in value: JSONValue) -> [JSONFault] {
    var faults: [JSONFault] = []
    check(value, [], &faults)
    return faults
  }

  /// - Parameter path: the keys that lead to the value, the outermost first.
  private func check(_ value: JSONValue, _ path: [String], _ faults: inout [JSONFault]) {
    switch (self, value.kind) {
    case (.shared(_, let shape), _): shape.check(value, path, &faults)
    case (.object(let fields), .object(let members)):
      faults += Self.missing(fields, in: value, at: path)
      for member in members where faults.count < Self.mostFaults {
        Self.check(member, of: fields, path + [member.key], &faults)
      }
    case (.number(let range, _), .number(let text)):
      if Double(text).map(range.contains) != true { faults.append(fault(value, path)) }
    case (.choice(let names), .string(let text)):
      if !names.contains(text) {
        faults.append(fault(value, path, end: Self.suggestion(for: text, in: names)))
      }
    case (.text(let rule), .string(let text)):
      if let why = rule.fault(text) {
        faults.append(fault(value, path, end: why.isEmpty ? "" : ": " + why))
      }
    default: faults.append(fault(value, path))
    }
  }

  private static func check(
    _ member: JSONValue.Member, of fields: [Field], _ path: [String], _ faults: inout [JSONFault]
  ) {
    if let field = fields.first(where: { $0.key == member.key }) {
      return field.shape.check(member.value, path, &faults)
    }
    let known = fields.map(\.key)
    faults.append(
      JSONFault(
        offset: member.offset, path: path,
        message: "unknown key; expected one of \(known.joined(separator: ", "))"
          + suggestion(for: member.key, in: known)))
  }

  private static func missing(
    _ fields: [Field], in value: JSONValue, at path: [String]
  ) -> [JSONFault] {
    let missing = fields.filter { $0.isNeeded && value[$0.key] == nil }.map(\.key)
    guard !missing.isEmpty else { return [] }
    let message = "expected more keys, which are missing: \(missing.joined(separator: ", "))"
    return [JSONFault(offset: value.offset, path: path, message: message)]
  }

  private static func suggestion(for text: String, in names: [String]) -> String {
    let nearest = SpellingDistance.nearest(to: JSONWriter.beginning(text), in: names)
    return nearest.map { "; did you mean \(JSONWriter.quoted($0))?" } ?? ""
  }

  private func fault(_ value: JSONValue, _ path: [String], end: String = "") -> JSONFault {
    let hint = value.kind == .null ? "; leave the key out to have it as usual" : ""
    return JSONFault(
      offset: value.offset, path: path,
      message: "expected \(expected), found \(value.found)" + hint + end)
  }

  /// What is expected, in words.
  private var expected: String {
    switch self {
    case .object(let fields):
      "an object with the keys \(fields.map(\.key).joined(separator: ", "))"
    case .number(let range, let what):
      "\(what), a number from \(JSONValue.number(range.lowerBound).found) to "
        + JSONValue.number(range.upperBound).found
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .text(let rule): rule.expected
    case .shared(_, let shape): shape.expected
    }
  }
}
