extension Navigator {
  /// Shows a route in the detail column, or pushes it where there are no columns.
  @discardableResult
  public func show(
    _ route: some Route, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.show(.to(route)), animated, completion)
  }

  /// Brings a column to the front.
  @discardableResult
  public func front(
    _ role: ColumnRole, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.front(role), animated, completion)
  }

  /// Asks for a column to be shown or hidden; what shows is up to the column style.
  @discardableResult
  public func setColumn(
    _ role: ColumnRole, _ visibility: ColumnVisibility, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.setColumn(role, visibility), animated, completion)
  }

  /// Hides a column that shows, and shows one that does not; where all are collapsed, brings it to
  /// the front.
  @discardableResult
  public func toggleColumn(
    _ role: ColumnRole, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.toggleColumn(role), animated, completion)
  }

  /// Gives a column that shows another width, as far as the column style goes along; the style
  /// remembers it.
  ///
  /// - Parameters:
  ///   - role: the column.
  ///   - width: the width in points.
  ///   - animated: whether hosts may show it by a motion.
  ///   - completion: called when it is known what came of it.
  @discardableResult
  public func resizeColumn(
    _ role: ColumnRole, to width: Double, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.resizeColumn(role, width: width), animated, completion)
  }

  /// Selects a page, such as `.index(2)` or `.next`.
  @discardableResult
  public func select(
    _ page: PageChoice, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.select(page), animated, completion)
  }

  /// Shows a route above everything, as the root of a stack of its own.
  @discardableResult
  public func present(
    _ route: some Route, as kind: Presentation.Kind = .sheet, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    present(.stack(route), as: kind, animated: animated, then: completion)
  }

  /// Shows a screen that is at hand above everything, as the root of a stack of its own.
  @discardableResult
  public func present(
    _ screen: Screen, as kind: Presentation.Kind = .sheet, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    present(.stack(.screen(screen)), as: kind, animated: animated, then: completion)
  }

  /// Shows a container above everything.
  @discardableResult
  public func present(
    _ plan: ContainerPlan, as kind: Presentation.Kind = .sheet, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.present(kind, plan), animated, completion)
  }

  /// Takes presentations away: the one that this container is in, with all above it, where nothing
  /// else is said.
  @discardableResult
  public func dismiss(
    _ dismissal: Move.Dismissal = .this, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.dismiss(dismissal), animated, completion)
  }

  func code(_ action: Move.Action, _ animated: Bool, _ completion: MoveCompletion?) -> Outcome {
    perform(action, animated: animated, cause: .code, then: completion)
  }
}
