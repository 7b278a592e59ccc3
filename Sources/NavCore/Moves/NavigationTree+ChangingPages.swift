extension NavigationTree {
  /// Makes other pages those of the nearest pager around a container.
  func changingPages(
    _ action: Move.Action, around id: ContainerID, _ maker: Maker
  ) -> Resolution {
    guard let (outer, set) = pager(around: id) else { return .nothing(.noPages) }
    switch action {
    case .setPages(let pages): return setting(pages, of: outer, set, maker)
    case .insertPages(let pages, let index):
      return inserting(pages, at: index, in: outer, set, maker)
    case .removePage(let choice):
      guard let page = page(choice, of: set) else {
        return .notFound(missing(choice, of: outer, set))
      }
      guard set.pages.count > 1 else {
        return .refused(by: "pages", why: "a pager has at least one page: dismiss or replace it")
      }
      return changing(outer, set, to: set.pages.filter { $0.container != page }, Containers())
    case .movePage(let choice, let index):
      guard let page = page(choice, of: set), let old = set.index(of: page) else {
        return .notFound(missing(choice, of: outer, set))
      }
      var pages = set.pages
      pages.insert(pages.remove(at: old), at: min(max(0, index), pages.count))
      return changing(outer, set, to: pages, Containers())
    default: return .nothing(.alreadyThere)
    }
  }

  private func setting(
    _ plans: [PagePlan], of id: ContainerID, _ set: PageSet, _ maker: Maker
  ) -> Resolution {
    guard !plans.isEmpty else {
      return .refused(by: "pages", why: "a pager has at least one page: dismiss or replace it")
    }
    if let refusal = repetition(in: plans.compactMap(\.key)) { return refusal }
    let known = Dictionary(
      set.pages.compactMap { page in page.key.map { ($0, page) } }, uniquingKeysWith: { $1 })
    let new = plans.filter { plan in plan.key.flatMap { known[$0] } == nil }
    if let refusal = clash(of: new) { return refusal }
    var inserted = Containers()
    let pages = plans.map { plan in
      if let page = plan.key.flatMap({ known[$0] }) { return page }
      return make(plan, in: id, &inserted, maker)
    }
    return changing(id, set, to: pages, inserted)
  }

  private func inserting(
    _ plans: [PagePlan], at index: Int, in id: ContainerID, _ set: PageSet,
    _ maker: Maker
  ) -> Resolution {
    let count = set.pages.count
    guard (0...count).contains(index) else {
      return .notFound("index \(index) among the pages of \(id) (from 0 to \(count), at the end)")
    }
    guard !plans.isEmpty else { return .nothing(.alreadyThere) }
    let keys = (set.pages.map(\.key) + plans.map(\.key)).compactMap(\.self)
    if let refusal = repetition(in: keys) ?? clash(of: plans) { return refusal }
    var inserted = Containers()
    var pages = set.pages
    pages.insert(
      contentsOf: plans.map { make($0, in: id, &inserted, maker) }, at: index)
    return changing(id, set, to: pages, inserted)
  }

  private func make(
    _ plan: PagePlan, in id: ContainerID, _ inserted: inout Containers, _ maker: Maker
  ) -> PageSet.Page {
    let (page, containers) = maker.page(plan)
    inserted.insert(containers)
    inserted.parents[page.container] = id
    return page
  }

  /// What makes pages those of a pager; the selection stays on its page, else it is the one that
  /// stands where that stood.
  private func changing(
    _ id: ContainerID, _ set: PageSet, to pages: [PageSet.Page], _ inserted: Containers
  ) -> Resolution {
    guard pages != set.pages else { return .nothing(.alreadyThere) }
    let kept = Set(pages.map(\.container))
    var removed = Containers()
    for page in set.pages where !kept.contains(page.container) {
      removed.insert(containers.subtree(of: page.container))
    }
    let edit = Edit.pages(
      id, from: set.pages, to: pages, removed: removed, inserted: inserted)
    guard !kept.contains(set.selection) else { return .change(Change([edit])) }
    let after = set.pages[set.selectedIndex...].first { kept.contains($0.container) }
    let before = set.pages[..<set.selectedIndex].last { kept.contains($0.container) }
    let next = (after ?? before ?? pages[0]).container
    return .change(Change([edit, .select(id, from: set.selection, to: next)]))
  }

  private func repetition(in keys: [String]) -> Resolution? {
    var seen: Set<String> = []
    guard let key = keys.first(where: { !seen.insert($0).inserted }) else { return nil }
    return .refused(by: "pages", why: "each key names one page, and “\(key)” would name two")
  }

  private func clash(of plans: [PagePlan]) -> Resolution? {
    var seen: Set<String> = []
    for tag in plans.flatMap(\.content.tags) {
      if let holder = containers.tags[tag] {
        return .refused(
          by: "directory", why: DirectoryError.tagTaken(tag, by: holder).description)
      }
      guard seen.insert(tag).inserted else {
        return .refused(by: "directory", why: "two of the pages have the tag “\(tag)”")
      }
    }
    return nil
  }
}
