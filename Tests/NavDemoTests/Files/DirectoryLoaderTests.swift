import Testing

@testable import NavDemo

@Suite("Reading a directory")
struct DirectoryLoaderTests {
  @Test("Each kind is told, links by what they lead to, and files have a size")
  func kinds() async throws {
    try await TemporaryFolder.use { folder in
      try folder.makeFolder("dir")
      try folder.makeFile("file", "12345")
      try folder.makePipe("pipe")
      try folder.makeLink("to dir", to: "dir")
      try folder.makeLink("to file", to: "file")
      try folder.makeLink("to itself", to: "to itself")
      try folder.makeLink("to nothing", to: "nothing")
      try folder.makeLink("to pipe", to: "pipe")
      let listing = try await DirectoryLoader().load(folder.path)
      #expect(
        listing.items.map(\.name) == [
          "dir", "to dir", "file", "pipe", "to file", "to itself", "to nothing", "to pipe",
        ])
      #expect(
        listing.items.map(\.kind) == [
          .directory, .symbolicLink(.directory), .file, .other(.fifo), .symbolicLink(.file),
          .symbolicLink(.unreachable), .symbolicLink(.unreachable), .symbolicLink(.other(.fifo)),
        ])
      #expect(listing.items.map(\.size) == [nil, nil, 5, nil, 5, nil, nil, nil])
      let withoutSizes = try await DirectoryLoader(sizesUpTo: 0).load(folder.path)
      #expect(withoutSizes.items.allSatisfy { $0.size == nil })
    }
  }

  @Test("Names with controls are shown harmlessly and still open by their bytes")
  func controls() async throws {
    try await TemporaryFolder.use { folder in
      let name = Array("a\u{1B}[2J\n".utf8)
      try folder.makeFile(folder.path.appending(name), "x".utf8)
      let item = try #require(try await DirectoryLoader().load(folder.path).items.first)
      #expect(item.name == "a␛[2J␊")
      #expect(item.rawName == name)
      #expect(try await FilePreview.load(item.path).size == 1)
    }
  }

  #if os(Linux)
    @Test("A name that is no UTF-8 opens by its bytes")
    func invalidName() async throws {
      try await TemporaryFolder.use { folder in
        let name: [UInt8] = [0x66, 0xFF, 0xFE]
        try folder.makeFile(folder.path.appending(name), "x".utf8)
        let item = try #require(try await DirectoryLoader().load(folder.path).items.first)
        #expect(item.name == "f\u{FFFD}\u{FFFD}")
        let path = try #require(RawPath(escaped: item.path.escaped))
        #expect(try await FilePreview.load(path).size == 1)
      }
    }
  #endif

  @Test("An empty directory has no items")
  func empty() async throws {
    try await TemporaryFolder.use { folder in
      let listing = try await DirectoryLoader().load(folder.path)
      #expect(listing.items.isEmpty)
    }
  }
}
