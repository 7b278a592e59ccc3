public import NavCore

/// What is in motion between one placed frame and the next ones: it takes frames as they are made, and
/// gives what is to be drawn at a time.
///
/// It holds no clock and changes no navigation: frames show what is so already, or what a drag would
/// lead to.
@MainActor public final class MotionStage {
  private(set) var placed: PlacedFrame
  private(set) var frame: Frame
  private let metrics: any HostMetrics
  /// The places whose contents are in motion.
  var towers: [PlacedGroup.ID: TransitionTower<PlacedGroup.Key, MovingContent>] = [:]
  /// The layers, where they are in motion.
  var layers: TransitionTower<LayerKey, (PlacedFrame, Frame)>?
  /// How far the pages of pagers are drawn beyond their ends, in pages, towards the first one when
  /// positive.
  var stretches: [ContainerID: MotionSpring] = [:]
  /// The pagers whose stretch a drag holds.
  var heldStretches: Set<ContainerID> = []
  /// What a drag holds, or nil.
  var grip: Grip?
  /// Whether frames follow each other with motion.
  public var isActive = true

  /// Makes a stage on which a frame is shown.
  ///
  /// - Parameters:
  ///   - placed: the frame, placed.
  ///   - frame: the frame.
  ///   - metrics: the units of the host.
  public init(_ placed: PlacedFrame, _ frame: Frame, _ metrics: any HostMetrics) {
    self.placed = placed
    self.frame = frame
    self.metrics = metrics
  }

  /// Whether something is in motion, or held by a drag.
  public var isMoving: Bool {
    layers.map { !$0.isResting } ?? false || towers.values.contains { !$0.isResting }
      || !stretches.isEmpty
  }

  /// Whether something is on its way by itself at a time, so that the next moment looks different.
  public func moves(at time: Duration) -> Bool {
    layers?.moves(at: time) ?? false || towers.values.contains { $0.moves(at: time) }
      || stretches.values.contains { !$0.isSettled(at: time) }
  }

  /// Goes on to another frame: what has taken the place of something else sets out for it.
  ///
  /// Where the room or anything else about it has changed, all motion ends at once.
  ///
  /// - Parameters:
  ///   - placed: the frame, placed.
  ///   - frame: the frame.
  ///   - time: the time now.
  public func show(_ placed: PlacedFrame, _ frame: Frame, at time: Duration) {
    let old = (placed: self.placed, frame: self.frame)
    self.placed = placed
    self.frame = frame
    guard isActive, old.placed.size == placed.size, old.frame.traits == frame.traits else {
      return stop()
    }
    changeLayers(from: old, at: time)
    changeGroups(from: old, at: time)
    drop(at: time)
  }

  /// Ends all motion at once.
  public func stop() {
    towers = [:]
    layers = nil
    stretches = [:]
    heldStretches = []
    grip = nil
  }

  /// Lets go of what has come to its end. What a drag has brought to its end rests there until the frame
  /// comes that shows it.
  public func drop(at time: Duration) {
    layers?.drop(at: time)
    if let layers, layers.isResting, layers.key == LayerKey(frame) { self.layers = nil }
    for id in towers.keys {
      towers[id]?.drop(at: time)
      guard let tower = towers[id], tower.isResting else { continue }
      let shown = placed.groups.first { $0.id == id }?.key
      if shown == nil || shown == tower.key { towers[id] = nil }
    }
    for (id, spring) in stretches where spring.isSettled(at: time) && spring.target == 0 {
      if !heldStretches.contains(id) { stretches[id] = nil }
    }
  }

  private func changeLayers(from old: (placed: PlacedFrame, frame: Frame), at time: Duration) {
    let (before, now) = (LayerKey(old.frame), LayerKey(frame))
    guard before != now else {
      layers?.update((placed, frame))
      return
    }
    if grip?.layers != nil { grip = nil }
    let isAbove = now.isAbove(before)
    guard let style = layerStyle(from: old.frame, to: frame, isAbove: isAbove) else {
      layers = nil
      return
    }
    var tower = layers ?? TransitionTower(before, (old.placed, old.frame))
    tower.go(to: now, (placed, frame), isAbove: isAbove, style: style, at: time)
    layers = tower
  }

