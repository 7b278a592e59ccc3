public import NavCore

extension MotionStage {
  /// What a drag holds: the places at which something else lies that way.
  struct Grip {
    /// What lies at a place that way, by the place.
    var groups: [PlacedGroup.ID: (here: PlacedGroup.Key, there: PlacedGroup.Key)] = [:]
    /// The layers that lie that way, where they are others.
    var layers: (here: LayerKey, there: LayerKey)?
    /// Whether what lies that way is above what is here.
    var isAbove = false
  }

  /// Lets a drag hold the way to another frame, from wherever things are now.
  ///
  /// - Parameters:
  ///   - placed: the frame that lies that way, placed in the same room.
  ///   - frame: that frame.
  ///   - time: the time now.
  /// - Returns: how much of the way is made already, 0 to 1; nil where nothing moves on that way.
  public func grab(_ placed: PlacedFrame, _ frame: Frame, at time: Duration) -> Double? {
    var grip = Grip()
    var made: Double?
    guard isActive, placed.size == self.placed.size else { return nil }
    let (here, there) = (LayerKey(self.frame), LayerKey(frame))
    if here != there {
      made = grabLayers(here, there, placed, frame, &grip, at: time)
    }
    let current = Dictionary(
      self.placed.groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for group in placed.groups {
      guard let own = current[group.id], own.key != group.key, own.rect == group.rect else {
        continue
      }
      let isAbove = isAbove(group.id, frame, self.frame)
      let upper = isAbove ? (group, frame) : (own, self.frame)
      guard let style = style(of: group, in: frame) ?? style(of: upper.0, in: upper.1) else {
        continue
      }
      var tower =
        towers[group.id]
        ?? TransitionTower(
          own.key, MovingContent(placed: self.placed, frame: self.frame, group: own))
      tower.grab(
        group.key, MovingContent(placed: placed, frame: frame, group: group), isAbove: isAbove,
        style: style, at: time)
      guard let progress = tower.progress(between: own.key, and: group.key, at: time) else {
        continue
      }
      towers[group.id] = tower
      grip.groups[group.id] = (own.key, group.key)
      grip.isAbove = isAbove
      made = isAbove ? progress : 1 - progress
    }
    self.grip = made == nil ? nil : grip
    return made
  }

  private func grabLayers(
    _ here: LayerKey, _ there: LayerKey, _ placed: PlacedFrame, _ frame: Frame,
    _ grip: inout Grip, at time: Duration
  ) -> Double? {
    let isAbove = there.isAbove(here)
    guard let style = layerStyle(from: self.frame, to: frame, isAbove: isAbove) else { return nil }
    var tower = layers ?? TransitionTower(here, (self.placed, self.frame))
    tower.grab(there, (placed, frame), isAbove: isAbove, style: style, at: time)
    guard let progress = tower.progress(between: here, and: there, at: time) else { return nil }
    layers = tower
    grip.layers = (here, there)
    grip.isAbove = isAbove
    return isAbove ? progress : 1 - progress
  }

  /// Moves what is held to a place on its way.
  ///
  /// - Parameter way: how much of the way is made, 0 to 1.
  public func hold(_ way: Double) {
    guard let grip else { return }
    let progress = grip.isAbove ? way : 1 - way
    for (id, keys) in grip.groups {
      towers[id]?.hold(progress, between: keys.here, and: keys.there)
    }
    if let keys = grip.layers { layers?.hold(progress, between: keys.here, and: keys.there) }
  }

  /// Lets go of what is held: it moves on to one of the ends of its way.
  ///
  /// - Parameters:
  ///   - isThere: whether it moves on to what lies that way, rather than back.
  ///   - velocity: how fast it is, in ways per second, less than 0 on the way back.
  ///   - time: the time now.
  public func release(there isThere: Bool, velocity: Double, at time: Duration) {
    guard let grip else { return }
    self.grip = nil
    let speed = grip.isAbove ? velocity : -velocity
    for (id, keys) in grip.groups {
      let (end, other) = isThere ? (keys.there, keys.here) : (keys.here, keys.there)
      towers[id]?.release(to: end, from: other, velocity: speed, at: time)
    }
    if let keys = grip.layers {
      let (end, other) = isThere ? (keys.there, keys.here) : (keys.here, keys.there)
      layers?.release(to: end, from: other, velocity: speed, at: time)
    }
    drop(at: time)
  }

  /// Draws the pages of a pager beyond their end, as far as a drag stretches them.
  ///
  /// - Parameters:
  ///   - share: how far, in pages; towards the first page when positive.
  ///   - pager: the pager.
  public func stretch(_ share: Double, _ pager: ContainerID) {
    guard isActive, frame.traits.motion == .full else { return }
    heldStretches.insert(pager)
    stretches[pager] = MotionSpring(at: share)
  }

  /// Lets the pages of a pager that are drawn beyond their end settle back, or gives them a small push
  /// beyond it and lets them settle.
  ///
  /// - Parameters:
  ///   - pager: the pager.
  ///   - push: the speed with which they set out, in pages per second; towards the first page when
  ///     positive.
  ///   - time: the time now.
  public func settleStretch(of pager: ContainerID, push: Double = 0, at time: Duration) {
    guard isActive, frame.traits.motion == .full else { return }
    heldStretches.remove(pager)
    let now = stretches[pager]?.value(at: time) ?? 0
    stretches[pager] = MotionSpring(
      from: now, to: 0, velocity: push, at: time, duration: Self.settlingTime)
  }

  /// How far between its pages the user of a pager is, for its chrome; nil for those at rest.
  ///
  /// - Parameter time: the time now.
  public func positions(at time: Duration) -> [ContainerID: Double] {
    var positions: [ContainerID: Double] = [:]
    for (id, tower) in towers {
      guard case .pages(let pager) = id, !tower.isResting else { continue }
      let contents = tower.contents
      // Over all ways that are open, each page weighs as much as is seen of it.
      var place = contents.first.flatMap { index(of: $0.content, pager) } ?? 0
      for (lower, upper) in zip(contents, contents.dropFirst()) {
        let progress = tower.progress(between: lower.key, and: upper.key, at: time) ?? 1
        guard let next = index(of: upper.content, pager) else { continue }
        place += (next - place) * progress
      }
      positions[pager] = place
    }
    return positions
  }

  private func index(of content: MovingContent, _ pager: ContainerID) -> Double? {
    content.frame.pagers.first { $0.container == pager }.map { Double($0.selection) }
  }

  /// As long as a transition takes, in seconds.
  private static let settlingTime = 0.35
}
