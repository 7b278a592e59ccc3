import NavCore

/// Why the app that was shown last has the styles that it has, a line for each slot of what shows.
@MainActor final class StyleJournal {
  private var model: NavigationModel?

  /// The app with an observer that has the journal know its model.
  func following(_ app: NavApp) -> NavApp {
    app.observing(Observer(willAppear: { [self] in model = $0.model }))
  }

  /// The lines; empty where nothing was shown.
  var text: String {
    guard let model else { return "" }
    let explanations = Composer(model).frame().layers.flatMap { layer -> [StyleExplanation] in
      let pagers = layer.content.pagers.map(\.container)
      let columns = layer.content.columns.map(\.container)
      let stacks = layer.content.stacks.map(\.container)
      return pagers.compactMap { model.explanation(of: .pager, in: $0) }
        + columns.compactMap { model.explanation(of: .columns, in: $0) }
        + stacks.flatMap { stack in
          [StyleSlot.bar, .theme, .transition].compactMap { model.explanation(of: $0, in: stack) }
        }
    }
    return explanations.map { Printable.text("\($0)") }.joined(separator: "\n")
  }
}
