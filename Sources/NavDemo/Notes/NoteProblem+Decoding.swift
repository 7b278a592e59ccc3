import Foundation

extension NoteProblem {
  /// A file that holds no notes, with the place where the decoder stopped as far as it says so.
  init(decoding error: any Error, of data: Data, at path: RawPath) {
    let details = Self.details(of: error, in: data).trimmingCharacters(in: ["."])
    self.init(
      what: "The file holds no notes that can be read",
      place: "\(path.text), \(Printable.text(details))",
      expected: #"a JSON array of notes with "id", "text" and "modified""#,
      remedy: "Correct the file or move it away, then load again. It was left as it is.")
  }

  /// Where the decoder stopped and why, such as "at [2].text: Expected to decode String …".
  private static func details(of error: any Error, in data: Data) -> String {
    let context: DecodingError.Context
    switch error {
    case DecodingError.dataCorrupted(let found), DecodingError.keyNotFound(_, let found),
      DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found):
      context = found
    default:
      return "\(error)"
    }
    if context.codingPath.isEmpty, let syntax = syntaxError(context.underlyingError, in: data) {
      return syntax
    }
    let keys = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    let place = keys.isEmpty ? "" : "at \(keys.joined()): "
    return place + context.debugDescription
  }

  /// What is wrong with the JSON itself, with the position: not on every system does the decoder
  /// say, and then the other parser does.
  private static func syntaxError(_ underlying: (any Error)?, in data: Data) -> String? {
    var cause = underlying
    if cause == nil {
      do {
        _ = try JSONSerialization.jsonObject(with: data)
      } catch {
        cause = error
      }
    }
    return cause.flatMap { ($0 as NSError).userInfo[NSDebugDescriptionErrorKey] as? String }
  }
}
