import NavCore

/// Objects that only screens keep: gone when their screens are.
@MainActor final class WalkWitnesses {
  /// An object that a screen's body refers to.
  final class Witness {
    /// What the body shows.
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  private struct Weak {
    weak let witness: Witness?
  }

  private var ofRoutes: [EntryID: Weak] = [:]
  private var ofBuilt: [Weak] = []

  /// A screen of a route, to be made once for each entry.
  func screen(for entry: EntryID, of text: String, report: (String) -> Void) -> Screen {
    if ofRoutes[entry] != nil { report("the screen of \(entry) is made again") }
    let witness = Witness(text)
    ofRoutes[entry] = Weak(witness: witness)
    return Screen(text) { TextNode(witness.text) }
  }

  /// A screen that is built on the spot.
  func screen() -> Screen {
    let witness = Witness("built")
    ofBuilt.append(Weak(witness: witness))
    return Screen("built") { TextNode(witness.text) }
  }

  /// Whether the screen of a route was made for an entry.
  func isMade(_ entry: EntryID) -> Bool { ofRoutes[entry] != nil }

  /// Of these entries, those whose screens are still there.
  func alive(among entries: some Sequence<EntryID>) -> [EntryID] {
    entries.filter { ofRoutes[$0]?.witness != nil }
  }

  /// The entries whose screens are there.
  var alive: Set<EntryID> { Set(ofRoutes.filter { $0.value.witness != nil }.keys) }

  /// How many of the screens that were built on the spot are there.
  var builtCount: Int {
    ofBuilt.removeAll { $0.witness == nil }
    return ofBuilt.count
  }
}
