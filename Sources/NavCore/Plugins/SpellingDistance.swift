/// How far apart two spellings are.
public enum SpellingDistance {
  /// The name nearest to what was written: one that begins with it, else the one that is the fewest
  /// characters apart; nil where none is known.
  ///
  /// - Complexity: O(length of `text` × length of all names).
  public static func nearest(to text: String, in names: [String]) -> String? {
    // Who writes a beginning means the rest.
    let begun = text.isEmpty ? [] : names.filter { $0.hasPrefix(text.lowercased()) }
    return (begun.isEmpty ? names : begun).min { distance(text, $0) < distance(text, $1) }
  }

  /// The number of characters to insert, remove or replace (Levenshtein's distance).
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.lowercased().prefix(64)), Array(second.lowercased()))
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in second.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}
