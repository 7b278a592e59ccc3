import NavCore
import Testing

@testable import NavConformance

@Suite("Transition styles against the rules")
struct TransitionConformanceTests {
  /// A style made of a function.
  struct Made: TransitionStyle {
    var name = "made"
    var duration = 0.3
    let draw: @Sendable (TransitionConfiguration) -> TransitionPicture

    func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
      draw(configuration)
    }

    static func fair(_ configuration: TransitionConfiguration) -> TransitionPicture {
      TransitionPicture(upper: DrawnBox(x: (1 - configuration.progress) * configuration.width))
    }
  }

  private func rules(_ style: Made) -> [ConformanceRule] {
    Conformance.violations(of: style).map(\.rule)
  }

  @Test("a style that is right breaks none")
  func right() {
    #expect(rules(Made(draw: Made.fair)) == [])
    #expect(
      rules(Made(duration: 0) { _ in TransitionPicture(upper: DrawnBox(opacity: 0)) }) == [
        .transitionsEnd
      ])
  }

  @Test("each rule can be broken, alone")
  func wrong() {
    #expect(
      rules(
        Made { moment in
          TransitionPicture(
            lower: DrawnBox(x: 5 * (1 - moment.progress)), upper: Made.fair(moment).upper)
        }) == [.transitionsBegin])
    #expect(
      rules(
        Made { moment in
          TransitionPicture(upper: DrawnBox(x: (1 - moment.progress) * moment.width + 1))
        }) == [.transitionsEnd])
    #expect(
      rules(
        Made { moment in
          TransitionPicture(upper: DrawnBox(opacity: moment.progress < 0.5 ? 0 : 1))
        }) == [.transitionsContinuous])
    #expect(rules(Made(duration: 3, draw: Made.fair)) == [.transitionsShort])
    #expect(rules(Made(name: "Bad Name", draw: Made.fair)) == [.kebabCase])
    let violations = Conformance.violations(of: Made(duration: .nan, draw: Made.fair))
    #expect(violations.map(\.rule) == [.transitionsShort])
    #expect(violations[0].subject == "transition “made”")
  }

  @Test("a style that draws by chance is told")
  func chance() {
    let style = Made { moment in
      guard moment.progress == 0.37 else { return Made.fair(moment) }
      return TransitionPicture(
        upper: DrawnBox(x: 0.63 * moment.width + .random(in: 0...1)))
    }
    #expect(rules(style) == [.transitionsRepeatable])
  }
}
