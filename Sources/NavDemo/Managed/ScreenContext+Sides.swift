import NavCore

extension ScreenContext {
  /// Where a side is, in words, as far as it can't be seen now; nil where it can.
  func hiddenPath(of side: Side) -> String? {
    guard let model, let other = model.navigator(tagged: side.tag), !shows(side) else { return nil }
    let names = [side.title] + other.entries.dropFirst().map { $0.route?.description ?? "note" }
    return "Behind this: \(names.joined(separator: " › "))"
  }

  /// A button that leads to a side, where only one of the two can be seen.
  func way(to side: Side) -> BarItem? {
    guard let model, model.arrangement(of: model.root.container).isCollapsed else { return nil }
    return BarItem(side.title) { [weak model] in model?.root.front(side.role) }
  }

  private func shows(_ side: Side) -> Bool {
    guard let model else { return false }
    return model.arrangement(of: model.root.container).shown.contains { $0.role == side.role }
  }
}
