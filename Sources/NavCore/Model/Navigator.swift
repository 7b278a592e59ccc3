/// The handle to one container of a model.
///
/// What is read from it is observed for this container alone: a move in another one wakes no
/// reader. It may outlive its container; moves then end as ``Outcome/notFound(_:)``.
@MainActor public protocol Navigator: AnyObject, Sendable {
  /// The container.
  var container: ContainerID { get }
  /// The model, or nil once it is gone.
  var model: NavigationModel? { get }
  /// The container's tag, or nil; the first by the alphabet where it has several.
  var tag: String? { get }
  /// The entries of the stack that the container is, or of the one in front in it, root first, whatever
  /// the top holds; empty when the container is gone.
  var entries: [Entry] { get }
  /// The column in front, or nil where the container has no columns.
  var frontColumn: ColumnRole? { get }
  /// The page that is selected, counted from 0, or nil where the container has no pages.
  var selectedPage: Int? { get }

  /// Asks for a move in this container.
  ///
  /// - Parameters:
  ///   - action: what is asked for.
  ///   - animated: whether a host may show it with motion.
  ///   - cause: who asks.
  ///   - completion: called once, when it is known what came of the move and all observers have
  ///     been told.
  @discardableResult
  func perform(
    _ action: Move.Action, animated: Bool, cause: Move.Cause, then completion: MoveCompletion?
  ) -> Outcome
}

extension Navigator {
  /// Asks for a move in this container.
  @discardableResult
  public func perform(
    _ action: Move.Action, animated: Bool = true, cause: Move.Cause = .code
  ) -> Outcome {
    perform(action, animated: animated, cause: cause, then: nil)
  }
}
