extension NavigatorMessage {
  /// What the user info of a plain notification may hold, by key.
  public enum Key {
    /// Whether a host may show the move with motion, a `Bool`; true where it is left out.
    public static let animated = "animated"
    /// The route to be pushed: a value of a type that conforms to `Route`, or an `AnyRoute`.
    public static let route = "route"
    /// The screen to be pushed, a `Screen`.
    public static let screen = "screen"
    /// What is called once, after all observers of the move: a closure of the main actor that takes
    /// the outcome, `{ @MainActor (outcome: Outcome) in … }`, or nothing, `{ @MainActor in … }`.
    /// `@Sendable` in the place of `@MainActor` will do; a closure with neither can't be carried to
    /// the main actor.
    public static let then = "then"
  }
}
