#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileProblem {
  /// What is wrong, in a few words without the path.
  var title: String {
    switch reason {
    case .permissionDenied: "You may not open this"
    case .gone: "This is no longer there"
    case .notADirectory: "This is not a folder"
    case .isADirectory: "This is a folder, not a file"
    case .notARegularFile(let special): "This is a \(special.name), not a file"
    case .tooManyOpenFiles: "Too many files are open"
    case .linkLoop(let origin): "This link leads back to \(origin.text)"
    case .endlessLinks: "The links here lead to one another without an end"
    case .nameTooLong: "This path is too long for the system"
    case .tooLarge(let limit): "This file is larger than \(ByteSize.text(limit))"
    case .cancelled: "Reading was stopped"
    case .system(let number): "Reading failed (\(String(cString: strerror(number))))"
    }
  }

  /// What the person can do about it, as a sentence.
  var advice: String {
    switch reason {
    case .permissionDenied: "Ask its owner for permission to read it, or choose another."
    case .gone: "It was moved or deleted, or a link's target was. Go back and reload the list."
    case .notADirectory: "Open it as a file, or choose a folder."
    case .isADirectory: "Open it as a folder, or choose a file."
    case .notARegularFile: "Its contents can't be shown. Choose a regular file."
    case .tooManyOpenFiles: "Close other files or programs, then try again."
    case .linkLoop: "You came from there. Go back instead of entering it again."
    case .endlessLinks: "Correct one of the links so that it leads to a file or a folder."
    case .nameTooLong: "Start from a folder nearer to it."
    case .tooLarge: "Choose a smaller file."
    case .cancelled: "Open it again to read it."
    case .system: "Check the disk or the connection, then try again."
    }
  }
}
