/// A file that is neither a directory nor a regular file: reading it could block or do something.
enum SpecialFile: String, Hashable, Sendable, CaseIterable {
  case fifo, socket, characterDevice, blockDevice, unknown

  /// What it is, in words.
  var name: String {
    switch self {
    case .fifo: "named pipe"
    case .socket: "socket"
    case .characterDevice: "character device"
    case .blockDevice: "block device"
    case .unknown: "special file"
    }
  }
}
