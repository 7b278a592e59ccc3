import Foundation

/// Keeps notes in a JSON file.
///
/// The file is an array of notes in UTF-8. It need not exist: the first save creates it.
struct FileNoteSource: NoteSource {
  /// The file, or a link to it.
  let path: RawPath

  /// The largest file that is loaded, in bytes: 64 MiB.
  static let byteLimit = 64 << 20

  /// Reads and decodes the file off the caller's actor.
  ///
  /// - Throws: `NoteProblem` if there is a file that can't be read or holds something else;
  ///   `CancellationError` if the task was cancelled.
  @concurrent
  func load() async throws -> [Note] {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try OpenFile(path).read(upTo: Self.byteLimit + 1)
      if bytes.count > Self.byteLimit {
        throw FileProblem(.tooLarge(limit: UInt64(Self.byteLimit)), at: path)
      }
    } catch {
      switch error.reason {
      case .gone: return []
      case .cancelled: throw CancellationError()
      default: throw NoteProblem(reading: error)
      }
    }
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
    return notes
  }

  /// Encodes and writes the file off the caller's actor; it is replaced as a whole or not at all.
  ///
  /// - Throws: `NoteProblem` if it can't be written; the file is then what it was.
  @concurrent
  func save(_ notes: [Note]) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = try Array(encoder.encode(notes)) + [UInt8(ascii: "\n")]
    try AtomicFile(path).write(bytes)
  }
}
