import NavCore
import Observation

/// A stack that does the bare minimum: an array of entries, and an observer that can be told.
@MainActor @Observable final class BareStack {
  @ObservationIgnored var entries: [Entry]
  private var beats = 0

  init(depth: Int) {
    entries = [Self.entry(0, Page.start)]
    for number in 1..<max(1, depth) { entries.append(Self.entry(number, Page.item(number))) }
  }

  /// The number of entries; whoever reads it is told of the next notice.
  var count: Int {
    access(keyPath: \.beats)
    return entries.count
  }

  /// Tells whoever has read something.
  func notify() { withMutation(keyPath: \.beats) {} }

  /// An entry as the engine has it.
  static func entry(_ number: Int, _ route: some Route) -> Entry {
    Entry(id: EntryID(rawValue: number), route: AnyRoute(route))
  }
}
