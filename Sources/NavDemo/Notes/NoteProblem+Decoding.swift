import Foundation

extension NoteProblem {
  /// A file that holds no notes: where the decoder stopped, and what was expected there.
  init(decoding error: any Error, of data: Data, at path: RawPath) {
    let fault = Self.fault(error, in: data)
    self.init(
      what: "The file holds no notes that can be read",
      place: path.text + (fault.place.isEmpty ? "" : ", \(fault.place)"),
      expected: fault.expected,
      remedy: "Correct the file or move it away, then try again. It was left as it is.")
  }

  private static func fault(_ error: any Error, in data: Data) -> (place: String, expected: String)
  {
    let list = #"a JSON array of notes with "id", "text" and "modified""#
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return (place(context.codingPath), #"a note with "\#(Printable.text(key.stringValue))""#)
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      return (syntaxPosition(in: data), list)
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      return (place(context.codingPath), expectation(context.codingPath.last) ?? list)
    default: return ("", list)
    }
  }

  /// What stands at a place: the value of a key, a note at an index.
  private static func expectation(_ key: (any CodingKey)?) -> String? {
    guard let key else { return nil }
    if key.intValue != nil { return #"a note with "id", "text" and "modified""# }
    return switch key.stringValue {
    case "id": "a UUID in quotes"
    case "text": "a text in quotes"
    case "modified": "a whole number of seconds"
    default: nil
    }
  }

  /// The place in the list, such as “at [2].text”.
  private static func place(_ path: [any CodingKey]) -> String {
    let keys = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return keys.isEmpty ? "" : "at \(Printable.text(keys.joined()))"
  }

  /// The position at which the text is no JSON. The decoder says it on some systems only; the other
  /// parser does, in a sentence.
  private static func syntaxPosition(in data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return ""
    } catch {
      let sentence = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      return sentence.firstMatch(of: /line \d+, column \d+|character \d+/).map { String($0.output) }
        ?? ""
    }
  }
}
