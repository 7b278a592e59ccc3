/// Holds what plug-ins bring against the rules.
///
/// Violations are values, so that any way to test will do; with Swift Testing:
///
///     @Test func conforms() {
///       #expect(Conformance.violations(of: AcmePlugin()) == [])
///     }
public enum Conformance {}
