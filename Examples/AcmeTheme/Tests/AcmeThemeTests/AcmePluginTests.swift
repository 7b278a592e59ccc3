import AcmeTheme
import NavConformance
import NavCore
import Testing

@MainActor @Suite struct AcmePluginTests {
  @Test func breaksNoRule() {
    #expect(Conformance.violations(of: AcmePlugin()) == [])
  }

  @Test func isFoundByName() throws {
    let app = try NavApp("Test", plugins: [AcmePlugin()], root: .stack(.screen(Screen("Test") {})))
      .choosing(theme: "desert", bar: "thumb", columns: "golden")
    let model = NavigationModel(app)
    let frame = Composer(model).frame()
    #expect(frame.theme == .desert)
    #expect(frame.frontStack?.bar?.placement == .bottom)
  }
}
