extension Composer {
  /// What a bar may show, read under the bar's observation.
  func configuration(
    _ situation: EntryPart.BarSituation, _ screen: Screen
  ) -> BarConfiguration {
    let wording = model.wording
    let container = situation.container
    return BarConfiguration(
      title: screen.title(), back: back(situation.back, from: container),
      home: home(situation.canGoHome, from: container),
      leadingColumn: toggle(situation, isLeading: true),
      trailingColumn: toggle(situation, isLeading: false), leading: screen.leadingItems(),
      trailing: screen.trailingItems(), tint: screen.tint(),
      wording: wording, traits: model.traits, theme: situation.theme)
  }

  private func home(_ canGoHome: Bool?, from container: ContainerID) -> BarItem? {
    guard let canGoHome else { return nil }
    return BarItem(model.wording.home, symbol: .home, isEnabled: canGoHome) { [weak model] in
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
    return BarItem("", symbol: isLeading ? .sidebar : .inspector, label: label) { [weak model] in
      model?.perform(Move(.toggleColumn(toggle.role), in: container, cause: .user))
    }
  }

  private func back(
    _ target: EntryPart.BackTarget, from container: ContainerID
  ) -> BackItem? {
    let wording = model.wording
    let action: @MainActor @Sendable () -> Void = { [weak model] in
      model?.perform(Move(.back, in: container, cause: .user))
    }
    switch target {
    case .none: return nil
    case .close: return BackItem(title: nil, label: wording.close, action: action)
    case .entry(let entry, let owner):
      let title = model.record(of: entry, in: owner).screen.title()
      let label =
        title.isEmpty ? wording.back : Wording.fill(wording.backTo, with: title)
      return BackItem(title: title.isEmpty ? wording.back : title, label: label, action: action)
    }
  }
}
