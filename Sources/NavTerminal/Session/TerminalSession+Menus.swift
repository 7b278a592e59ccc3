import NavCore
import NavLayout

extension TerminalSession {
  /// Opens the menu of what has the focus, and where that has none the history.
  func openMenu() {
    guard model.prompt == nil else { return }
    if let target = placed.focused, composer.openMenu(target.id) { return }
    model.showHistory(of: model.front.container)
  }

  /// Gives the focus to the first search field; in a bar rather than elsewhere.
  func goToSearch() {
    if let target = searchField { focus(target) }
  }

  /// Leaves a search field: nothing is searched for any more, and the focus goes back to the content.
  func leaveSearch(_ target: FocusTarget, _ field: FieldNode.Attributes) {
    if !field.text.isEmpty { composer.edit(target.id, "") }
    render()
    let content = placed.focusTargets.filter { $0.id != target.id && !$0.isInBar }
    if let next = content.first(where: { $0.list != nil }) ?? content.first {
      focus(next)
    } else {
      cycleFocus(1)
    }
  }

  /// The search field that is in sight, or nil.
  var searchField: FocusTarget? {
    let fields = placed.focusTargets.filter { $0.field?.isSearch == true }
    return fields.first(where: \.isInBar) ?? fields.first
  }
}
