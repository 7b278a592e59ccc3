/// The handle to one container of a model.
///
/// What is read from it is observed for this container alone: a move in another one wakes no
/// reader. It may outlive its container; moves then end as ``Outcome/notFound(_:)``.
@MainActor public protocol Navigator: AnyObject, Sendable {
  /// The container.
  var container: ContainerID { get }
  /// The container's tag, or nil.
  var tag: String? { get }
  /// The entries of the stack in front, root first; empty when the container is gone.
  var entries: [Entry] { get }
  /// The column in front, or nil where there are no columns.
  var frontColumn: ColumnRole? { get }

  /// Asks for a move in this container.
  @discardableResult
  func perform(_ action: Move.Action, animated: Bool, cause: Move.Cause) -> Outcome
}
