extension NavigationTree {
  func presenting(
    _ plan: ContainerPlan, as kind: Presentation.Kind, from stack: ContainerID, _ maker: Maker
  ) -> Resolution {
    for tag in plan.tags {
      guard let holder = containers.tags[tag] else { continue }
      return .refused(by: "directory", why: DirectoryError.tagTaken(tag, by: holder).description)
    }
    let (id, inner) = maker.containers(plan)
    let presenter = containers.stacks[stack]?.top.id
    return .change(
      Change([.present(Presentation(kind: kind, container: id, presenter: presenter), inner)]))
  }

  func dismissing(_ which: Move.Dismissal, around id: ContainerID) -> Resolution {
    switch which {
    case .this: return dismissal(around: id, orElse: .notPresented)
    case .top:
      return .edits(dismissEdits(from: max(0, presentations.count - 1)), orElse: .notPresented)
    case .all: return .edits(dismissEdits(from: 0), orElse: .notPresented)
    case .downTo(let lower):
      guard containers.contains(lower) else { return .notFound("container \(lower)") }
      return .edits(dismissEdits(above: lower), orElse: .notPresented)
    }
  }

  /// Takes away the presentation around a container and those above it.
  func dismissal(around id: ContainerID, orElse reason: Outcome.Reason) -> Resolution {
    guard let index = presentation(around: id) else { return .nothing(reason) }
    return .edits(dismissEdits(from: index))
  }

  /// What takes away the presentations above the layer that a container is in.
  func dismissEdits(above id: ContainerID) -> [Edit] {
    dismissEdits(from: presentation(around: id).map { $0 + 1 } ?? 0)
  }

  /// What takes away the presentations from one on, the topmost first.
  private func dismissEdits(from index: Int) -> [Edit] {
    presentations[index...].reversed().map {
      .dismiss($0, containers.subtree(of: $0.container))
    }
  }
}
