/// Violations of one subject while they are looked for.
struct Findings {
  /// What is looked at, as `theme “mint”`.
  let subject: String
  private(set) var violations: [Violation] = []
  private var index: [ConformanceRule: Int] = [:]

  init(_ subject: String) {
    self.subject = subject
  }

  /// Notes a violation as one of its own.
  mutating func note(
    _ rule: ConformanceRule, _ place: String, found: String, expected: String,
    remedy: String? = nil
  ) {
    violations.append(
      Violation(
        rule: rule, subject: subject, place: place, found: found, expected: expected,
        remedy: remedy ?? rule.remedy))
  }

  /// Notes a violation; where the rule is broken already, counts one place more. A rule that is
  /// broken at all is often broken in thousands of places, and one tells the author enough.
  mutating func count(
    _ rule: ConformanceRule, _ place: @autoclosure () -> String, found: @autoclosure () -> String,
    expected: @autoclosure () -> String
  ) {
    if let place = index[rule] {
      violations[place].others += 1
      return
    }
    index[rule] = violations.count
    note(rule, place(), found: found(), expected: expected())
  }
}
