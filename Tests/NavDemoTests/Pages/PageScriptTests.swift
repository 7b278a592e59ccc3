import NavTestSupport
import Testing

@testable import NavDemo

@Suite("Pages by script, as the command line takes it")
struct PageScriptTests {
  private func report(_ arguments: String...) throws -> JSONValue {
    let result = try DemoProgram.run(["render"] + arguments + ["--format", "json"], output: nil)
    #expect(result.status == 0 && result.errors.isEmpty)
    return try JSONValue(parsing: result.output)
  }

  @Test("a tab stays where it is while another one is shown; pressed once more it is at its root")
  func tabs() throws {
    let deep = try report("tabs", "--script", "tab 2; enter; tab 1; tab 2")
    #expect(deep["path"] == ["profile", "part address"] && deep["pages"]?["selected"] == 1)
    let root = try report("tabs", "--script", "tab 2; enter; tab 1; tab 2; tab 2")
    #expect(root["path"] == ["profile"] && root["pages"]?["selected"] == 1)
  }

  @Test(
    "a drag turns the page or settles back as distance and speed say",
    arguments: [
      ("drag 100,20 20,20 300ms; release", 1), ("drag 60,10 20,10 300ms; release", 1),
      ("drag 60,10 50,10 2000ms; release", 0), ("drag 60,10 50,10 60ms; release", 1),
      ("drag 60,10 15,10 300ms; wait 500ms; release", 1),
      ("drag 60,10 40,10 300ms; wait 500ms; release", 0),
      ("drag 20,10 60,10 300ms; release", 0), ("]; ]; [", 1),
      ("]; wait 60ms; drag 40,10 75,10 300ms; release", 0),
    ])
  func drags(_ script: String, _ page: Int) throws {
    let selected = try report("pager", "--script", script)["pages"]?["selected"]
    #expect(selected == .number(Double(page)), "\(script)")
  }

  @Test("at an end the pages are drawn beyond it, and spring back")
  func ends() throws {
    let held = try DemoProgram.run("render", "pager", "--script", "drag 20,10 60,10 300ms")
    let rest = try DemoProgram.run("render", "pager")
    let released = try DemoProgram.run(
      "render", "pager", "--script", "drag 20,10 60,10 300ms; release")
    #expect(held.output != rest.output && released.output == rest.output)
  }
}
