/// What tells one state of kept notes from another, so that a save notices what others have saved.
enum NoteVersion: Hashable, Sendable {
  /// Nothing is kept so far.
  case nothing
  /// Something is kept, told by its length and its hash.
  case bytes(count: Int, hash: Int)

  /// The version of a file with these bytes. Complexity: O(n).
  ///
  /// The bytes count and not the file's time, which two changes can share, nor its number, which a
  /// program that saves by renaming changes also when it saves the same again.
  init(of bytes: [UInt8]) {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    self = .bytes(count: bytes.count, hash: hasher.finalize())
  }
}
