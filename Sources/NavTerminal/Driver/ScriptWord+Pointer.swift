import NavCore

extension ScriptWord {
  /// The number of a page, or nothing for the key of that name.
  static let page = Form(
    arguments: [
      Argument(
        placeholder: "N", expected: "the number of a page, from 1, or nothing",
        isValid: { $0.number != nil })
    ]
  ) { tokens in
    guard let token = tokens.first else { return .key(.tab) }
    return token.number.map(ScriptStep.page)
  }

  static func point(_ step: @escaping @Sendable (ScriptPoint) -> ScriptStep) -> Form {
    .followed(by: cell.placeholder, expected: cell.expected) { $0.point.map(step) }
  }

  static let wheel = Form(
    arguments: [
      Argument(
        placeholder: "up|down", expected: "up or down",
        known: ScriptStep.WheelDirection.allCases.map(\.rawValue),
        isValid: { $0.wheelDirection != nil }),
      cell,
    ], least: 2
  ) { tokens in
    guard let direction = tokens[0].wheelDirection, let point = tokens[1].point else { return nil }
    return .wheel(direction, point)
  }

  static let drag = Form(arguments: [cell, cell, time], least: 2) { tokens in
    guard let from = tokens[0].point, let to = tokens[1].point else { return nil }
    return .drag(from, to, tokens.count > 2 ? tokens[2].duration ?? .zero : .zero)
  }

  static let wait = Form.followed(by: time.placeholder, expected: time.expected) {
    $0.duration.map(ScriptStep.wait)
  }

  private static let cell = Argument(
    placeholder: "COLUMN,ROW",
    expected: "a column and a row from the upper left corner, counted from 0, as in 12,3",
    isValid: { $0.point != nil })

  private static let time = Argument(
    placeholder: "TIME", expected: "a time from 0ms to 60000ms, as in 300ms",
    isValid: { $0.duration != nil })
}

extension ScriptToken {
  /// A whole number from 1 on, of at most four digits.
  fileprivate var number: Int? {
    guard case .word(let word) = self else { return nil }
    return Self.number(word).flatMap { $0 > 0 ? $0 : nil }
  }

  fileprivate var point: ScriptPoint? {
    guard case .word(let word) = self else { return nil }
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let column = Self.number(parts[0]), let row = Self.number(parts[1])
    else { return nil }
    return ScriptPoint(column: column, row: row)
  }

  fileprivate var duration: Duration? {
    guard case .word(let word) = self, word.hasSuffix("ms"),
      let number = Self.number(word.dropLast(2), digits: 5), number <= 60_000
    else { return nil }
    return .milliseconds(number)
  }

  fileprivate var wheelDirection: ScriptStep.WheelDirection? {
    guard case .word(let word) = self else { return nil }
    return ScriptStep.WheelDirection(rawValue: word)
  }

  private static func number(_ text: some StringProtocol, digits: Int = 4) -> Int? {
    let isNumber =
      (1...digits).contains(text.utf8.count) && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    return isNumber ? Int(text) : nil
  }
}
