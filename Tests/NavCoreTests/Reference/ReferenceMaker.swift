import NavCore

/// What the engine's moves and plans are made with.
struct ReferenceMaker {
  /// Makes the destination of a screen that is built on the spot.
  var built: () -> Destination = { .screen(Screen("") {}) }
  /// Adds to each container's plan.
  var adding: (ContainerPlan) -> ContainerPlan = { $0 }

  /// The destination that a route means.
  func destination(_ route: String?) -> Destination {
    guard let route else { return built() }
    if let letter = Letter(rawValue: route) { return .to(letter) }
    if let digit = Int(route).flatMap(Digit.init) { return .to(digit) }
    if let holder = Holder(rawValue: route) { return .to(holder) }
    return .to(Stranger())
  }

  /// The plan that a plan of the reference means.
  func plan(_ plan: ReferencePlan) -> ContainerPlan {
    switch plan {
    case .stack(let routes, let tag):
      let path = routes.map(destination)
      return adding(.stack(path[0], path: Array(path.dropFirst()), tag: tag))
    case .columns(let columns, let front, let tag):
      let made = columns.map { column in
        ContainerPlan.Column(column.role, self.plan(.stack([column.root], tag: column.tag)))
      }
      return adding(.columns(made, front: front, tag: tag))
    case .pager(let pages, let selection, let tag):
      return adding(.pager(pages.map { self.plan($0) }, selection: selection, tag: tag))
    }
  }
}
