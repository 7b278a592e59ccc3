extension Composer {
  /// What a bar may show, read under the bar's observation.
  func configuration(
    _ situation: EntryPart.BarSituation, _ screen: Screen
  ) -> BarConfiguration {
    let wording = model.wording
    let container = situation.container
    return BarConfiguration(
      title: screen.title(), subtitle: screen.subtitle(), titleContent: screen.titleContent(),
      titleForm: screen.titleForm, back: back(situation, screen.backLook()),
      home: home(situation.canGoHome, from: container),
      leadingColumn: toggle(situation, isLeading: true),
      trailingColumn: toggle(situation, isLeading: false), leading: screen.leadingItems(),
      trailing: screen.trailingItems(), search: screen.search?(wording),
      progress: screen.progress(), scrollState: situation.scrollState, tint: screen.tint(),
      wording: wording, traits: model.traits, theme: situation.theme,
      makePath: { [weak model] in
        model?.path(of: container, atMost: $0) ?? BarPath(steps: [], isWhole: true)
      },
      showMenu: { [weak model] in model?.showMenu($0) })
  }

  private func home(_ canGoHome: Bool?, from container: ContainerID) -> BarItem? {
    guard let canGoHome else { return nil }
    return BarItem(
      model.wording.home, symbol: .home, role: .home, isEnabled: canGoHome
    ) { [weak model] in
      model?.perform(Move(.home, in: container, cause: .user))
    }
  }

  private func toggle(_ situation: EntryPart.BarSituation, isLeading: Bool) -> BarItem? {
    // A bar has room for one a side: that of the column whose bar it is comes first.
    guard let toggle = situation.toggles.first(where: { $0.isLeading == isLeading }) else {
      return nil
    }
    let wording = model.wording
    let title = model.record(of: toggle.entry, in: toggle.container).screen.title()
    let name = title.isEmpty ? (isLeading ? wording.sidebar : wording.inspector) : title
    let label = Wording.fill(toggle.isShown ? wording.hideColumn : wording.showColumn, with: name)
    let container = situation.container
    return BarItem(
      "", symbol: isLeading ? .sidebar : .inspector, label: label, role: .toggle
    ) { [weak model] in
      model?.perform(Move(.toggleColumn(toggle.role), in: container, cause: .user))
    }
  }

  private func back(_ situation: EntryPart.BarSituation, _ look: BackLook) -> BackItem? {
    let wording = model.wording
    let container = situation.container
    let target: (title: String?, generic: String, label: String)
    switch situation.back {
    case .none: return nil
    case .close: target = (nil, wording.close, wording.close)
    case .entry(let entry, let owner):
      let title = model.backTitle(of: entry, in: owner)
      target = (title, wording.back, model.backLabel(title))
    }
    let showHistory: @MainActor @Sendable () -> Void = { [weak model] in
      model?.showHistory(of: container)
    }
    let action: @MainActor @Sendable () -> Void = { [weak model] in
      model?.perform(Move(.back, in: container, cause: .user))
    }
    return BackItem(
      title: look.title ?? target.title, generic: look.title ?? target.generic,
      label: look.title ?? target.label,
      symbol: look.symbol ?? (target.title == nil ? .close : .back), ink: look.ink,
      display: look.display ?? .title, showHistory: situation.hasHistory ? showHistory : nil,
      action: action)
  }
}
