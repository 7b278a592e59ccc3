/// Makes frames of a model, one for each host.
///
/// Bodies, bars, scopes and rows are composed under observation and kept; they are composed again
/// only when something that they read has changed.
@MainActor public final class Composer {
  /// What was composed so far, counted.
  public struct Statistics: Hashable, Sendable {
    /// Frames that were made anew because something had changed.
    public var frames = 0
    /// Bodies, bars, scopes, rows and prompts that were composed.
    public var units = 0
  }

  /// The model.
  public let model: NavigationModel
  /// What was composed so far.
  public private(set) var statistics = Statistics()
  /// Called when the next frame may differ, once until that frame is asked for.
  public var onInvalid: (@MainActor () -> Void)?

  private(set) var frameNumber = 0
  var parts: [EntryID: EntryPart] = [:]
  var pagerParts: [ContainerID: PagerPart] = [:]
  var promptPart: (prompt: Prompt, unit: CompositionUnit)?
  private var units: [Int: CompositionUnit] = [:]
  private var lastNumber = 0
  private var marks = InvalidMarks {}
  private lazy var structure = makeTracker()
  private var outline: Outline?
  private var lastFrame: Frame?
  private var isAwaited = false

  /// How many entries out of sight keep what was composed for them.
  private static let keptEntries = 64

  /// Makes a composer.
  public init(_ model: NavigationModel) {
    self.model = model
    marks = InvalidMarks { [weak self] in
      Task { @MainActor in self?.wake() }
    }
  }

  /// What is shown now; the very same as before where nothing has changed.
  ///
  /// - Complexity: O(what has changed), and O(scopes and lists) of a body in which one of them has.
  public func frame() -> Frame {
    isAwaited = false
    takeMarks()
    if let lastFrame { return lastFrame }
    frameNumber += 1
    if self.outline == nil {
      _ = model.makeShownScreens()
      model.makeNearScreens()
    }
    let outline = self.outline ?? structure.track { Outline(model) }
    self.outline = outline
    let frame = assemble(outline)
    forgetPages(outline)
    forgetParts()
    statistics.frames += 1
    lastFrame = frame
    return frame
  }

  /// Uses the node that can be activated under an identity; false where there is none.
  @discardableResult
  public func activate(_ id: NodeID) -> Bool {
    switch handler(for: id) {
    case .activate(let action, _):
      action()
      return true
    case .edit(_, let submit?):
      submit()
      return true
    case .edit, nil: return false
    }
  }

  /// Opens the menu of the node under an identity, as a long press, a right click or a key does; false
  /// where it has none.
  @discardableResult
  public func openMenu(_ id: NodeID) -> Bool {
    guard case .activate(_, let menu?) = handler(for: id) else { return false }
    menu()
    return true
  }

  /// Puts a text in the field under an identity; false where there is none.
  @discardableResult
  public func edit(_ id: NodeID, _ text: String) -> Bool {
    guard case .edit(let edit, _) = handler(for: id) else { return false }
    edit(text)
    return true
  }

  /// What a node does, as long as the user can use it: a frame may be older than the model, and
  /// what it shows may be covered by a prompt or a presentation, or be gone.
  private func handler(for id: NodeID) -> NodeHandler? {
    if let prompt = model.prompts.first?.prompt {
      return promptPart?.prompt == prompt ? promptPart?.unit.handler(for: id) : nil
    }
    for entry in model.usableEntries {
      guard let part = parts[entry.id], part.lastFrame == frameNumber else { continue }
      if let handler = part.handler(for: id) { return handler }
    }
    for pager in usablePagers {
      if let handler = pagerParts[pager]?.unit.handler(for: id) { return handler }
    }
    return nil
  }

  /// The pagers in the layer on top.
  private var usablePagers: [ContainerID] {
    outline?.layers.last?.content.pagers.map(\.container) ?? []
  }

  private func wake() {
    marks.answer()
    takeMarks()
    guard lastFrame == nil, !isAwaited else { return }
    isAwaited = true
    onInvalid?()
  }

  private func takeMarks() {
    for mark in marks.take() {
      if mark.number == structure.number {
        guard structure.isCurrent(mark) else { continue }
        outline = nil
        lastFrame = nil
      } else if let unit = units[mark.number], unit.tracker.isCurrent(mark) {
        unit.readingChanged()
        lastFrame = nil
      }
    }
  }

  /// The chrome of a pager is another one for a reason that is not observed.
  func chromeChanged() { lastFrame = nil }

  private func forgetParts() {
    guard parts.count > Self.keptEntries else { return }
    let old = parts.filter { $0.value.lastFrame < frameNumber }
      .sorted { $0.value.lastFrame < $1.value.lastFrame }
    for (id, part) in old.prefix(parts.count - Self.keptEntries) {
      part.drop()
      parts[id] = nil
    }
  }
}

extension Composer {
  func makeTracker() -> Tracker {
    lastNumber += 1
    return Tracker(number: lastNumber, marks: marks)
  }

  /// Lets go of what was composed for an entry that is gone.
  func forget(_ id: EntryID) { parts.removeValue(forKey: id)?.drop() }

  func add(_ unit: CompositionUnit) { units[unit.tracker.number] = unit }

  func remove(_ unit: CompositionUnit) { units[unit.tracker.number] = nil }

  func count(_ unit: CompositionUnit) { statistics.units += 1 }
}
