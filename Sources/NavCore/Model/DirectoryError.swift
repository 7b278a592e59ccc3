/// Why a tag could not be given to a navigator.
public enum DirectoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The navigator of another container has the tag.
  case tagTaken(String, by: ContainerID)
  /// The navigator's container is no part of the model, or is gone.
  case noContainer(ContainerID)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .tagTaken(let tag, let holder):
      "the tag “\(tag)” is taken by the navigator of \(holder): take another one, unregister it, "
        + "or ask for it to be replaced"
    case .noContainer(let id):
      "there is no container \(id) in this model: a navigator can have a tag while it is shown"
    }
  }
}
