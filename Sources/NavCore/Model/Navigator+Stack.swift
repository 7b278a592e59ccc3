extension Navigator {
  /// Puts a route on top. (Some libraries say advance or pushView.)
  ///
  /// - Parameters:
  ///   - route: the route.
  ///   - unlessOnTop: whether nothing is to be done where the entry on top shows this route already.
  ///   - animated: whether a host may show it with motion.
  ///   - completion: called once, when it is known what came of the move and all observers have
  ///     been told.
  @discardableResult
  public func push(
    _ route: some Route, unlessOnTop: Bool = false, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.push(.to(route), unlessOnTop: unlessOnTop), animated, completion)
  }

  /// Puts a screen that is at hand on top.
  @discardableResult
  public func push(
    _ screen: Screen, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.push(.screen(screen)), animated, completion)
  }

  /// Puts a route on top whose entry holds a container of its own, and shows it in the place of the
  /// screen's body: back takes both away.
  ///
  ///     navigator.push(Page.photos, holding: .pager(photos.map { .stack($0) }))
  ///
  /// - Parameters:
  ///   - route: the route.
  ///   - plan: the container to be made.
  ///   - animated: whether a host may show it with motion.
  ///   - completion: called once, when it is known what came of the move and all observers have
  ///     been told.
  @discardableResult
  public func push(
    _ route: some Route, holding plan: ContainerPlan, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.push(.holding(.to(route), plan)), animated, completion)
  }

  /// Puts a screen that is at hand on top, whose entry holds a container of its own.
  @discardableResult
  public func push(
    _ screen: Screen, holding plan: ContainerPlan, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.push(.holding(.screen(screen), plan)), animated, completion)
  }

  /// Takes entries off the top; the root stays. (Some libraries say unwind.)
  @discardableResult
  public func pop(
    _ count: Int = 1, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.pop(count), animated, completion)
  }

  /// Takes off everything above the uppermost entry that matches, such as
  /// `.entries(where: { $0.route == nil })`.
  @discardableResult
  public func pop(
    to match: EntryMatch, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.popTo(match), animated, completion)
  }

  /// Takes off everything above an entry.
  @discardableResult
  public func pop(
    to entry: EntryID, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    pop(to: .entry(entry), animated: animated, then: completion)
  }

  /// Takes off everything above the uppermost entry that shows a route.
  @discardableResult
  public func pop(
    to route: some Route, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    pop(to: .route(route), animated: animated, then: completion)
  }

  /// Takes off everything above the uppermost entry that shows a route of a type.
  @discardableResult
  public func pop<R: Route>(
    to type: R.Type, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    pop(to: .type(type), animated: animated, then: completion)
  }

  /// Takes off everything above the root. (Some libraries say home or backToRoot.)
  @discardableResult
  public func popToRoot(animated: Bool = true, then completion: MoveCompletion? = nil) -> Outcome {
    code(.popToRoot, animated, completion)
  }

  /// Puts a route in the place of the entry on top.
  @discardableResult
  public func replace(
    with route: some Route, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.replaceTop(.to(route)), animated, completion)
  }

  /// Puts a screen that is at hand in the place of the entry on top.
  @discardableResult
  public func replace(
    with screen: Screen, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.replaceTop(.screen(screen)), animated, completion)
  }

  /// Makes the path above the root lead through these routes.
  @discardableResult
  public func setPath(
    _ routes: [any Route], animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.setPath(routes.map { .to($0) }), animated, completion)
  }

  /// Puts routes into the stack, the first at an index that counts from the root: from 1, just
  /// above the root, to the number of entries, which is on top.
  @discardableResult
  public func insert(
    _ routes: [any Route], at index: Int, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.insert(routes.map { .to($0) }, at: index), animated, completion)
  }

  /// Takes all entries that match out of the stack; the root stays.
  @discardableResult
  public func remove(
    _ match: EntryMatch, animated: Bool = true, then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.remove(match), animated, completion)
  }

  /// Takes an entry off this stack and puts it, as it is, on top of another navigator's.
  @discardableResult
  public func transfer(
    _ entry: EntryID, to other: any Navigator, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    code(.transfer(entry, to: .container(other.container)), animated, completion)
  }
}
