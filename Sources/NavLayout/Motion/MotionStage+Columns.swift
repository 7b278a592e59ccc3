import NavCore

extension MotionStage {
  /// A column as both sides of a change have it.
  private struct Shifted {
    var lower: (content: MovingContent, group: PlacedGroup)?
    var upper: (content: MovingContent, group: PlacedGroup)?
  }

  /// The columns of a set that change, each on its way between its places: one that does not show on
  /// one side is beyond the edge there.
  func columnParts(
    _ tower: TransitionTower<PlacedGroup.Key, MovingContent>, _ room: LayoutRect, _ time: Duration
  ) -> [PlacedPart] {
    let contents = tower.contents
    let place = max(1, contents.firstIndex { $0.key == tower.key } ?? 1)
    guard contents.indices.contains(place) else { return [] }
    let (lower, upper) = (contents[place - 1], contents[place])
    let progress = tower.progress(between: lower.key, and: upper.key, at: time) ?? 1
    var columns: [PlacedGroup.ID: Shifted] = [:]
    var order: [PlacedGroup.ID] = []
    for (content, isUpper) in [(lower.content, false), (upper.content, true)] {
      for group in content.columns {
        if columns[group.id] == nil { order.append(group.id) }
        if isUpper {
          columns[group.id, default: Shifted()].upper = (content, group)
        } else {
          columns[group.id, default: Shifted()].lower = (content, group)
        }
      }
    }
    return order.flatMap { id in
      columns[id].map { parts(of: $0, room, progress, time) } ?? []
    }
  }

  private func parts(
    of column: Shifted, _ room: LayoutRect, _ progress: Double, _ time: Duration
  ) -> [PlacedPart] {
    let sides = [column.lower, column.upper].compactMap(\.self)
    // The wider one is drawn, so that no gap shows while the columns beside it move.
    guard let seen = sides.max(by: { $0.group.rect.width < $1.group.rect.width }) else { return [] }
    let from = column.lower?.group.rect.x ?? beyond(seen.group.rect, room)
    let to = column.upper?.group.rect.x ?? beyond(seen.group.rect, room)
    let x = Double(from) + Double(to - from) * progress
    let shift = Int(x.rounded()) - seen.group.rect.x
    return parts(of: seen.content.placed, seen.content.frame, in: seen.group, time).map {
      $0.moved(x: shift, y: 0, clip: room, opacity: 1)
    }
  }

  /// Where a column is that does not show: beyond the edge that it is nearer to.
  private func beyond(_ rect: LayoutRect, _ room: LayoutRect) -> Int {
    let isLeft = rect.x - room.x <= room.maxX - rect.maxX
    return isLeft ? room.x - rect.width : room.maxX
  }
}

extension MovingContent {
  /// The columns in it, those that lie over others last.
  fileprivate var columns: [PlacedGroup] {
    placed.groups.filter { inner in
      guard case .column = inner.id else { return false }
      return group.range.contains(inner.range.lowerBound)
    }
  }
}
