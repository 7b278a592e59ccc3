@testable import NavCore

/// What happens while one move is made, each event under the row of the chapter that tells of it.
@MainActor final class MoveOrderLog {
  struct Event {
    let row: Int
    let text: String
    let tree: NavigationTree
    /// Whether the state of an entry that the move takes away is still there.
    let isKept: Bool
    /// How much work of screens runs.
    let work: Int
    /// Whether the move's ticket tells what came of it.
    let isSettled: Bool
  }

  private(set) var events: [Event] = []
  var model: NavigationModel?
  /// An entry that the move takes away.
  var leaving: EntryID?
  var ticket: Ticket?
  var isOn = false

  var isSettled: Bool { ticket?.current != nil }

  /// Notes an event, as long as the move is being made; afterwards only those of the last row.
  func note(_ row: Int, _ text: String) {
    guard isOn, let model, !isSettled || row == 22 else { return }
    let isKept = leaving.flatMap { model.records[$0]?.state.values["draft"] } != nil
    events.append(
      Event(
        row: row, text: text, tree: model.currentTree, isKept: isKept, work: model.runningTasks,
        isSettled: isSettled))
  }

  func guarding(_ row: Int, _ name: String) -> Guard {
    Guard(name) { _ in
      self.note(row, name)
      return .allow
    }
  }

  func observing(_ name: String) -> Observer {
    func appearing(_ row: Int) -> Observer.OfAppearance {
      { self.note(row, "\(name) \($0.entry.text)") }
    }
    return Observer(
      didMove: { change, model in
        guard self.isSettled else { return self.moved(name, model) }
        if name == "app 1" { self.note(22, change.inserted.map(\.text).joined()) }
      }, willAppear: appearing(11), didAppear: appearing(15), willDisappear: appearing(10),
      didDisappear: appearing(14))
  }

  /// The app's second observer asks for a move, which has to wait.
  private func moved(_ name: String, _ model: NavigationModel) {
    note(17, name)
    if isOn, name == "app 2" { model.root.push(Page.item(9)) }
  }
}

extension Screen {
  /// The screen, with guards and observers that note what they are told.
  @MainActor func noting(_ page: Page, in log: MoveOrderLog) -> Screen {
    guardLeaving { _ in
      log.note(5, "\(page)")
      return .allow
    }
    .willDisappear { _ in log.note(10, "own \(page)") }
    .willAppear { _ in log.note(11, "own \(page)") }
    .didDisappear { _ in log.note(14, "own \(page)") }
    .didAppear { _ in log.note(15, "own \(page)") }
  }
}
