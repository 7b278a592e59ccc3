import NavCore

extension MotionStage {
  /// What is to be drawn at a time.
  ///
  /// - Complexity: O(parts).
  public func placed(at time: Duration) -> PlacedFrame {
    guard isMoving else { return placed }
    return placed.showing(parts(at: time))
  }

  private func parts(at time: Duration) -> [PlacedPart] {
    guard let layers, !layers.isResting else {
      return parts(of: placed, frame, time)
    }
    let whole = LayoutRect(0, 0, placed.size.width, placed.size.height)
    var below: Set<PlacedGroup.ID> = []
    var boxes: [LayerKey: DrawnBox] = [:]
    for drawn in layers.drawn(
      at: time,
      { progress, course, content in
        configuration(
          subject(ofTopOf: content.1), progress, course, whole, content.0,
          upper: content.0.groups.last { $0.isLayer }.map { $0.bounds(in: content.0) })
      })
    {
      boxes[drawn.key] = drawn.box
    }
    var parts: [PlacedPart] = []
    for level in layers.contents {
      let (seen, frame) = level.content
      let box = boxes[level.key] ?? .still
      for group in seen.groups where group.isLayer && below.insert(group.id).inserted {
        let source = placed.groups.first { $0.id == group.id }.map { (placed, self.frame, $0) }
        let (from, origin, own) = source ?? (seen, frame, group)
        let still = self.parts(of: from, origin, in: own, time)
        parts += still.map { move($0, by: box, own.rect, clip: whole) }
      }
    }
    return parts
  }

