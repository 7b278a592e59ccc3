import Foundation

/// Keeps notes in a JSON file.
///
/// The file is an array of notes in UTF-8. It need not exist: the first save creates it. Other
/// programs may change it at any time: a save never replaces what its notes did not come from.
struct FileNoteSource: NoteSource {
  /// The file, or a link to it.
  let path: RawPath

  /// The largest file that is loaded, in bytes: 64 MiB.
  static let byteLimit = 64 << 20

  /// Reads and decodes the file off the caller's actor; one without any bytes has no notes.
  ///
  /// - Throws: `NoteProblem` if there is a file that can't be read or holds something else;
  ///   `CancellationError` if the task was cancelled.
  @concurrent
  func load() async throws -> NoteSnapshot {
    let bytes: [UInt8]?
    do throws(FileProblem) {
      bytes = try contents()
    } catch {
      if error.reason == .cancelled { throw CancellationError() }
      throw NoteProblem(reading: error)
    }
    guard let bytes else { return NoteSnapshot(notes: []) }
    let version = NoteVersion(of: bytes)
    if bytes.isEmpty { return NoteSnapshot(notes: [], version: version) }
    let data = Data(bytes)
    let notes: [Note]
    do {
      notes = try JSONDecoder().decode([Note].self, from: data)
    } catch {
      throw NoteProblem(decoding: error, of: data, at: path)
    }
    var seen: Set<UUID> = []
    if let double = notes.first(where: { !seen.insert($0.id).inserted }) {
      throw NoteProblem(duplicate: double.id, at: path)
    }
    return NoteSnapshot(notes: notes, version: version)
  }

  /// Encodes and writes the file off the caller's actor; it is replaced as a whole or not at all.
  ///
  /// - Throws: `NoteProblem` if it can't be written or has changed; it is then what it was.
  @concurrent
  func save(_ notes: [Note], over version: NoteVersion) async throws -> NoteVersion {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = try Array(encoder.encode(notes)) + [UInt8(ascii: "\n")]
    try AtomicFile(path).write(bytes) { () throws(NoteProblem) in
      // What can't be read has changed too; reading it again says why it can't be.
      guard (try? currentVersion()) == version else { throw NoteProblem(changed: path) }
    }
    return NoteVersion(of: bytes)
  }

  private func currentVersion() throws(FileProblem) -> NoteVersion {
    try contents().map(NoteVersion.init(of:)) ?? .nothing
  }

  /// All bytes of the file, or nil if there is none.
  private func contents() throws(FileProblem) -> [UInt8]? {
    do throws(FileProblem) {
      let bytes = try OpenFile(path).read(upTo: Self.byteLimit + 1)
      guard bytes.count <= Self.byteLimit else {
        throw FileProblem(.tooLarge(limit: UInt64(Self.byteLimit)), at: path)
      }
      return bytes
    } catch {
      if error.reason == .gone { return nil }
      throw error
    }
  }
}
