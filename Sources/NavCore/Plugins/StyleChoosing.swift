/// What can choose styles: a screen, a container's plan, an app. The nearest choice wins: screen,
/// navigator, app, and at last the registry's default.
public protocol StyleChoosing {
  /// The choices.
  var styles: StyleChoices { get set }
}

extension StyleChoosing {
  /// Chooses a theme.
  public func theme(_ theme: Theme) -> Self { choosing { $0.theme = theme } }

  /// Chooses a bar style.
  public func bar(_ style: some BarStyle) -> Self { choosing { $0.bar = style } }

  /// Chooses a column style.
  public func columns(_ style: some ColumnStyle) -> Self { choosing { $0.columns = style } }

  private func choosing(_ choose: (inout StyleChoices) -> Void) -> Self {
    var copy = self
    choose(&copy.styles)
    return copy
  }
}
