import NavConformance
import NavCore
import NavStyles
import Testing

@Suite("Rules for every bar style")
@MainActor struct BarConformanceTests {
  private nonisolated static let names = (try? Registry([BuiltInStyles()]))?.bars.names ?? []

  @Test(
    "no built-in one breaks a rule, whatever it is told",
    arguments: names + [
      "minimal:placement=bottom", "minimal:placement=leading",
      "floating-button:x=0.5,y=0.5,content=under", "overlay-back:content=under",
    ])
  func conforming(_ name: String) throws {
    let style = try Registry([BuiltInStyles()]).bars.item(named: name)
    #expect(Conformance.violations(of: style) == [])
  }
}
