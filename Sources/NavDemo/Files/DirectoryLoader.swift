/// Reads directories off the main actor, however large they are.
struct DirectoryLoader: Sendable {
  /// How many entries are read between two reports of progress, and between two looks at whether
  /// the task was cancelled; at least 1.
  var batch = 4096

  /// Up to how many entries a directory may have for its files' sizes to be looked up, since each
  /// costs a system call.
  var sizesUpTo = 2000

  /// Reads and sorts a directory.
  ///
  /// Reading waits while a report is made, so that reports neither pile up nor come after the
  /// result. Complexity: O(n log n) for n entries, and O(d) system calls for d ancestors.
  ///
  /// - Parameters:
  ///   - path: The directory, or a link to one.
  ///   - ancestors: The directories that were entered on the way to it. If it is one of them by
  ///     another path, entering it is refused. Ancestors that are gone are passed over.
  ///   - progress: Is told after each full batch how many entries were read so far.
  /// - Throws: `FileProblem`; its reason is `cancelled` soon after the task is cancelled.
  @concurrent
  func load(
    _ path: RawPath,
    inside ancestors: [RawPath] = [],
    progress: @MainActor @Sendable (_ count: Int) -> Void = { _ in }
  ) async throws(FileProblem) -> DirectoryListing {
    try Self.checkCancellation(at: path)
    var reader = try DirectoryReader(path)
    try Self.refuseLoop(to: reader.identity, at: path, inside: ancestors)
    var items: [FileItem] = []
    while try reader.read(max(batch, 1), into: &items) {
      try Self.checkCancellation(at: path)
      await progress(items.count)
      try Self.checkCancellation(at: path)
    }
    if items.count <= sizesUpTo {
      for index in items.indices {
        try Self.checkCancellation(at: path)
        items[index].size = reader.size(of: items[index])
      }
    }
    do {
      let sorted = try NaturalOrder.sorted(items)
      return DirectoryListing(path: path, identity: reader.identity, items: sorted)
    } catch {
      throw FileProblem(.cancelled, at: path)
    }
  }

  private static func checkCancellation(at path: RawPath) throws(FileProblem) {
    if Task.isCancelled { throw FileProblem(.cancelled, at: path) }
  }

  private static func refuseLoop(
    to identity: FileIdentity, at path: RawPath, inside ancestors: [RawPath]
  ) throws(FileProblem) {
    for ancestor in ancestors {
      // An ancestor that can't be looked at any more can't be led back to either.
      guard let status = try? FileStatus(of: ancestor) else { continue }
      if status.identity == identity { throw FileProblem(.linkLoop(backTo: ancestor), at: path) }
    }
  }
}
