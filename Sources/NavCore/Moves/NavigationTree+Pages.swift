extension NavigationTree {
  /// Selects a page of the nearest pager around a container, or of the container itself.
  func selecting(_ choice: PageChoice, around id: ContainerID) -> Resolution {
    let lineage = containers.lineage(of: id).reversed()
    guard let outer = lineage.first(where: { containers.pagers[$0] != nil }),
      let set = containers.pagers[outer]
    else { return .nothing(.noPages) }
    guard let page = page(choice, of: set) else {
      return .notFound("page \(choice) of pager \(outer)")
    }
    return .edits(selectEdits(page, in: outer, set))
  }

  func selectEdits(_ page: ContainerID, in id: ContainerID, _ set: PageSet) -> [Edit] {
    page == set.selection ? [] : [.select(id, from: set.selection, to: page)]
  }

  private func page(_ choice: PageChoice, of set: PageSet) -> ContainerID? {
    let last = set.pages.count - 1
    switch choice {
    case .index(let index): return set.pages[min(max(0, index), last)].container
    case .container(let id): return set.index(of: id) == nil ? nil : id
    case .tagged(let tag):
      return containers.tags[tag].flatMap { set.index(of: $0) == nil ? nil : $0 }
    case .next: return set.pages[min(set.selectedIndex + 1, last)].container
    case .previous: return set.pages[max(set.selectedIndex - 1, 0)].container
    }
  }
}
