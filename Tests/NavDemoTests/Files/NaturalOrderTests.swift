import Testing

@testable import NavDemo

@Suite("The order of a list")
struct NaturalOrderTests {
  private func items(_ names: [String], kind: FileKind = .file) -> [FileItem] {
    names.map { FileItem(parent: .root, rawName: Array($0.utf8), kind: kind, size: nil) }
  }

  @Test("Names follow their numbers' values, without regard to case, accents and width")
  func natural() throws {
    let expected = [
      ".hidden", "2", "10", "a", "B", "éa", "eb", "File", "file 1", "file 002", "file 2",
      "file 10", "file 10 b", "file a", "ｇ", "h", "z",
    ]
    #expect(try NaturalOrder.sorted(items(expected.reversed())).map(\.name) == expected)
    #expect(try NaturalOrder.sorted(items(expected.shuffled())).map(\.name) == expected)
  }

  @Test("Directories and links to them come first")
  func directoriesFirst() throws {
    let mixed =
      items(["a"], kind: .file) + items(["b"], kind: .symbolicLink(.file))
      + items(["y"], kind: .symbolicLink(.directory)) + items(["z"], kind: .directory)
    #expect(try NaturalOrder.sorted(mixed).map(\.name) == ["y", "z", "a", "b"])
  }

  @Test("Names that differ in their bytes alone have a fixed order")
  func fixed() throws {
    let names = items(["a1", "A01", "a01", "A1"])
    let expected = try NaturalOrder.sorted(names)
    #expect(try NaturalOrder.sorted(names.reversed()) == expected)
  }

  @Test("Numbers of any length are put in some order, and short ones by value")
  func longNumbers() throws {
    let long = String(repeating: "9", count: 250)
    let sorted = try NaturalOrder.sorted(items([long, "1" + long, "5", "0", "000"]))
    #expect(sorted.map(\.name) == ["0", "000", "5", long, "1" + long])
  }

  @Test("Sorting stops in a cancelled task")
  func cancelled() async {
    let names = items((0..<10_000).map { "\($0)" })
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try NaturalOrder.sorted(names)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
