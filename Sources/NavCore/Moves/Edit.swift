/// One step of a change; it can be inverted.
public enum Edit: Hashable, Sendable {
  /// Entries of a stack were replaced by others, from an index on.
  case splice(ContainerID, at: Int, removed: ArraySlice<Entry>, inserted: ArraySlice<Entry>)
  /// Another column came to the front.
  case front(ContainerID, from: ColumnRole, to: ColumnRole)
  /// Where the user was before a collapse is kept, or forgotten.
  case resting(ContainerID, from: ColumnSet.Resting?, to: ColumnSet.Resting?)
  /// A column was asked to be shown or hidden.
  case visibility(ContainerID, ColumnRole, from: ColumnVisibility, to: ColumnVisibility)
  /// Another page was selected.
  case select(ContainerID, from: ContainerID, to: ContainerID)
  /// The pages of a pager are others, or in another order: some went with all that they hold, others
  /// came with theirs.
  case pages(
    ContainerID, from: [PageSet.Page], to: [PageSet.Page], removed: Containers,
    inserted: Containers)
  /// An entry, which is in a stack, got a container of its own, with all that is in it.
  case hold(EntryID, ContainerID, Containers)
  /// An entry, which is in a stack, lost the container that it held, with all that is in it.
  case release(EntryID, ContainerID, Containers)
  /// The container that an entry holds has gone with it to another stack.
  case follow(ContainerID, from: ContainerID, to: ContainerID)
  /// A presentation was put on top, with its containers.
  case present(Presentation, Containers)
  /// The topmost presentation was taken away, with its containers.
  case dismiss(Presentation, Containers)
  /// What a column style keeps was changed.
  case memory(ContainerID, style: String, from: ColumnMemory?, to: ColumnMemory?)
  /// A tag was given to another container, to one for the first time, or to none any more.
  case tag(String, from: ContainerID?, to: ContainerID?)

  /// The step that takes this one back.
  public var inverse: Edit {
    switch self {
    case .splice(let id, let index, let removed, let inserted):
      .splice(id, at: index, removed: inserted, inserted: removed)
    case .front(let id, let from, let to): .front(id, from: to, to: from)
    case .resting(let id, let from, let to): .resting(id, from: to, to: from)
    case .visibility(let id, let role, let from, let to):
      .visibility(id, role, from: to, to: from)
    case .select(let id, let from, let to): .select(id, from: to, to: from)
    case .pages(let id, let from, let to, let removed, let inserted):
      .pages(id, from: to, to: from, removed: inserted, inserted: removed)
    case .hold(let entry, let id, let containers): .release(entry, id, containers)
    case .release(let entry, let id, let containers): .hold(entry, id, containers)
    case .follow(let id, let from, let to): .follow(id, from: to, to: from)
    case .present(let presentation, let containers): .dismiss(presentation, containers)
    case .dismiss(let presentation, let containers): .present(presentation, containers)
    case .memory(let id, let style, let from, let to):
      .memory(id, style: style, from: to, to: from)
    case .tag(let tag, let from, let to): .tag(tag, from: to, to: from)
    }
  }

  /// The container whose own content it changes; of presentations the one that is presented, of
  /// entries that hold one the one that is held; nil for tags.
  public var container: ContainerID? {
    switch self {
    case .splice(let id, _, _, _), .front(let id, _, _), .resting(let id, _, _),
      .visibility(let id, _, _, _), .select(let id, _, _),
      .pages(let id, _, _, _, _), .hold(_, let id, _), .release(_, let id, _),
      .follow(let id, _, _), .memory(let id, _, _, _):
      id
    case .present(let presentation, _), .dismiss(let presentation, _): presentation.container
    case .tag: nil
    }
  }
}
