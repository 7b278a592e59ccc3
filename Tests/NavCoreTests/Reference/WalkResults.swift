@testable import NavCore

/// Who waits for results in a random walk, and what each should get.
@MainActor final class WalkResults {
  /// What should come of one that waits.
  private enum State {
    /// The move was not made yet.
    case asked
    /// The screen is shown for this entry.
    case shown(EntryID)
    /// Another move was made, or none.
    case notShown
  }

  private var states: [Int: State] = [:]
  /// The results with which entries went, where they did.
  private var values: [EntryID: Int] = [:]
  /// The results that have arrived, at whoever waits or receives such values.
  private var arrived: [Int] = []
  private var lastValue = 0

  /// Somebody waits for the result of a request.
  func asked(_ request: WalkRequest) { states[request.number] = .asked }

  /// A request was made.
  func made(_ request: WalkRequest, _ change: Change) {
    guard case .asked? = states[request.number], let entry = change.inserted.first else { return }
    states[request.number] = .shown(entry.id)
  }

  /// A request was refused or redirected.
  func cancelled(_ request: WalkRequest) {
    if states[request.number] != nil { states[request.number] = .notShown }
  }

  /// A result that there was not before.
  func nextValue() -> Int {
    lastValue += 1
    return lastValue
  }

  /// A screen receives a result that nobody waits for.
  func received(_ value: Int) { arrived.append(value) }

  /// What is wrong with the results that have arrived, or nil.
  var problem: String? {
    let sent = Set(values.values)
    if let value = arrived.first(where: { !sent.contains($0) }) {
      return "\(value) has arrived, but its screen has not left"
    }
    return Set(arrived).count == arrived.count ? nil : "a result has arrived twice"
  }

  /// An entry went with a result.
  func finished(_ entry: EntryID, with value: Int) { values[entry] = value }

  /// A reply has come.
  ///
  /// - Returns: what is wrong, or nil.
  func replied(_ reply: Reply<Int>, to request: WalkRequest, in model: NavigationModel) -> String? {
    if let value = reply.value { arrived.append(value) }
    switch (states.removeValue(forKey: request.number), reply) {
    case (.shown(let entry)?, .value(let value)):
      return values[entry] == value ? nil : "\(value) in place of \(values[entry] ?? -1)"
    case (.shown(let entry)?, .cancelled(.left)):
      if let value = values[entry] { return "\(value) is lost" }
      return model.currentTree.entryIDs.contains(entry) ? "\(entry) is still there" : nil
    case (.shown?, .cancelled(.closed)), (.asked?, .cancelled(.closed)):
      return model.isClosed ? nil : "the app is not closed"
    case (.notShown?, .cancelled(.notShown)): return nil
    case (.some, _): return "the reply is \(reply)"
    case (nil, _): return "a second reply"
    }
  }

  /// How many wait.
  var waiting: Int { states.count }

  /// The entries whose results are waited for.
  var awaited: [EntryID] {
    states.sorted { $0.key < $1.key }.compactMap { _, state in
      if case .shown(let entry) = state { entry } else { nil }
    }
  }

  /// Those who wait for what is gone, or was never shown, by the number of the request.
  func overdue(in model: NavigationModel) -> [String] {
    let there = model.currentTree.entryIDs
    return states.filter { _, state in
      switch state {
      case .asked: false
      case .shown(let entry): !there.contains(entry)
      case .notShown: true
      }
    }.map { "#\($0): \($1)" }.sorted()
  }
}
