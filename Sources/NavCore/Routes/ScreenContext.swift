/// What a screen is handed when it is made: the navigator that shows it, and its place.
///
/// It keeps nothing alive: a screen may hold on to it for as long as it likes.
@MainActor public struct ScreenContext {
  /// The model that the screen lives in, or nil once that is gone.
  public private(set) weak var model: NavigationModel?
  private let firstNavigator: any Navigator
  /// The entry that the screen is made for.
  public let entry: Entry

  init(model: NavigationModel, navigator: any Navigator, entry: Entry) {
    self.model = model
    firstNavigator = navigator
    self.entry = entry
  }

  /// The navigator of the stack that shows the screen, also after it has gone to another one; it
  /// knows its own tag.
  public var navigator: any Navigator {
    guard let model, let record = model.records[entry.id] else { return firstNavigator }
    return model.handle(of: record.container)
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

  /// The words that Nav itself shows; a body that reads them is composed again when they change.
  public var wording: Wording { model?.wording ?? .english }

  /// The navigator of the container with a tag, or nil where there is none.
  public func navigator(tagged tag: String) -> (any Navigator)? {
    model?.navigator(tagged: tag)
  }

  /// Asks for a move in the container whose navigator has a tag; where there is none, the outcome
  /// says so.
  @discardableResult
  public func perform(
    _ action: Move.Action, on tag: String, animated: Bool = true,
    then completion: MoveCompletion? = nil
  ) -> Outcome {
    guard let model else {
      let outcome = Outcome.notFound("the model of entry \(entry.id)")
      completion?(outcome)
      return outcome
    }
    return model.perform(action, on: tag, animated: animated, then: completion)
  }

  /// Asks the user, and goes on; the answer comes later.
  public func ask(_ prompt: Prompt, then answered: @escaping @MainActor (Prompt.Choice) -> Void) {
    model?.ask(prompt, then: answered)
  }
}
