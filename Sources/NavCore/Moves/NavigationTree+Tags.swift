extension NavigationTree {
  /// A change with the tags that the containers it takes away have by now.
  func withPresentTags(_ change: Change) -> Change {
    guard change.edits.contains(where: \.takesContainers) else { return change }
    return Change(
      change.edits.map { edit in
        switch edit {
        case .dismiss(let presentation, let inner)
        where containers.contains(presentation.container):
          .dismiss(presentation, withPresentTags(inner))
        case .pages(let id, let old, let new, let removed, let inserted):
          .pages(id, from: old, to: new, removed: withPresentTags(removed), inserted: inserted)
        case .release(let entry, let id, let inner) where containers.contains(id):
          .release(entry, id, withPresentTags(inner))
        default: edit
        }
      })
  }

  private func withPresentTags(_ inner: Containers) -> Containers {
    var inner = inner
    let ids = Set(inner.ids)
    // What an earlier step of the same change brings has no tags yet but those that it comes with.
    inner.tags = inner.tags.filter { !containers.contains($0.value) }
    inner.tags.merge(containers.tags.filter { ids.contains($0.value) }) { $1 }
    return inner
  }

  /// The tag of a container that a change brings and that another one has by now, or that another
  /// one has which the change brings too.
  func clash(of change: Change) -> DirectoryError? {
    var brought: [String: ContainerID] = [:]
    for edit in change.edits {
      for (tag, _) in edit.taken?.tags ?? [:] { brought[tag] = nil }
      for (tag, id) in edit.inverse.taken?.tags ?? [:] {
        if let other = brought.updateValue(id, forKey: tag), other != id {
          return .tagTaken(tag, by: other)
        }
        guard let holder = containers.tags[tag], holder != id else { continue }
        let isLeaving = change.edits.contains { $0.taken?.contains(holder) ?? false }
        if !isLeaving { return .tagTaken(tag, by: holder) }
      }
    }
    return nil
  }
}

extension Edit {
  /// The containers that a step takes away, or nil where it takes none.
  var taken: Containers? {
    switch self {
    case .dismiss(_, let inner), .release(_, _, let inner): inner
    case .pages(_, _, _, let removed, _): removed
    default: nil
    }
  }

  fileprivate var takesContainers: Bool { taken != nil }
}
