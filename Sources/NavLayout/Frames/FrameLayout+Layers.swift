import NavCore

extension FrameLayout {
  /// Whether the room is too small to give some of it away: fewer than 40 by 12 cells.
  private var isSmall: Bool {
    size.width < metrics.horizontal(Traits.leastSheetRoomWidth)
      || size.height < metrics.vertical(Traits.leastSheetRoomHeight)
  }

  func place(_ layer: Frame.Layer, _ index: Int, _ frame: Frame) {
    let whole = LayoutRect(0, 0, size.width, size.height)
    switch layer.presentation {
    case nil, .cover:
      place(layer.content, in: Room(rect: whole, clip: whole, ground: .ground), frame)
    case .sheet:
      let rect = isSmall ? whole : sheetRect
      let line = isSmall ? 0 : metrics.lineWidth
      add(
        PlacedPart(
          .sheet(index), rect, theme: frame.theme, ground: .raisedGround, hasBorder: !isSmall))
      let inner = rect.inset(line, line)
      place(layer.content, in: Room(rect: inner, clip: inner, ground: .raisedGround), frame)
    case .alert:
      guard let stack = layer.content.stacks.first(where: { $0.content == nil }) else { return }
      nodes.scroll = stack.scroll
      placeMessage(
        stack.body, focus: stack.focus, theme: stack.theme,
        roles: (.sheet(index), .body(stack.container)))
    }
  }

  func place(_ prompt: PromptFrame, _ frame: Frame) {
    nodes.scroll = prompt.scroll
    placeMessage(
      prompt.node, focus: prompt.focus, theme: frame.theme, roles: (.promptSheet, .prompt))
  }

  func place(_ content: ContainerFrame, in room: Room, _ frame: Frame) {
    switch content {
    case .stack(let stack): place(stack, in: room, frame)
    case .columns(let columns): place(columns, in: room, frame)
    case .pager(let pager): place(pager, in: room, frame)
    }
  }

  /// Places the chrome of a pager, where it has one, and the selected page in what the chrome leaves.
  private func place(_ pager: PagerFrame, in room: Room, _ frame: Frame) {
    guard let chrome = pager.chrome, chrome.placement != .hidden else {
      return placePage(of: pager, in: room, frame)
    }
    nodes.scroll = [:]
    place(
      Attachment(
        .chrome(pager.container), clearing: .chromeClearing(pager.container), chrome.node,
        chrome.placement, isKeptClear: chrome.isKeptClear, theme: pager.theme,
        focus: frame.frontStack?.focus, isQuiet: room.isQuiet),
      in: room
    ) { placePage(of: pager, in: room.with($0), frame) }
  }

  private func placePage(of pager: PagerFrame, in room: Room, _ frame: Frame) {
    group(.pages(pager.container), .page(pager.pageContainer), room.rect) {
      place(pager.page, in: room, frame)
    }
  }

  private func place(_ columns: ColumnsFrame, in room: Room, _ frame: Frame) {
    guard !columns.isCollapsed else {
      let stack = columns.columns[0].stack
      return group(.collapsed(columns.container), .entry(stack.entry), room.rect) {
        placeContent(of: stack, in: room, frame)
      }
    }
    let shown = columns.columns.map(\.stack.container)
    group(.columns(columns.container), .columns(shown), room.rect) {
      placeBeside(columns, in: room, frame)
    }
  }

  private func placeBeside(_ columns: ColumnsFrame, in room: Room, _ frame: Frame) {
    let arranged = columns.columns.map(\.arranged)
    let places = ColumnRects(arranged, in: room.rect, metrics, frame.traits.direction).places
    // What lies over the others is placed last.
    let order = columns.columns.indices.sorted { first, second in
      (arranged[first].placement == .tiled ? 0 : 1, first)
        < (arranged[second].placement == .tiled ? 0 : 1, second)
    }
    for index in order {
      let (stack, at) = (columns.columns[index].stack, places[index])
      let isOver = arranged[index].placement == .overlaid
      let ground = isOver ? .raisedGround : room.ground
      let isFront = stack.stacks.contains { $0.container == frame.front }
      let column = Room(
        rect: at.rect, clip: at.clip.intersection(room.clip), ground: ground,
        isQuiet: room.isQuiet || order.count > 1 && !isFront)
      let whole = at.line.map(at.rect.union) ?? at.rect
      group(.column(stack.container), .only, whole) {
        place(stack, in: column, frame)
        guard let line = at.line else { return }
        add(
          PlacedPart(
            .separator(stack.container), line, clip: room.clip, theme: stack.theme,
            ground: ground))
      }
    }
  }

  /// Four fifths of the room, at most 100 cells (800 points) wide.
  private var sheetRect: LayoutRect {
    let width = min(
      metrics.horizontal(Traits.sheetMaximum), Int(Double(size.width) * Traits.sheetShare))
    let height = Int(Double(size.height) * Traits.sheetShare)
    return LayoutRect((size.width - width) / 2, (size.height - height) / 2, width, height)
  }
}
