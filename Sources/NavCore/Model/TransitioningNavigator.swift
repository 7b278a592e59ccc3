/// A navigator whose moves are shown by a transition of their own.
@MainActor final class TransitioningNavigator: Navigator {
  private let base: any Navigator
  private let transition: any TransitionStyle

  init(_ base: any Navigator, _ transition: any TransitionStyle) {
    self.base = base
    self.transition = transition
  }

  var container: ContainerID { base.container }
  var model: NavigationModel? { base.model }
  var tag: String? { base.tag }
  var entries: [Entry] { base.entries }
  var frontColumn: ColumnRole? { base.frontColumn }
  var selectedPage: Int? { base.selectedPage }

  func perform(
    _ action: Move.Action, animated: Bool, cause: Move.Cause, then completion: MoveCompletion?
  ) -> Outcome {
    guard let model else {
      return base.perform(action, animated: animated, cause: cause, then: completion)
    }
    var move = Move(action, in: container, animated: animated, cause: cause)
    move.transition = transition
    return model.perform(move, then: completion)
  }
}

extension Navigator {
  /// This navigator, with a transition of its own for the moves that are asked of what is returned:
  /// `navigator.transition(.zoom).push(Page.photo)`.
  public func transition(_ style: some TransitionStyle) -> any Navigator {
    TransitioningNavigator(self, style)
  }
}
