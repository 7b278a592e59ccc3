import Foundation
import Testing

@Suite("Public names")
struct PublicNamesTests {
  /// A public type at the top of a file.
  struct PublicType: Hashable {
    let name: String
    let module: String
  }

  /// The folder of the modules.
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources", directoryHint: .isDirectory)

  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().flatMap { name in
      let url = folder.appending(path: name)
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if exists, isFolder.boolValue { return try files(in: url) }
      return name.hasSuffix(".swift") ? [url] : []
    }
  }

  /// The public types that a source file declares outside of every brace.
  static func publicTypes(in text: String) -> [String] {
    var depth = 0
    var names: [String] = []
    for line in text.split(separator: "\n") {
      let code = line.replacing(/"(\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
      let declaration =
        /\bpublic\s+(?:indirect\s+|final\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)/
      if depth == 0, let match = code.firstMatch(of: declaration) { names.append(String(match.1)) }
      for character in code {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
    }
    return names
  }

  private static func libraryTypes() throws -> [PublicType] {
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasPrefix("Nav") && $0 != "NavDemo" }
    return try modules.sorted().flatMap { module in
      try files(in: sources.appending(path: module)).flatMap { file in
        publicTypes(in: try String(contentsOf: file, encoding: .utf8))
          .map { PublicType(name: $0, module: module) }
      }
    }
  }

  @Test("the scan finds public types, and neither nested nor internal ones")
  func scan() {
    let text = """
      public struct One {
        public struct Nested {}
      }
      struct Two {}
      @MainActor public final class Three: Base { let text = "}}" } // }
      public indirect enum Four {}
      @resultBuilder public enum Five {}
      #if canImport(UIKit)
        public protocol Six {}
      #endif
      extension One {
        public typealias Inner = Int
      }
      """
    #expect(Self.publicTypes(in: text) == ["One", "Three", "Four", "Five", "Six"])
  }

  @Test("no public type has a name of SwiftUI, Foundation or Observation: an app imports all")
  func collisions() throws {
    let types = try Self.libraryTypes()
    #expect(types.count > 60)
    #expect(types.contains(PublicType(name: "NavigationModel", module: "NavCore")))
    for type in types {
      #expect(!ForeignNames.all.contains(type.name), "\(type.name) of \(type.module)")
    }
    #expect(ForeignNames.all.count > 300)
  }

  @Test("no type is named like a module")
  func modules() throws {
    let modules = try Set(FileManager.default.contentsOfDirectory(atPath: Self.sources.path))
    for type in try Self.libraryTypes() {
      #expect(!modules.contains(type.name), "\(type.name) of \(type.module)")
    }
  }

  @Test("no name stands for two public types")
  func once() throws {
    let names = try Self.libraryTypes().map(\.name)
    for (name, count) in Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +) {
      #expect(count == 1, "\(name)")
    }
  }
}
