/// What is wrong with a name, with what was expected and what to do.
public enum RegistryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two plug-ins claim one name.
  case nameTaken(kind: String, name: String, by: String, and: String)
  /// Two plug-ins state a default for one slot.
  case defaultTaken(kind: String, names: [String], by: String, and: String)
  /// The name is not in kebab case.
  case badName(kind: String, name: String, by: String)
  /// Nothing is registered under the name.
  case unknown(kind: String, name: String, known: [String], nearest: String?)
  /// A style has no parameter of the name.
  case unknownParameter(of: String, name: String, known: [String], nearest: String?)
  /// A parameter can't take what is given.
  case badParameter(of: String, text: String, expected: String)

  /// What is wrong, where, what was expected and what to do.
  public var description: String {
    switch self {
    case .nameTaken(let kind, let name, let first, let second):
      "\(kind) “\(name)” is claimed by both \(first) and \(second); "
        + "leave one of them out, or rename its \(kind)"
    case .defaultTaken(let kind, let names, let first, let second):
      "\(first) and \(second) both state a default for \(kind) "
        + "(\(names.joined(separator: ", "))); register one of them without isDefault"
    case .badName(let kind, let name, let plugin):
      "\(kind) “\(name)” of \(plugin) has no name in kebab case: "
        + "expected words of a–z and 0–9 joined by “-”, as in back-and-home"
    case .unknown(let kind, let name, let known, let nearest):
      "unknown \(kind) “\(name)”; known: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
        + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    case .unknownParameter(let style, let name, let known, let nearest):
      known.isEmpty
        ? "\(style) takes no parameters, but “\(name)” was given; leave out “:” and what follows"
        : "\(style) has no parameter “\(name)”; known: \(known.joined(separator: ", "))"
          + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    case .badParameter(let style, let text, let expected):
      "\(style) can't take “\(text)”; expected \(expected)"
    }
  }
}
