/// A path as the file system knows it: bytes, which need not be valid UTF-8.
///
/// It is never empty and holds no NUL byte, so that a system call sees all of it.
struct RawPath: Hashable, Sendable {
  /// The bytes, without a terminating NUL.
  let bytes: [UInt8]

  /// The top of the tree.
  static let root = RawPath(unchecked: [slash])

  static let slash = UInt8(ascii: "/")

  /// A path of these bytes, or nil if there are none or one of them is NUL.
  init?(bytes: [UInt8]) {
    guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
    self.bytes = bytes
  }

  /// A path spelled in UTF-8, or nil if the text is empty or holds a NUL character.
  init?(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// A path of bytes that are known to be neither empty nor to hold a NUL byte.
  private init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether it starts at the top of the tree.
  var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last component's bytes; those of the root are "/".
  var lastComponent: [UInt8] {
    bytes.split(separator: Self.slash).last.map(Array.init) ?? [Self.slash]
  }

  /// The last component as it may be shown.
  var name: String { Printable.text(utf8: lastComponent) }

  /// The whole path as it may be shown; it does not round-trip, see `escaped` for that.
  var text: String { Printable.text(utf8: bytes) }

  /// The path without its last component, or nil for the root and for a single relative name.
  ///
  /// It goes by the spelling alone: links are not followed and ".." is a component like any other.
  var parent: RawPath? {
    var rest = bytes[...]
    while rest.count > 1, rest.last == Self.slash { rest.removeLast() }
    guard rest.count > 1, let cut = rest.lastIndex(of: Self.slash) else { return nil }
    rest = rest[..<cut]
    while rest.count > 1, rest.last == Self.slash { rest.removeLast() }
    return rest.isEmpty ? .root : RawPath(unchecked: Array(rest))
  }

  /// The paths above this one by spelling, from the top down, without the path itself.
  var ancestors: [RawPath] {
    Array(sequence(first: self, next: \.parent).dropFirst()).reversed()
  }

  /// This path with one more component, or several with slashes between them.
  ///
  /// Bytes from the first NUL on are left out; without any bytes the path stays as it is.
  func appending(_ component: some Collection<UInt8>) -> RawPath {
    let added = component.prefix { $0 != 0 }
    guard !added.isEmpty else { return self }
    let joint = bytes.last == Self.slash ? [] : [Self.slash]
    return RawPath(unchecked: bytes + joint + added)
  }

  /// The path as a system call takes it, ended by NUL.
  var cString: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }
}
