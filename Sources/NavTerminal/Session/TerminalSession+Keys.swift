import NavCore
import NavLayout

extension TerminalSession {
  /// Takes what the user did. Call ``render()`` before, so that the focus is where it is seen.
  func handle(_ event: InputEvent) {
    switch event {
    case .paste(let text):
      if let field = placed.focused?.field { insert(text, field) }
    case .key(let press): handle(press)
    case .mouse(let event): handle(event)
    }
  }

  private func handle(_ press: KeyPress) {
    if let keysPrompt, model.prompt == keysPrompt {
      if moves(press.key), !placed.scrollAreas.allSatisfy(\.isWhole) {
        _ = handleFocusKey(press.key)
        return
      }
      self.keysPrompt = nil
      return model.answer(keysPrompt.cancelChoice)
    }
    if let target = placed.focused, let field = target.field {
      if edit(press, field) { return }
      if press.key == .escape, field.isSearch { return leaveSearch(target, field) }
    }
    guard press.modifiers.isSubset(of: .shift) else { return }
    if handleFocusKey(press.key) { return }
    if let prompt = model.prompt {
      if press.key == .escape { model.answer(prompt.cancelChoice) }
      return
    }
    switch press.key {
    case .escape, .backspace: goBack()
    case .character("h"): move(.home)
    case .character("q"): move(.close)
    case .character("?"): showKeys()
    case .character("m"): openMenu()
    case .character("/"): goToSearch()
    default: if !usePages(press.key) { useColumns(press.key) }
    }
  }

  /// Whether a key moves the focus or what can be scrolled up or down.
  private func moves(_ key: Key) -> Bool {
    [.up, .down, .character("j"), .character("k"), .pageUp, .pageDown, .home, .end].contains(key)
  }

  /// Keys that move or use the focus, the same in a screen and in a prompt.
  private func handleFocusKey(_ key: Key) -> Bool {
    switch key {
    case .up, .character("k"): moveFocus(-1)
    case .down, .character("j"): moveFocus(1)
    case .left: moveAcross(-1)
    case .right: moveAcross(1)
    case .enter, .character(" "): activate()
    case .tab: changeColumn(1)
    case .backTab: changeColumn(-1)
    case .pageUp: moveFocus(byPage: -1)
    case .pageDown: moveFocus(byPage: 1)
    case .home: moveFocus(toEnd: -1)
    case .end: moveFocus(toEnd: 1)
    default: return false
    }
    return true
  }

  /// To what stands beside the focus; where nothing does, on into what has it, or back.
  private func moveAcross(_ step: Int) {
    if let target = besideFocus(step) { return focus(target) }
    guard model.prompt == nil else { return }
    if turnPage(across: step) { return }
    let isForward = (step > 0) == (frame.traits.direction == .leftToRight)
    if isForward { activate() } else { goBack() }
  }

  private func activate() {
    guard let target = placed.focused else { return }
    focus(target)
    composer.activate(target.id)
    keepFocusInChrome(target)
  }

  /// One step back; at the very beginning out of a field, out of an app that another one opened, or
  /// from a column that is over the others.
  func goBack() {
    // Who came to it by steps back goes on by them; else it is put away.
    let isOnTheWay = columnReachedByBack != nil && columnReachedByBack == columnAbove
    guard case .nothing(.atRoot) = move(.back) else {
      columnReachedByBack = columnAbove
      return
    }
    if editor != nil {
      moveFocus(1)
    } else if canLeaveByBack, isOnTheWay || columnAbove == nil {
      move(.close)
    } else if let columnAbove {
      move(.toggleColumn(columnAbove))
    }
  }

  @discardableResult
  func move(_ action: Move.Action) -> Outcome {
    columnReachedByBack = nil
    return model.perform(Move(action, in: model.front.container, cause: .user))
  }

  private func changeColumn(_ step: Int) {
    guard model.prompt == nil else { return cycleFocus(step) }
    let tree = model.tree
    guard let (id, set, _) = tree.nearestColumn(around: tree.frontStack),
      !model.arrangement(of: id).isCollapsed,
      let index = set.columns.firstIndex(where: {
        $0.role == model.arrangement(of: id).current(set.front)
      })
    else { return cycleFocus(step) }
    let next = (index + step + set.columns.count) % set.columns.count
    move(.front(set.columns[next].role))
  }
}
