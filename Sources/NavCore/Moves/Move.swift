/// One navigation request as a value.
public struct Move: Sendable {
  /// What is asked for.
  public enum Action: Sendable {
    /// Puts a destination on top of the stack.
    case push(Destination)
    /// Takes so many entries off the stack, at least 1; the root stays.
    case pop(Int)
    /// Takes off everything above an entry.
    case popTo(EntryID)
    /// Takes off everything above the root.
    case popToRoot
    /// Puts a destination in the place of the entry on top.
    case replaceTop(Destination)
    /// Makes the path above the root lead through these destinations; entries that both paths
    /// begin with stay the same.
    case setPath([Destination])
    /// Shows a destination in the detail column in place of its path; where there are no columns,
    /// the same as push.
    case show(Destination)
    /// Brings a column to the front.
    case front(ColumnRole)
    /// One step back as a user means it: pop, at a column's root the column before it, at the
    /// root of a presentation its dismissal.
    case back
    /// All the way back as a user means it.
    case home
    /// Shows a container above everything.
    case present(Presentation.Kind, ContainerPlan)
    /// Takes away the presentation that the move's container is in, with all above it.
    case dismiss
    /// Asks to leave the app altogether: every screen's guards are asked, nothing is taken away.
    case close
  }

  /// Who asks.
  public enum Cause: Hashable, Sendable {
    /// The user, by a key, a button, a gesture.
    case user
    /// The app's code.
    case code
  }

  /// What is asked for.
  public var action: Action
  /// The container that it is asked of.
  public var container: ContainerID
  /// Whether a host may show it with motion.
  public var isAnimated: Bool
  /// Who asks.
  public var cause: Cause

  /// Makes a request.
  public init(
    _ action: Action, in container: ContainerID, animated: Bool = true, cause: Cause = .code
  ) {
    self.action = action
    self.container = container
    self.isAnimated = animated
    self.cause = cause
  }
}
