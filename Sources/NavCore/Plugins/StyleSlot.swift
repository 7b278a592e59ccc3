/// What can be chosen at each level: a slot that a plug-in's theme or style goes into.
public enum StyleSlot: String, Hashable, Sendable, Codable, CaseIterable {
  /// The theme.
  case theme
  /// The bar style.
  case bar
  /// The column style.
  case columns
  /// The pager style.
  case pager
  /// The transition style.
  case transition
}

extension StyleChoices {
  /// The name of what is chosen for a slot, or nil where the choice is left to the level behind.
  public func name(of slot: StyleSlot) -> String? {
    switch slot {
    case .theme: theme?.name
    case .bar: bar?.name
    case .columns: columns?.name
    case .pager: pager?.name
    case .transition: transition?.name
    }
  }
}

extension Registry {
  /// The name of what is used for a slot where nothing is chosen, or nil where nothing is registered.
  public func defaultName(of slot: StyleSlot) -> String? {
    switch slot {
    case .theme: themes.defaultItem?.name
    case .bar: bars.defaultItem?.name
    case .columns: columns.defaultItem?.name
    case .pager: pagers.defaultItem?.name
    case .transition: transitions.defaultItem?.name
    }
  }
}
