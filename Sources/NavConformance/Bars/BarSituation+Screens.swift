import NavCore

extension BarSituation {
  /// Screens before the one that is looked at.
  private static let titlesBefore = ["One", "Two", "Three"]

  /// How the items of a screen are: a title, title and symbol, a symbol alone, out of use.
  private enum Kind: CaseIterable {
    case title, both, symbol, disabled
  }

  /// What the app starts with.
  @MainActor func plan(_ notes: BarNotes) -> ContainerPlan {
    let here = destination(notes)
    let before = Self.titlesBefore.map { title in Destination.screen(Screen(title) {}) }
    let path: [Destination] =
      switch way {
      case .root: [here]
      case .pushed: [before[0], here]
      case .deep: before + [here]
      case .presented, .inPresentation: [before[0]]
      }
    let stack = ContainerPlan.stack(path[0], path: Array(path.dropFirst()))
    guard hasColumns else { return stack }
    return .columns(
      [.init(.sidebar, .screen(Screen("Side") {})), .init(.detail, stack)], front: .detail)
  }

  /// What is presented above it, or nil.
  @MainActor func presentedPlan(_ notes: BarNotes) -> ContainerPlan? {
    switch way {
    case .root, .pushed, .deep: nil
    case .presented: .stack(destination(notes))
    case .inPresentation:
      .stack(.screen(Screen(Self.titlesBefore[1]) {}), path: [destination(notes)])
    }
  }

  @MainActor private func destination(_ notes: BarNotes) -> Destination {
    .made { [self] context in
      notes.context = context
      return screen(notes)
    }
  }

  @MainActor private func screen(_ notes: BarNotes) -> Screen {
    let (title, tint) = (title, tint)
    let leading = items(0..<ends.leading, notes)
    let trailing = items(ends.leading..<ends.leading + ends.trailing, notes)
    let screen = Screen(title) { ScrollNode { TextNode("Content") } }
      .leading { for item in leading { item } }
      .trailing { for item in trailing { item } }
      .tint(tint)
      .titleForm(titleForm)
      .backButton(display: display)
    guard hasMore else { return screen }
    return
      screen
      .subtitle("A subtitle")
      .progress(ProgressNode("Loading", fraction: 0.4, width: 64))
      .search("", edit: { _ in })
  }

  private func items(_ numbers: Range<Int>, _ notes: BarNotes) -> [BarItem] {
    numbers.map { number in
      let kind = Kind.allCases[number % Kind.allCases.count]
      return BarItem(
        kind == .symbol ? "" : Self.label(number), symbol: kind == .title ? nil : .document,
        label: Self.label(number), isEnabled: kind != .disabled
      ) { notes.pressed.append(number) }
    }
  }

  /// What an item is called.
  static func label(_ number: Int) -> String { "Item \(number)" }

  /// Whether an item can be pressed.
  static func isEnabled(_ number: Int) -> Bool {
    Kind.allCases[number % Kind.allCases.count] != .disabled
  }
}
