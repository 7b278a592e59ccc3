/// What can be shown of a file: its text, or what it is and how large.
struct FilePreview: Hashable, Sendable {
  /// The kinds of contents that are told apart.
  enum Content: Hashable, Sendable {
    case empty
    case text(TextPreview)
    case binary(FileSignature)
    /// A pipe, socket or device, which is never opened.
    case special(SpecialFile)
  }

  /// The path by which it was read.
  let path: RawPath

  /// The file's size in bytes, or nil if it is not known: the system states none for some files.
  let size: UInt64?

  /// What was found in it.
  let content: Content

  /// How many bytes of a text are read: 2 MiB.
  static let byteLimit = 2 << 20

  /// How many Unicode scalars of a line are kept.
  static let lineLimit = 4096

  /// What has to be said beside the contents, such as that they are cut, or nil if nothing has to.
  var notice: String? {
    guard case .text(let text) = content else { return nil }
    let cut = "Only the beginning is shown: \(ByteSize.text(UInt64(text.byteCount)))."
    let long = text.shortened == 1 ? "1 long line is cut." : "\(text.shortened) long lines are cut."
    let parts = (text.isCut ? [cut] : []) + (text.shortened > 0 ? [long] : [])
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// What it is and how large, such as "PNG image, 1.4 MB".
  var summary: String {
    switch content {
    case .empty: "empty file"
    case .text: ["text", sizeText].compactMap(\.self).joined(separator: ", ")
    case .binary(let signature):
      [signature.name, sizeText].compactMap(\.self).joined(separator: ", ")
    case .special(let special): special.name
    }
  }

  private var sizeText: String? { size.map(ByteSize.text) }

  /// Reads a file's beginning off the main actor; it never waits for a pipe or a device.
  ///
  /// - Parameters:
  ///   - path: The file, or a link to one.
  ///   - byteLimit: How many bytes of a text are read.
  ///   - lineLimit: How many Unicode scalars of a line are kept.
  /// - Throws: `FileProblem`; its reason is `cancelled` soon after the task is cancelled.
  @concurrent
  static func load(
    _ path: RawPath,
    byteLimit: Int = byteLimit,
    lineLimit: Int = lineLimit
  ) async throws(FileProblem) -> FilePreview {
    do throws(FileProblem) {
      let file = try OpenFile(path)
      // One byte more tells whether the file goes on; its stated size may be out of date, or 0.
      var bytes = try file.read(upTo: byteLimit + 1)
      let isCut = bytes.count > byteLimit
      if isCut { bytes.removeLast() }
      let read = UInt64(bytes.count)
      let size = isCut && file.status.size <= read ? nil : max(file.status.size, read)
      if bytes.isEmpty, !isCut { return FilePreview(path: path, size: size, content: .empty) }
      let text = TextPreview(bytes: bytes, isCut: isCut, lineLimit: lineLimit) { Task.isCancelled }
      if Task.isCancelled { throw FileProblem(.cancelled, at: path) }
      let content = text.map(Content.text) ?? .binary(FileSignature(of: bytes))
      return FilePreview(path: path, size: size, content: content)
    } catch {
      guard case .notARegularFile(let special) = error.reason else { throw error }
      return FilePreview(path: path, size: nil, content: .special(special))
    }
  }
}
