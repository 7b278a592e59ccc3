/// A container shown above everything before it.
public struct Presentation: Hashable, Sendable {
  /// How a presentation is shown.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Over a part of what is below, which stays in sight.
    case sheet
    /// Over all that is below.
    case cover
    /// A short message with its answers, in the middle.
    case alert
  }

  /// How it is shown.
  public let kind: Kind
  /// What it shows.
  public let container: ContainerID
  /// The entry on top of the stack that it was asked of: where its result goes.
  public let presenter: EntryID?
}
