/// One step of a change; it can be inverted.
public enum Edit: Hashable, Sendable {
  /// Entries of a stack were replaced by others, from an index on.
  case splice(ContainerID, at: Int, removed: [Entry], inserted: [Entry])
  /// Another column came to the front.
  case front(ContainerID, from: ColumnRole, to: ColumnRole)
  /// A presentation was put on top, with its containers.
  case present(Presentation, Containers)
  /// The topmost presentation was taken away, with its containers.
  case dismiss(Presentation, Containers)
  /// What a column style keeps was changed.
  case memory(ContainerID, style: String, from: ColumnMemory?, to: ColumnMemory?)

  /// The step that takes this one back.
  public var inverse: Edit {
    switch self {
    case .splice(let id, let index, let removed, let inserted):
      .splice(id, at: index, removed: inserted, inserted: removed)
    case .front(let id, let from, let to): .front(id, from: to, to: from)
    case .present(let presentation, let containers): .dismiss(presentation, containers)
    case .dismiss(let presentation, let containers): .present(presentation, containers)
    case .memory(let id, let style, let from, let to):
      .memory(id, style: style, from: to, to: from)
    }
  }
}
