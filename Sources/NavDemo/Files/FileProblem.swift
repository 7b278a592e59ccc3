#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file or a directory could not be read, with the words to say so.
struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that are told apart.
  enum Reason: Hashable, Sendable {
    case permissionDenied
    case gone
    case notADirectory
    case isADirectory
    case notARegularFile(SpecialFile)
    case tooManyOpenFiles
    /// The directory is the same as this one, inside which it was to be entered.
    case linkLoop(backTo: RawPath)
    /// Links lead to one another without an end.
    case endlessLinks
    case nameTooLong
    case tooLarge(limit: UInt64)
    /// The task was cancelled; nothing needs to be shown.
    case cancelled
    /// Any other failure, by its error number.
    case system(Int32)
  }

  /// What could not be read.
  let path: RawPath

  /// Why.
  let reason: Reason

  init(_ reason: Reason, at path: RawPath) {
    self.path = path
    self.reason = reason
  }

  /// The failure that a system call reported.
  init(errorNumber: Int32, at path: RawPath) {
    let reason: Reason =
      switch errorNumber {
      case EACCES, EPERM: .permissionDenied
      case ENOENT: .gone
      case ENOTDIR: .notADirectory
      case EISDIR: .isADirectory
      case EMFILE, ENFILE: .tooManyOpenFiles
      case ELOOP: .endlessLinks
      case ENAMETOOLONG: .nameTooLong
      default: .system(errorNumber)
      }
    self.init(reason, at: path)
  }

  /// What is wrong, where, and what to do about it.
  var description: String { "\(title): \(path.text). \(advice)" }
}
