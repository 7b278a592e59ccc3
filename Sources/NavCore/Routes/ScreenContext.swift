/// What a screen is handed when it is made: the navigator that shows it, and its place.
///
/// It keeps nothing alive: a screen may hold on to it for as long as it likes.
@MainActor public struct ScreenContext {
  /// The model that the screen lives in, or nil once that is gone.
  public private(set) weak var model: NavigationModel?
  /// The navigator of the container that shows the screen; it knows its own tag.
  public let navigator: any Navigator
  /// The entry that the screen is made for.
  public let entry: Entry

  init(model: NavigationModel, navigator: any Navigator, entry: Entry) {
    self.model = model
    self.navigator = navigator
    self.entry = entry
  }

  /// What belongs to the entry beside the tree: scroll, focus and kept values.
  ///
  /// Reading a value in a body makes the body depend on it.
  public var state: EntryState {
    get { model?.state(of: entry.id) ?? EntryState() }
    nonmutating set { model?.setState(newValue, of: entry.id) }
  }

  /// Where the app is shown; a body that reads it is composed again when it changes.
  public var traits: Traits { model?.traits ?? .terminal(columns: 80, rows: 24) }

  /// The navigator of the container with a tag, or nil where there is none.
  public func navigator(tagged tag: String) -> (any Navigator)? {
    model?.navigator(tagged: tag)
  }

  /// Asks the user, and goes on; the answer comes later.
  public func ask(_ prompt: Prompt, then answered: @escaping @MainActor (Prompt.Choice) -> Void) {
    model?.ask(prompt, then: answered)
  }
}
