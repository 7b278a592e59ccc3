import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Testing

@testable import NavDemo

/// A folder of a test's own, which is removed with all that is in it.
struct TemporaryFolder: Sendable {
  let path: RawPath

  /// Makes a folder, runs the body and removes the folder, also if the body throws.
  static func use(
    _ body: @Sendable (TemporaryFolder) async throws -> Void
  ) async throws {
    var template = Array((NSTemporaryDirectory() + "nav-demo-XXXXXX").utf8CString)
    try #require(mkdtemp(&template) != nil)
    let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
    let folder = TemporaryFolder(path: try #require(RawPath(bytes: bytes)))
    defer { folder.remove(folder.path) }
    try await body(folder)
  }

  func child(_ name: String) -> RawPath { path.appending(name.utf8) }

  func makeFile(_ path: RawPath, _ bytes: some Sequence<UInt8> = [], mode: mode_t = 0o644) throws {
    let descriptor = open(path.cString, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    try #require(descriptor >= 0, "\(path.text): \(String(cString: strerror(errno)))")
    defer { close(descriptor) }
    let bytes = Array(bytes)
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  func makeFile(_ name: String, _ text: String = "", mode: mode_t = 0o644) throws {
    try makeFile(child(name), text.utf8, mode: mode)
  }

  func makeFolder(_ name: String, mode: mode_t = 0o755) throws {
    try #require(mkdir(child(name).cString, mode) == 0)
  }

  func makeLink(_ name: String, to target: String) throws {
    try #require(symlink(target, child(name).cString) == 0)
  }

  func makePipe(_ name: String) throws {
    try #require(mkfifo(child(name).cString, 0o644) == 0)
  }

  func text(of name: String) throws -> String {
    String(decoding: try OpenFile(child(name)).read(upTo: 1 << 20), as: UTF8.self)
  }

  func names() async throws -> [String] {
    try await DirectoryLoader().load(path).items.map(\.name)
  }

  private func remove(_ path: RawPath) {
    chmod(path.cString, 0o700)
    var items: [FileItem] = []
    if var reader = try? DirectoryReader(path) {
      while (try? reader.read(4096, into: &items)) == true {}
    }
    for item in items where item.kind == .directory { remove(item.path) }
    for item in items where item.kind != .directory { unlink(item.path.cString) }
    rmdir(path.cString)
  }
}
