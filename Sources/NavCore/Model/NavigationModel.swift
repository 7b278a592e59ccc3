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
      let before = columnArrangements
      currentStyles = newValue
      stylesGeneration += 1
      commitColumns(before: before)
      stylesPulse.beat()
      sightMayHaveChanged()
    }
  }

  var currentTree: NavigationTree
  var currentTraits = Traits.terminal(columns: 80, rows: 24)
  private var currentStyles: StyleChoices
  private(set) var stylesGeneration = 0
  var currentWordings: [Wording]
  /// What is told of moves, and kept of them.
  public let log = MoveLog()
  var containerStyles: [ContainerID: StyleChoices] = [:]
  /// The guards and observers of the navigators that have any.
  var containerLogic: [ContainerID: ContainerLogic] = [:]
  /// What the app wants to see in front when columns collapse.
  var collapseChoices: [ContainerID: @MainActor @Sendable (ColumnCollapse) -> ColumnRole] = [:]
  /// What the chrome of pagers says of their pages, by the pages' containers.
  var pageLooks: [ContainerID: PageLook] = [:]
  /// The values that the selections of pagers are bound to.
  var pageBindings: [ContainerID: PageBinding] = [:]
  /// The pagers whose bound values are being observed.
  var followedBindings: Set<ContainerID> = []
  /// How what shows in a stack, a pager or a presentation came there, by its container.
  var transitions: [ContainerID: ChosenTransition] = [:]
  /// How the last presentation that went was taken away.
  var lastDismissal: ChosenTransition?
  /// What is done at the end of pages, by the pager.
  var pageEndings: [ContainerID: @MainActor @Sendable () -> Void] = [:]
  /// The name of the style for which each set of columns was settled last.
  var settledStyles: [ContainerID: String] = [:]
  var records: [EntryID: EntryRecord] = [:]
  /// What makes the screens of entries without a route, until they are made.
  var builtScreens: [EntryID: @MainActor @Sendable (ScreenContext) -> Screen] = [:]
  /// The tags that plans have given to two containers at once, which is refused.
  var repeatedTags: Set<String> = []
  /// How many entries are being made, each in what the one before holds.
  var holdersBeingMade = 0
  /// The entries whose screens are being made.
  var entriesBeingMade: Set<EntryID> = []
  /// How many of the records have guards.
  var guardingRecords = 0
  /// Who waits for the result of which entry.
  var waiters: [EntryID: ResultWaiter] = [:]
  /// The entries that are in sight, as far as anyone has been told.
  var sight: [Place] = []
  var isUpdatingSight = false
  var isSightOutdated = false
  private var handles: [ContainerID: ContainerHandle] = [:]
  private(set) var lastID = 0
  /// The identities that are given next: those of a move that is resolved once more.
  var reusableIDs = 0..<0

  let treePulse = Pulse()
  let presentationsPulse = Pulse()
  let traitsPulse = Pulse()
  let stylesPulse = Pulse()
  let wordingPulse = Pulse()
  let promptPulse = Pulse()
  let closePulse = Pulse()

  var prompts: [PendingPrompt] = []
  var queue = MoveQueue()
  var runningTasks = 0 {
    didSet { activityChanged() }
  }
  /// How many of them, and of those who find a guard's answer, wait for a screen's result.
  var waitingTasks = 0 {
    didSet { activityChanged() }
  }
  var idleActions: [@MainActor () -> Void] = []
  var isStarted = false
  private(set) var hasClosed = false

  /// Makes the navigation of a window.
  public init(_ app: NavApp) {
    self.app = app
    log.level = app.logLevel
    currentStyles = app.styles
    currentWordings = app.wordings
    let blank = ContainerID(rawValue: 0)
    currentTree = NavigationTree(root: blank, containers: Containers())
    let (root, containers) = make(app.root)
    precondition(
      repeatedTags.isEmpty, "each tag names one navigator: \(repeatedTags.sorted())")
    currentTree = NavigationTree(root: root, containers: containers)
    followBindings()
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
  public var front: any Navigator {
    traitsPulse.read()
    stylesPulse.read()
    return handle(of: currentStack(in: tree.topContainer))
  }

  /// The navigator of a container.
  public func navigator(of id: ContainerID) -> any Navigator { handle(of: id) }

  /// Whether the app was left by ``Move/Action/close``.
  public var isClosed: Bool {
    closePulse.read()
    return hasClosed
  }

  /// Leaves the app at once, without asking any guard.
  public func terminate() {
    guard !hasClosed else { return }
    holdingMoves {
      markClosed()
      updateSight()
      finishClosing()
    }
  }

  func markClosed() { hasClosed = true }

  /// Ends all that waits or runs in an app that is left.
  func finishClosing() {
    for record in records.values { record.stop() }
    let waiters = waiters.values
    self.waiters = [:]
    for waiter in waiters { waiter.cancel(.closed) }
    while let prompt = prompts.first?.prompt { answer(prompt.cancelChoice) }
    closePulse.beat()
  }

  func handle(of id: ContainerID) -> ContainerHandle {
    if let handle = handles[id] { return handle }
    let handle = ContainerHandle(id, model: self)
    if currentTree.containers.contains(id) { handles[id] = handle }
    return handle
  }

  /// Tells the readers of a container that it has changed.
  func beat(_ id: ContainerID) { handles[id]?.pulse.beat() }

  /// Lets go of all that belongs to a container.
  func forget(_ id: ContainerID) {
    containerStyles[id] = nil
    containerLogic[id] = nil
    collapseChoices[id] = nil
    settledStyles[id] = nil
    transitions[id] = nil
    pageLooks[id] = nil
    pageBindings[id] = nil
    pageEndings[id] = nil
    followedBindings.remove(id)
    handles.removeValue(forKey: id)?.pulse.beat()
  }

  func nextID() -> Int {
    if let id = reusableIDs.first {
      reusableIDs.removeFirst()
      return id
    }
    lastID += 1
    return lastID
  }
}
