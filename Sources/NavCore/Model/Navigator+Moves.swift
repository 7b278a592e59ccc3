extension Navigator {
  /// Puts a route on top. (Some libraries say advance or pushView.)
  @discardableResult
  public func push(_ route: some Route, animated: Bool = true) -> Outcome {
    code(.push(.to(route)), animated)
  }

  /// Puts a screen that is at hand on top.
  @discardableResult
  public func push(_ screen: Screen, animated: Bool = true) -> Outcome {
    code(.push(.screen(screen)), animated)
  }

  /// Takes entries off the top; the root stays. (Some libraries say unwind.)
  @discardableResult
  public func pop(_ count: Int = 1, animated: Bool = true) -> Outcome {
    code(.pop(count), animated)
  }

  /// Takes off everything above an entry.
  @discardableResult
  public func pop(to entry: EntryID, animated: Bool = true) -> Outcome {
    code(.popTo(entry), animated)
  }

  /// Takes off everything above the root. (Some libraries say home or backToRoot.)
  @discardableResult
  public func popToRoot(animated: Bool = true) -> Outcome { code(.popToRoot, animated) }

  /// Puts a route in the place of the entry on top.
  @discardableResult
  public func replace(with route: some Route, animated: Bool = true) -> Outcome {
    code(.replaceTop(.to(route)), animated)
  }

  /// Makes the path above the root lead through these routes.
  @discardableResult
  public func setPath(_ routes: [any Route], animated: Bool = true) -> Outcome {
    code(.setPath(routes.map { .to($0) }), animated)
  }

  /// Shows a route in the detail column, or pushes it where there are no columns.
  @discardableResult
  public func show(_ route: some Route, animated: Bool = true) -> Outcome {
    code(.show(.to(route)), animated)
  }

  /// Brings a column to the front.
  @discardableResult
  public func front(_ role: ColumnRole, animated: Bool = true) -> Outcome {
    code(.front(role), animated)
  }

  /// Shows a route above everything, as the root of a stack of its own.
  @discardableResult
  public func present(
    _ route: some Route, as kind: Presentation.Kind = .sheet, animated: Bool = true
  ) -> Outcome {
    code(.present(kind, .stack(route)), animated)
  }

  /// Shows a screen that is at hand above everything, as the root of a stack of its own.
  @discardableResult
  public func present(
    _ screen: Screen, as kind: Presentation.Kind = .sheet, animated: Bool = true
  ) -> Outcome {
    code(.present(kind, .stack(.screen(screen))), animated)
  }

  /// Takes away the presentation that this container is in, with all above it.
  @discardableResult
  public func dismiss(animated: Bool = true) -> Outcome { code(.dismiss, animated) }

  private func code(_ action: Move.Action, _ animated: Bool) -> Outcome {
    perform(action, animated: animated, cause: .code)
  }
}
