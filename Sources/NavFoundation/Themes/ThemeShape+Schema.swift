extension ThemeShape {
  /// The schema of theme files, JSON Schema 2020-12.
  var schema: JSONValue {
    var shared: [(String, JSONValue)] = []
    let members = definition(&shared).members.map { ($0.key, $0.value) }
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("A theme of Nav")),
      ] + members + [("$defs", .object(shared))])
  }

  private func definition(_ shared: inout [(String, JSONValue)]) -> JSONValue {
    switch self {
    case .object(let fields):
      let properties = fields.map { ($0.key, $0.shape.definition(&shared)) }
      let needed = fields.filter(\.isNeeded).map(\.key)
      return .object(
        [("type", .string("object")), ("properties", .object(properties))]
          + (needed.isEmpty ? [] : [("required", .strings(needed))])
          + [("additionalProperties", .bool(false))])
    case .number(let range, let what):
      return .object([
        ("description", .string(what)), ("type", .string("number")),
        ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
      ])
    case .choice(let names): return .object([("enum", .strings(names))])
    case .text(let rule):
      return .object(
        [("description", .string(rule.expected)), ("type", .string("string"))]
          + (rule.pattern.map { [("pattern", .string($0))] } ?? [])
          + (rule.limit.map { [("maxLength", .number(Double($0)))] } ?? []))
    case .shared(let name, let shape):
      if !shared.contains(where: { $0.0 == name }) {
        let definition = shape.definition(&shared)
        shared.append((name, definition))
      }
      return .object([("$ref", .string("#/$defs/\(name)"))])
    }
  }

  /// A value of this shape with its keys in the order of the shape.
  func ordered(_ value: JSONValue) -> JSONValue {
    switch self {
    case .shared(_, let shape): return shape.ordered(value)
    case .object(let fields):
      return .object(
        fields.compactMap { field in
          value[field.key].map { (field.key, field.shape.ordered($0.value)) }
        })
    case .number, .choice, .text: return value
    }
  }
}
