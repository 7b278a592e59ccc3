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
        default: edit
        }
      })
  }

  private func withPresentTags(_ inner: Containers) -> Containers {
    var inner = inner
    let ids = Set(inner.ids)
    inner.tags = containers.tags.filter { ids.contains($0.value) }
    return inner
  }

  /// The tag of a container that a change brings and that another one has by now.
  func clash(of change: Change) -> DirectoryError? {
    for edit in change.edits {
      for (tag, id) in edit.inverse.taken?.tags ?? [:] {
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
    case .dismiss(_, let inner): inner
    case .pages(_, _, _, let removed, _): removed
    default: nil
    }
  }

  fileprivate var takesContainers: Bool { taken != nil }
}
