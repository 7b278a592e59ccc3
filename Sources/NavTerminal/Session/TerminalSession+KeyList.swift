import NavCore
import NavLayout

extension TerminalSession {
  /// Shows the keys as a question with one answer.
  func showKeys() {
    let words = model.wording
    let room = FrameLayout(CellMetrics()).messageWidth(in: LayoutSize(columns, rows))
    let list = KeyList(keys(words), direction: frame.traits.direction)
    let prompt = Prompt(
      words.keys, message: list.text(columns: room), choices: [.init(words.close, role: .cancel)])
    keysPrompt = prompt
    model.ask(prompt) { _ in }
  }

  /// The keys that do something here.
  private func keys(_ words: Wording) -> [KeyList.Entry] {
    let isLeftToRight = frame.traits.direction == .leftToRight
    let (onward, backward) = isLeftToRight ? ("→", "←") : ("←", "→")
    let isInColumns = hasColumns && frame.columns.contains { !$0.isCollapsed }
    var keys: [KeyList.Entry] = [
      ("↑ ↓  j k" + (isInColumns ? "" : "  \(words.tabKey)"), words.moveFocus),
      ("\(words.enterKey)  \(words.spaceKey)  \(onward)", words.activate),
      ("\(words.escapeKey)  \(backward)  ⌫", words.goBack), ("h", words.goHome),
    ]
    if isInColumns { keys.append((words.tabKey, words.changeColumn)) }
    keys.append(("m", words.openMenu))
    if searchField != nil { keys.append(("/", words.goToSearch)) }
    keys += pageKeys + columnKeys
    keys += [
      ("\(words.pageUpKey) \(words.pageDownKey)", words.scroll),
      ("\(words.homeKey) \(words.endKey)", words.scrollToEnds), ("?", words.showKeys),
      ("q", words.quit), ("\(words.controlKey)-C", words.quitAtOnce),
    ]
    if !room.isTerminal {
      keys.append(("\(words.controlKey)-R", words.turnDevice))
      keys.append(("\(words.controlKey)-↑ ↓ ← →", words.moveView))
    }
    return keys
  }
}
