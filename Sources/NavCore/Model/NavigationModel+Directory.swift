extension NavigationModel {
  /// The tags of all navigators that have one, in alphabetical order.
  public var tags: [String] {
    presentationsPulse.read()
    return currentTree.containers.tags.keys.sorted()
  }

  /// The navigator with a tag, or nil where there is none.
  ///
  /// To ask for a move and hear of it where there is none, see ``perform(_:on:animated:cause:then:)``.
  public func navigator(tagged tag: String) -> (any Navigator)? {
    presentationsPulse.read()
    return currentTree.containers.tags[tag].map(handle(of:))
  }

  /// Gives a navigator a tag, by which it is found from anywhere. It may have several; they end with
  /// its container.
  ///
  /// - Parameters:
  ///   - tag: the tag.
  ///   - navigator: a navigator of this model.
  ///   - isReplacing: whether a tag that another navigator has is taken from it.
  /// - Throws: ``DirectoryError/tagTaken(_:by:)`` when another navigator has the tag and it is not
  ///   to be replaced, ``DirectoryError/noContainer(_:)`` when the navigator is none of this model.
  public func register(
    _ tag: String, for navigator: any Navigator, replacing isReplacing: Bool = false
  ) throws(DirectoryError) {
    let id = navigator.container
    guard navigator.model === self, currentTree.containers.contains(id) else {
      throw .noContainer(id)
    }
    let holder = currentTree.containers.tags[tag]
    if let holder, holder != id, !isReplacing { throw .tagTaken(tag, by: holder) }
    retag(tag, from: holder, to: id)
  }

  /// Takes a tag from the navigator that has it; false where none has.
  @discardableResult
  public func unregister(_ tag: String) -> Bool {
    guard let holder = currentTree.containers.tags[tag] else { return false }
    retag(tag, from: holder, to: nil)
    return true
  }

  private func retag(_ tag: String, from old: ContainerID?, to new: ContainerID?) {
    guard old != new else { return }
    let change = Change([.tag(tag, from: old, to: new)])
    currentTree.apply(change)
    notify(change)
  }
}
