/// The navigation of one window: owns the tree, what belongs to its entries, and the moves.
///
/// Two models share nothing.
@MainActor public final class NavigationModel {
  /// The app that it was made for.
  public let app: NavApp
  /// The themes and styles that the app chooses; another choice keeps the navigation.
  public var styles: StyleChoices {
    get {
      stylesPulse.read()
      return currentStyles
    }
    set {
      currentStyles = newValue
      stylesGeneration += 1
      commitColumnMemory()
      stylesPulse.beat()
      startVisibleScreens()
    }
  }

  var currentTree: NavigationTree
  var currentTraits = Traits.terminal(columns: 80, rows: 24)
  private var currentStyles: StyleChoices
  private(set) var stylesGeneration = 0
  var containerStyles: [ContainerID: StyleChoices] = [:]
  var records: [EntryID: EntryRecord] = [:]
  var builtScreens: [EntryID: Screen] = [:]
  private var handles: [ContainerID: ContainerHandle] = [:]
  private var lastID = 0

  let treePulse = Pulse()
  let presentationsPulse = Pulse()
  let traitsPulse = Pulse()
  let stylesPulse = Pulse()
  let promptPulse = Pulse()
  let closePulse = Pulse()

  var prompts: [PendingPrompt] = []
  var queue = MoveQueue()
  var runningTasks = 0 {
    didSet { activityChanged() }
  }
  var idleActions: [@MainActor () -> Void] = []
  var isStarted = false
  private(set) var hasClosed = false

  /// Makes the navigation of a window.
  public init(_ app: NavApp) {
    self.app = app
    currentStyles = app.styles
    let blank = ContainerID(rawValue: 0)
    currentTree = NavigationTree(root: blank, containers: Containers())
    let (root, containers) = make(app.root)
    currentTree = NavigationTree(root: root, containers: containers)
  }

  /// The whole navigation; whoever reads it is told of every change.
  public var tree: NavigationTree {
    treePulse.read()
    return currentTree
  }

  /// Where the app is shown; hosts set it by ``update(traits:)``.
  public var traits: Traits {
    traitsPulse.read()
    return currentTraits
  }

  /// The navigator of the outermost container.
  public var root: any Navigator { handle(of: currentTree.root) }

  /// The navigator of the stack that the user is in; whoever reads it is told of every change.
  public var front: any Navigator { handle(of: tree.frontStack) }

  /// The navigator of a container.
  public func navigator(of id: ContainerID) -> any Navigator { handle(of: id) }

  /// The navigator of the container with a tag, or nil where there is none.
  public func navigator(tagged tag: String) -> (any Navigator)? {
    presentationsPulse.read()
    return currentTree.containers.ids.first { self.tag(of: $0) == tag }.map(handle(of:))
  }

  /// Whether the app was left by ``Move/Action/close``.
  public var isClosed: Bool {
    closePulse.read()
    return hasClosed
  }

  /// Leaves the app at once, without asking any guard.
  public func terminate() { close() }

  func close() {
    guard !hasClosed else { return }
    hasClosed = true
    for record in records.values { record.stop() }
    while let prompt = prompts.first?.prompt { answer(prompt.cancelChoice) }
    closePulse.beat()
  }

  func handle(of id: ContainerID) -> ContainerHandle {
    if let handle = handles[id] { return handle }
    let handle = ContainerHandle(id, tag: tag(of: id), model: self)
    if currentTree.containers.contains(id) { handles[id] = handle }
    return handle
  }

  func forgetHandle(of id: ContainerID) { handles.removeValue(forKey: id)?.pulse.beat() }

  func tag(of id: ContainerID) -> String? {
    currentTree.containers.stacks[id]?.tag ?? currentTree.containers.columns[id]?.tag
  }

  func nextID() -> Int {
    lastID += 1
    return lastID
  }
}
