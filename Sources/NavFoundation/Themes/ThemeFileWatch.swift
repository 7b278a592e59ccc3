/// Tells when a theme file was written or replaced, for as long as it is kept and not stopped.
///
///     let watch = try ThemeFileWatch(file) { … try file.read() … }
///
/// The system tells of the change; nothing is polled. On Linux that is once the file is whole:
/// closed after writing, or moved to its place, as most editors do. On Apple's systems a file that is
/// written in pieces may be told of more than once. A file that goes away is not told of, nor is
/// anything in a folder that was itself removed. Where the path is a link, what it leads to is
/// watched as well. Several changes that are close together are told of once.
@MainActor public final class ThemeFileWatch {
  private var events: FileEvents?

  /// Begins to watch. The file need not exist; its folder has to.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - onChange: called on the main queue, which the program has to serve.
  /// - Throws: ``ThemeFileError`` where the system can't watch it.
  public init(
    _ file: ThemeFile, onChange: @escaping @MainActor () -> Void
  ) throws(ThemeFileError) {
    events = try FileEvents(file, changed: onChange)
  }

  /// Ends it.
  public func stop() { events = nil }
}
