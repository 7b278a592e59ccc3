extension NavigationTree {
  /// A change with the tags that the containers it takes away have by now.
  func withPresentTags(_ change: Change) -> Change {
    guard change.edits.contains(where: { if case .dismiss = $0 { true } else { false } }) else {
      return change
    }
    return Change(
      change.edits.map { edit in
        guard case .dismiss(let presentation, var inner) = edit else { return edit }
        guard containers.contains(presentation.container) else { return edit }
        let ids = Set(inner.ids)
        inner.tags = containers.tags.filter { ids.contains($0.value) }
        return .dismiss(presentation, inner)
      })
  }

  /// The tag of a container that a change brings and that another one has by now.
  func clash(of change: Change) -> DirectoryError? {
    for case .present(_, let inner) in change.edits {
      for (tag, id) in inner.tags {
        if let holder = containers.tags[tag], holder != id {
          let isLeaving = change.edits.contains { edit in
            if case .dismiss(_, let inner) = edit { inner.contains(holder) } else { false }
          }
          if !isLeaving { return .tagTaken(tag, by: holder) }
        }
      }
    }
    return nil
  }
}
