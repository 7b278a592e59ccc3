#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension RawPath {
  /// The folder that the process works in, or nil if it is gone or may not be read.
  static var current: RawPath? {
    guard let found = getcwd(nil, 0) else { return nil }
    defer { free(found) }
    return RawPath(bytes: (0..<strlen(found)).map { UInt8(bitPattern: found[$0]) })
  }

  /// The path from the top of the tree on, without "." components and doubled slashes.
  ///
  /// ".." is kept, since only the file system knows where it leads past a link. A relative path
  /// stays relative if the process's folder is gone.
  var absolute: RawPath {
    let start = isAbsolute ? Self.root : Self.current
    let parts = bytes.split(separator: Self.slash).filter { !$0.elementsEqual([UInt8(ascii: ".")]) }
    guard let start else { return self }
    return parts.reduce(start) { $0.appending($1) }
  }
}
