import Observation

extension NavigationModel {
  /// Selects the page of a pager that is being made which its bound value means.
  func select(in containers: inout Containers, _ id: ContainerID) {
    guard let binding = pageBindings[id], let set = containers.pagers[id] else { return }
    let tree = NavigationTree(root: id, containers: containers)
    if let page = tree.page(binding.choice(), of: set) { containers.pagers[id]?.selection = page }
  }

  /// Observes the bound values of the pagers that are new, and tells those that mean no page.
  func followBindings() {
    for id in pageBindings.keys.sorted() where currentTree.containers.pagers[id] != nil {
      guard followedBindings.insert(id).inserted else { continue }
      observeBinding(id)
      tellBinding(of: id)
    }
  }

  /// Tells the bound values of the pagers whose selection, or its place, a change has changed.
  func tellBindings(_ change: Change) {
    guard !pageBindings.isEmpty else { return }
    followBindings()
    for edit in change.edits {
      switch edit {
      case .select(let id, _, _), .pages(let id, _, _, _, _): tellBinding(of: id)
      default: break
      }
    }
  }

  /// The bound value of a pager has changed: the selection follows, as far as guards let it.
  private func bindingChanged(_ id: ContainerID) {
    guard !hasClosed, pageBindings[id] != nil else { return }
    let choice = observeBinding(id)
    guard let set = currentTree.containers.pagers[id], let choice else { return }
    guard currentTree.page(choice, of: set) != set.selection else { return tellBinding(of: id) }
    perform(Move(.select(choice), in: id)) { [weak self] _ in self?.tellBinding(of: id) }
  }

  /// Reads the bound value of a pager; the next change of it is heard of, after it has taken place.
  @discardableResult
  private func observeBinding(_ id: ContainerID) -> PageChoice? {
    withObservationTracking {
      pageBindings[id]?.choice()
    } onChange: { [weak self] in
      Task { @MainActor in self?.bindingChanged(id) }
    }
  }

  /// Tells the bound value of a pager which page is selected, where it says something else.
  private func tellBinding(of id: ContainerID) {
    guard let binding = pageBindings[id], let set = currentTree.containers.pagers[id] else {
      return
    }
    let index = set.selectedIndex
    let key = set.pages[index].key
    let isTold =
      switch binding.choice() {
      case .index(let told): told == index
      case .keyed(let told): told == key ?? ""
      default: false
      }
    if !isTold { binding.follow(index, key) }
  }
}
