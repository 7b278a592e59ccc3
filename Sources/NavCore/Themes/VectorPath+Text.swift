extension VectorPath: CustomStringConvertible {
  /// Reads the text of a path as SVG has it, of the absolute commands M, L, C, Q and Z alone:
  /// `M15 4 L7 12 L15 20`. A letter may be left out where it is the same again.
  ///
  /// - Throws: ``VectorPathError``.
  public init(_ text: String) throws(VectorPathError) {
    var reader = VectorPathReader(text)
    self.init(commands: try reader.read())
  }

  /// The path as SVG has it.
  public var description: String {
    commands.map { command in
      let (letter, points) = command.parts
      return String(letter)
        + points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }.joined(separator: " ")
  }

  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension VectorPath: Codable {
  /// Reads a path from its text.
  ///
  /// - Throws: `DecodingError.dataCorrupted` that says what is wrong with the text, and where.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes a path as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