  /// How layers come and go: as what comes says, or what takes them away.
  func layerStyle(
    from old: Frame, to frame: Frame, isAbove: Bool
  ) -> (any TransitionStyle)? {
    let same = old.layers.map(\.container) == frame.layers.map(\.container)
    let chosen: ChosenTransition? =
      same
      ? (frame.prompt ?? old.prompt)?.transition
      : isAbove ? frame.layers.last?.transition : frame.dismissal
    return chosen?.style.flatMap(reduced)
  }

  private func changeGroups(from old: (placed: PlacedFrame, frame: Frame), at time: Duration) {
    let before = Dictionary(
      old.placed.groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for group in placed.groups {
      // What is still in motion counts, also where it was out of the frame meanwhile.
      let moving = towers[group.id]?.content
      guard let other = moving?.group ?? before[group.id] else { continue }
      let content = MovingContent(placed: placed, frame: frame, group: group)
      guard other.key != group.key else {
        towers[group.id]?.update(content)
        continue
      }
      if grip?.groups[group.id] != nil { grip = nil }
      guard let style = style(of: group, in: frame), other.rect == group.rect else {
        towers[group.id] = nil
        continue
      }
      let last = moving ?? MovingContent(placed: old.placed, frame: old.frame, group: other)
      var tower = towers[group.id] ?? TransitionTower(other.key, last)
      tower.go(
        to: group.key, content, isAbove: isAbove(group.id, frame, last.frame), style: style,
        at: time)
      towers[group.id] = tower
    }
  }

  /// How what is at a place came there, or nil where it came without motion.
  func style(of group: PlacedGroup, in frame: Frame) -> (any TransitionStyle)? {
    if case .columns(let id) = group.id { return columnShift(of: id, in: frame) }
    let chosen: ChosenTransition? =
      switch group.id {
      case .stack(let id): frame.stacks.first { $0.container == id }?.transition
      case .pages(let id): frame.pagers.first { $0.container == id }?.transition
      case .collapsed(let id): frame.columns.first { $0.container == id }?.transition
      case .columns, .column, .layer, .prompt: nil
      }
    return chosen?.style.flatMap(reduced)
  }

  /// How columns come and go: they move as long as what is chosen takes, where it takes any time.
  private func columnShift(of id: ContainerID, in frame: Frame) -> (any TransitionStyle)? {
    let chosen = frame.columns.first { $0.container == id }?.transition.style
    guard let chosen, chosen.duration > 0, !isReduced else { return nil }
    return ColumnShift(duration: chosen.duration)
  }

  /// What a style becomes where the user wants little motion.
  func reduced(_ style: any TransitionStyle) -> (any TransitionStyle)? {
    guard style.duration > 0 else { return nil }
    return isReduced ? ReducedTransition() : style
  }

  private var isReduced: Bool { frame.traits.motion == .reduced }

  /// Whether what is at a place in a frame lies above what is there in another one: deeper in the
  /// stack, a later page, more columns.
  func isAbove(_ id: PlacedGroup.ID, _ frame: Frame, _ other: Frame) -> Bool {
    order(of: id, in: frame) >= order(of: id, in: other)
  }

  private func order(of id: PlacedGroup.ID, in frame: Frame) -> Int {
    switch id {
    case .stack(let id): frame.stacks.first { $0.container == id }?.depth ?? 0
    case .pages(let id): frame.pagers.first { $0.container == id }?.selection ?? 0
    case .collapsed(let id):
      frame.columns.first { $0.container == id }?.columns.first?.stack.depth ?? 0
    case .columns(let id): frame.columns.first { $0.container == id }?.columns.count ?? 0
    case .column, .layer, .prompt: 0
    }
  }
}

extension MotionStage {
  /// A length across in the units of the host, with its sign.
  func across(_ points: Double) -> Int {
    points < 0 ? -metrics.horizontal(-points) : metrics.horizontal(points)
  }

  /// A length down in the units of the host, with its sign.
  func down(_ points: Double) -> Int {
    points < 0 ? -metrics.vertical(-points) : metrics.vertical(points)
  }
}
