/// Work that came out wrong, so that its time means nothing.
struct WrongResult: Error, CustomStringConvertible {
  private let contender: String
  private let what: String
  private let expected: String
  private let actual: String

  /// Checks a result.
  ///
  /// - Throws: ``WrongResult`` where it is another one than was expected.
  static func check<Value: Equatable>(
    _ what: String, of contender: some Contender, is actual: Value, expected: Value
  ) throws(WrongResult) {
    guard actual != expected else { return }
    throw WrongResult(
      contender: "\(type(of: contender))", what: what, expected: "\(expected)",
      actual: "\(actual)")
  }

  var description: String {
    "\(contender): \(what) is \(actual), expected \(expected); its times mean nothing"
  }
}
