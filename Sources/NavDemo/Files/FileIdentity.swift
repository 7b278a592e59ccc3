/// What tells a file apart from every other on this machine, by whatever path it is reached.
struct FileIdentity: Hashable, Sendable {
  /// The number of the device that holds the file.
  let device: UInt64

  /// The file's number on that device.
  let inode: UInt64
}
