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

  /// The search field that is in sight, or nil.
  var searchField: FocusTarget? {
    let fields = placed.focusTargets.filter { $0.field?.isSearch == true }
    return fields.first(where: \.isInBar) ?? fields.first
  }
}
