import NavCore
import NavTerminal

extension Report {
  /// Reports a frame.
  ///
  /// - Parameters:
  ///   - app: the app's name.
  ///   - room: the room that it is shown in.
  ///   - model: the model that the frame was made of, unchanged since.
  ///   - focus: the label of what has the focus, or nil.
  ///   - text: the lines of the frame.
  ///   - access: what those have who don't see it.
  @MainActor init(
    app: String, room: TerminalRoom, model: NavigationModel, frame: Frame, focus: String?,
    text: [String], access: Access = Access()
  ) {
    let tree = model.tree
    let containers = tree.containers.ids.compactMap { id in
      tree.containers.stacks[id].map { Container(id, $0, of: tree.containers, in: frame, access) }
        ?? tree.containers.columns[id].map {
          Container(id, $0, of: tree.containers, in: frame, access)
        }
        ?? tree.containers.pagers[id].map { Container(id, $0, of: model, in: frame) }
    }
    let front = Self.front(of: frame).description
    let frontContainer = containers.first { $0.id == front }
    self.init(
      app: app, size: Size(width: room.columns, height: room.rows), device: room.device?.name,
      traits: TraitValues(frame.traits), theme: frame.theme.name, front: front,
      containers: containers,
      presentations: tree.presentations.map {
        Presented(kind: $0.kind, container: $0.container.description)
      },
      prompt: frame.prompt.map { Question($0.prompt) }, focus: focus,
      reading: access.reading.map(Read.init), text: text,
      bar: frontContainer?.bar, path: frontContainer?.path ?? [],
      columns: frame.columns.first.map(Columns.init),
      pages: tree.outermostPager.flatMap { id in
        containers.first { $0.id == id.description }?.pages
      })
  }

  /// The container that the user is in: the stack, or the set of columns that is collapsed to it.
  private static func front(of frame: Frame) -> ContainerID {
    let collapsed = frame.columns.last { columns in
      columns.isCollapsed && columns.columns.contains { $0.stack.container == frame.front }
    }
    return collapsed?.container ?? frame.front
  }
}
