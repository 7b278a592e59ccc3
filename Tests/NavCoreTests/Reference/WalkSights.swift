@testable import NavCore

/// What a random walk hears of screens that come into sight and go out of it.
@MainActor final class WalkSights {
  /// The phases of a change, in their order.
  enum Phase: Int {
    case willDisappear
    case willAppear
    case didDisappear
    case didAppear
  }

  /// The entries in sight.
  private(set) var appeared: Set<EntryID> = []
  private var pending: [EntryID: Phase] = [:]
  /// The phase and the entry that the app was told of last.
  private var last: (phase: Phase, entry: EntryID, change: Change?)?
  /// Who was told of it: the app, each navigator around it, its screen.
  private var told: [WalkLevel] = []
  private var depth = 0
  private let report: (String) -> Void

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  /// An observer of one level is told.
  func tell(_ level: WalkLevel, _ phase: Phase, _ appearance: Appearance) {
    let entry = appearance.entry.id
    guard level == .app else {
      if last?.phase != phase || last?.entry != entry { report("\(level) told of \(entry) alone") }
      return told.append(level)
    }
    endOfEvent()
    if let last, phase.rawValue < last.phase.rawValue,
      !pending.isEmpty || (last.change != nil && last.change == appearance.change)
    {
      report("\(phase) after \(last.phase)")
    }
    last = (phase, entry, appearance.change)
    told = [.app]
    let containers = appearance.model.currentTree.containers
    let stack = appearance.navigator.container
    depth = containers.contains(stack) ? containers.lineage(of: stack).count : 0
    note(phase, of: entry)
  }

  private func note(_ phase: Phase, of entry: EntryID) {
    switch phase {
    case .willAppear, .willDisappear:
      if pending[entry] != nil { report("\(phase) of \(entry) twice") }
      if appeared.contains(entry) != (phase == .willDisappear) { report("\(phase) of \(entry)") }
      pending[entry] = phase
    case .didAppear:
      if pending.removeValue(forKey: entry) != .willAppear { report("\(phase) of \(entry)") }
      if !appeared.insert(entry).inserted { report("\(phase) of \(entry) twice") }
    case .didDisappear:
      if pending.removeValue(forKey: entry) != .willDisappear { report("\(phase) of \(entry)") }
      if appeared.remove(entry) == nil { report("\(phase) of \(entry) twice") }
    }
  }

  /// All of one change have been told.
  func endOfChange() {
    endOfEvent()
    last = nil
    if !pending.isEmpty { report("appearances without an end: \(pending)") }
  }

  private func endOfEvent() {
    guard let last, !told.isEmpty else { return }
    let navigators = told.filter { $0 == .navigator }.count
    let isWhole = depth == 0 ? navigators > 0 : navigators == depth
    if told != told.sorted() || !isWhole || told.last != .screen {
      report("\(last.phase) of \(last.entry) was told to \(told), in \(depth) containers")
    }
    told = []
  }
}