  /// The parts of a group of a frame, those in it that are in motion as they are at a time; of all of the
  /// frame where no group is given.
  func parts(
    of placed: PlacedFrame, _ frame: Frame, in outer: PlacedGroup? = nil, _ time: Duration
  ) -> [PlacedPart] {
    let range = outer?.range ?? 0..<placed.parts.count
    // Groups in a group come after it.
    let place = outer.flatMap { outer in placed.groups.firstIndex { $0.id == outer.id } }
    let groups = placed.groups[(place.map { $0 + 1 } ?? 0)...]
    var parts: [PlacedPart] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let inner = groups.first { group in
        group.range.lowerBound == index && !group.range.isEmpty
          && group.range.upperBound <= range.upperBound && isMoving(group.id)
      }
      guard let inner else {
        parts.append(placed.parts[index])
        index += 1
        continue
      }
      parts += self.parts(of: MovingContent(placed: placed, frame: frame, group: inner), time)
      index = inner.range.upperBound
    }
    return parts
  }

  private func isMoving(_ id: PlacedGroup.ID) -> Bool {
    if case .pages(let pager) = id, stretches[pager] != nil { return true }
    return towers[id].map { !$0.isResting } ?? false
  }

  /// The parts of what is at a place, with all that comes there and goes.
  private func parts(of content: MovingContent, _ time: Duration) -> [PlacedPart] {
    let group = content.group
    let room = group.rect
    var parts = [backdrop(of: content)].compactMap(\.self)
    let stretch = stretch(of: group, time)
    func add(_ content: MovingContent, _ box: DrawnBox) {
      let still = self.parts(of: content.placed, content.frame, in: content.group, time)
      parts += still.map { move($0, by: box, room, clip: room, stretch) }
    }
    guard let tower = towers[group.id], !tower.isResting else {
      add(content, .still)
      return parts
    }
    if case .columns = group.id { return parts + columnParts(tower, room, time) }
    let subject = subject(of: group.id, content.frame)
    let drawn = tower.drawn(at: time) { progress, course, content in
      configuration(subject, progress, course, room, content.placed)
    }
    for one in drawn { add(one.content, one.box) }
    return parts
  }

  /// What is seen where nothing is any more, or not yet.
  private func backdrop(of content: MovingContent) -> PlacedPart? {
    let first = content.placed.parts[content.group.range].first
    return first.map { part in
      PlacedPart(.backdrop, content.group.rect, theme: part.theme, ground: part.ground)
        .moved(x: 0, y: 0, clip: content.group.rect, opacity: 1)
    }
  }

  func move(
    _ part: PlacedPart, by box: DrawnBox, _ room: LayoutRect, clip: LayoutRect,
    _ stretch: LayoutPoint = LayoutPoint(0, 0)
  ) -> PlacedPart {
    guard box != .still || stretch != LayoutPoint(0, 0) || part.isMoving else {
      return part.moved(x: 0, y: 0, clip: clip, opacity: 1)
    }
    let onward = across(box.x)
    let x = (placed.traits.direction == .leftToRight ? onward : -onward) + stretch.x
    let y = down(box.y) + stretch.y
    let window = LayoutRect(room.x + x, room.y + y, room.width, room.height)
    return part.moved(
      x: x, y: y, clip: clip.intersection(window.scaled(by: box.scale)), opacity: box.opacity)
  }

  private func stretch(of group: PlacedGroup, _ time: Duration) -> LayoutPoint {
    guard case .pages(let id) = group.id, let spring = stretches[id],
      let pager = frame.pagers.first(where: { $0.container == id })
    else { return LayoutPoint(0, 0) }
    let share = spring.value(at: time)
    guard pager.axis == .horizontal else {
      return LayoutPoint(0, Int((share * Double(group.rect.height)).rounded()))
    }
    let x = Int((share * Double(group.rect.width)).rounded())
    return LayoutPoint(placed.traits.direction == .leftToRight ? x : -x, 0)
  }

  func subject(
    of id: PlacedGroup.ID, _ frame: Frame
  ) -> TransitionConfiguration.Subject {
    guard case .pages(let pager) = id else { return .stack }
    return .page(frame.pagers.first { $0.container == pager }?.axis ?? .horizontal)
  }

  private func subject(ofTopOf frame: Frame) -> TransitionConfiguration.Subject {
    if frame.prompt != nil { return .prompt }
    return frame.layers.last?.presentation.map { .presentation($0) } ?? .stack
  }

  /// One moment of a transition, in points.
  private func configuration(
    _ subject: TransitionConfiguration.Subject, _ progress: Double,
    _ course: TransitionConfiguration.Course, _ room: LayoutRect, _ placed: PlacedFrame,
    upper: LayoutRect? = nil
  ) -> TransitionConfiguration {
    let traits = placed.traits
    let across = traits.width / Double(max(1, placed.size.width))
    let down = traits.height / Double(max(1, placed.size.height))
    let isMirrored = traits.direction == .rightToLeft
    return TransitionConfiguration(
      subject: subject, progress: progress, course: course,
      width: Double(room.width) * across, height: Double(room.height) * down,
      upper: upper.map { rect in
        TransitionConfiguration.Box(
          x: Double(isMirrored ? room.maxX - rect.maxX : rect.x - room.x) * across,
          y: Double(rect.y - room.y) * down, width: Double(rect.width) * across,
          height: Double(rect.height) * down)
      }, traits: traits)
  }
}

extension PlacedFrame {
  /// The same frame with other parts in the place of its own.
  fileprivate func showing(_ parts: [PlacedPart]) -> PlacedFrame {
    PlacedFrame(self, moving: parts)
  }
}

extension PlacedGroup {
  /// Whether it is a layer or the question to the user.
  var isLayer: Bool {
    switch id {
    case .layer, .prompt: true
    case .stack, .pages, .columns, .column, .collapsed: false
    }
  }

  /// The smallest rectangle around its parts.
  fileprivate func bounds(in placed: PlacedFrame) -> LayoutRect {
    let rects = placed.parts[range].map(\.clip).filter { !$0.isEmpty }
    return rects.dropFirst().reduce(rects.first ?? rect) { $0.union($1) }
  }
}

extension LayoutRect {
  /// The rectangle made larger or smaller about its middle.
  fileprivate func scaled(by factor: Double) -> LayoutRect {
    guard factor != 1 else { return self }
    let (width, height) = (
      Int((Double(self.width) * factor).rounded()), Int((Double(self.height) * factor).rounded())
    )
    return LayoutRect(
      x + (self.width - width) / 2, y + (self.height - height) / 2, width, height)
  }
}
