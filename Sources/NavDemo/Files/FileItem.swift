/// One name in a directory.
struct FileItem: Hashable, Sendable {
  /// The directory that was read.
  let parent: RawPath

  /// The name's bytes, as the file system has them.
  let rawName: [UInt8]

  /// What stands behind the name.
  let kind: FileKind

  /// A regular file's size in bytes, or nil if it wasn't cheap to learn; a link has its target's.
  var size: UInt64?

  /// The name as it may be shown: two different names can look alike. Complexity: O(length).
  var name: String { Printable.text(utf8: rawName) }

  /// The exact path, which tells the item apart from every other. Complexity: O(length).
  var path: RawPath { parent.appending(rawName) }
}
