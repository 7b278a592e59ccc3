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

  /// Chooses a pager style; a screen chooses for the nearest pager around it.
  public func pager(_ style: some PagerStyle) -> Self { choosing { $0.pager = style } }

  /// Chooses a transition style; a screen chooses how it comes and goes itself.
  public func transition(_ style: some TransitionStyle) -> Self {
    choosing { $0.transition = style }
  }

  private func choosing(_ choose: (inout StyleChoices) -> Void) -> Self {
    var copy = self
    choose(&copy.styles)
    return copy
  }
}
