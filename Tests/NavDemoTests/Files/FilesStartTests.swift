import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("What the files app starts with")
struct FilesStartTests {
  private func problem(_ path: RawPath) throws -> String {
    var options = try SampleOptions.standard()
    options.path = path.text
    let error = #expect(throws: FolderProblem.self) { try SampleApp.files.make(options) }
    return error?.description ?? ""
  }

  @Test("A path that leads to no folder is refused, with what is wrong and what to do")
  func refused() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("file")
      try folder.makePipe("pipe")
      try folder.makeLink("loop", to: "loop")
      try folder.makeLink("broken", to: "nothing")
      for (name, what) in [
        ("file", "is not a folder; "), ("pipe", "is not a folder; "), ("gone", "there is nothing"),
        ("broken", "there is nothing at"), ("loop", "can't be read: The links here lead"),
      ] {
        let text = try await problem(folder.child(name))
        #expect(text.contains(what) && text.contains(folder.child(name).text), "\(text)")
        #expect(text.contains("expected a folder that may be read; give another path"))
      }
    }
  }

  @Test("A folder and a link to one are taken")
  func taken() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFolder("dir")
      try folder.makeLink("link", to: "dir")
      try await start(folder)
    }
  }

  private func start(_ folder: TemporaryFolder) async throws {
    for name in ["dir", "link"] {
      let driver = try await TerminalDriver.files(folder.child(name))
      #expect(driver.shows("This folder is empty."))
    }
  }

  @Test("The program says it in one line and ends with status 2", arguments: ["run", "render"])
  func program(command: String) async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("file")
      let path = folder.child("file").text
      let files = try DemoProgram.run(command, "files", path)
      #expect(files.status == 2 && files.output.isEmpty)
      #expect(files.errors.hasPrefix("NavDemo: “\(path)” is not a folder; expected "))
      let notes = try DemoProgram.run(command, "notes", "--file", folder.path.text)
      #expect(notes.status == 2 && notes.output.isEmpty)
      #expect(notes.errors.contains("This is a folder, not a file: \(folder.path.text)."))
      #expect(notes.errors.contains("such as \(folder.path.text)/notes.json."))
    }
  }
}
