import Testing

@testable import NavDemo

@Suite("Why a file holds no notes is told in the project's own words")
struct NoteDecodingTests {
  private static let id = "00000000-0000-4000-8000-000000000001"
  private static let good = #"{"id":"\#(id)","text":"a","modified":1}"#

  @Test(
    "The message names the place and what was expected there",
    arguments: [
      ("{}", "notes.json", "a JSON array of notes"),
      ("[null]", "at [0]", "a note with \"id\", \"text\" and \"modified\""),
      ("[\(good),\n \(good), {}]", "at [2]", "a note with \"id\""),
      (#"[{"id":5}]"#, "at [0].id", "a UUID in quotes"),
      (#"[{"id":"x"}]"#, "at [0].id", "a UUID in quotes"),
      (#"[{"id":"\#(id)","text":[]}]"#, "at [0].text", "a text in quotes"),
      (#"[{"id":"\#(id)","text":""}]"#, "at [0]", "a note with \"modified\""),
      ("[\(good)", "notes.json", "a JSON array of notes"),
    ])
  func messages(text: String, place: String, expected: String) async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFile("notes.json", text)
      let path = folder.child("notes.json")
      let error = await #expect(throws: NoteProblem.self) {
        try await FileNoteSource(path: path).load()
      }
      #expect(error?.place?.hasPrefix(path.text) == true)
      #expect(error?.place?.hasSuffix(place) == true, "\(error?.place ?? "")")
      #expect(error?.expected.contains(expected) == true, "\(error?.expected ?? "")")
    }
  }

  @Test("A path that leads to no file for notes is told with what to give instead")
  func unfit() throws {
    let path = try #require(RawPath("/x"))
    let reasons: [(FileProblem.Reason, String)] = [
      (.isADirectory, "a file in it, such as /x/notes.json."), (.notADirectory, "another path."),
      (.notARegularFile(.fifo), "a regular file"), (.tooLarge(limit: 1), "a smaller file."),
      (.nameTooLong, "a shorter path."), (.permissionDenied, "another file."),
    ]
    for (reason, remedy) in reasons {
      let problem = NoteProblem(reading: FileProblem(reason, at: path))
      #expect(problem.remedy.contains(remedy) && problem.remedy.contains("--file"))
    }
  }

  @MainActor @Test("The app does not start with a folder or a pipe for its notes")
  func start() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makePipe("pipe")
      for path in [folder.path, folder.child("pipe")] {
        var options = try SampleOptions.standard()
        options.file = path.text
        await #expect(throws: NoteProblem.self) { try await SampleApp.notes.make(options) }
      }
    }
  }
}
