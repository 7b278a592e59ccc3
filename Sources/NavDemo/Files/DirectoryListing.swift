/// What a directory held when it was read.
struct DirectoryListing: Hashable, Sendable {
  /// The path by which it was read.
  let path: RawPath

  /// Which directory it is, by whatever path it is reached.
  let identity: FileIdentity

  /// Its entries without "." and "..", in the order of `NaturalOrder`, directories first.
  let items: [FileItem]
}
