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
    case nil, .cover: place(layer.content, whole, frame, ground: .ground)
    case .sheet:
      let rect = isSmall ? whole : sheetRect
      let line = isSmall ? 0 : metrics.lineWidth
      add(
        PlacedPart(
          .sheet(index), rect, theme: frame.theme, ground: .raisedGround, hasBorder: !isSmall))
      place(layer.content, rect.inset(line, line), frame, ground: .raisedGround)
    case .alert:
      guard let stack = layer.content.stacks.first else { return }
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

  private func place(
    _ content: ContainerFrame, _ rect: LayoutRect, _ frame: Frame, ground: ColorRole
  ) {
    switch content {
    case .stack(let stack): place(stack, rect, clip: rect, ground, isQuiet: false)
    case .columns(let columns): place(columns, rect, frame, ground)
    case .pager(let pager): place(pager, rect, frame, ground)
    }
  }

  /// Places the chrome of a pager, where it has one, and the selected page in what the chrome leaves.
  private func place(
    _ pager: PagerFrame, _ rect: LayoutRect, _ frame: Frame, _ ground: ColorRole
  ) {
    guard let chrome = pager.chrome, chrome.placement != .hidden else {
      return placePage(of: pager, rect, frame, ground)
    }
    nodes.scroll = [:]
    place(
      Attachment(
        .chrome(pager.container), clearing: .chromeClearing(pager.container), chrome.node,
        chrome.placement, isKeptClear: chrome.isKeptClear, theme: pager.theme,
        focus: frame.frontStack?.focus),
      rect, clip: rect, ground
    ) { placePage(of: pager, $0, frame, ground) }
  }

  private func placePage(
    of pager: PagerFrame, _ rect: LayoutRect, _ frame: Frame, _ ground: ColorRole
  ) {
    group(.pages(pager.container), .page(pager.pageContainer), rect) {
      place(pager.page, rect, frame, ground: ground)
    }
  }

  private func place(
    _ columns: ColumnsFrame, _ room: LayoutRect, _ frame: Frame, _ ground: ColorRole
  ) {
    guard !columns.isCollapsed else {
      let stack = columns.columns[0].stack
      return group(.collapsed(columns.container), .entry(stack.entry), room) {
        placeContent(of: stack, room, clip: room, ground, isQuiet: false)
      }
    }
    let shown = columns.columns.map(\.stack.container)
    group(.columns(columns.container), .columns(shown), room) {
      placeBeside(columns, room, frame, ground)
    }
  }

  private func placeBeside(
    _ columns: ColumnsFrame, _ room: LayoutRect, _ frame: Frame, _ ground: ColorRole
  ) {
    let arranged = columns.columns.map(\.arranged)
    let places = ColumnRects(arranged, in: room, metrics, frame.traits.direction).places
    // What lies over the others is placed last.
    let order = columns.columns.indices.sorted { first, second in
      (arranged[first].placement == .tiled ? 0 : 1, first)
        < (arranged[second].placement == .tiled ? 0 : 1, second)
    }
    for index in order {
      let (stack, at) = (columns.columns[index].stack, places[index])
      let isOver = arranged[index].placement == .overlaid
      let ground = isOver ? .raisedGround : ground
      let isQuiet = order.count > 1 && stack.container != frame.front
      let whole = at.line.map(at.rect.union) ?? at.rect
      group(.column(stack.container), .only, whole) {
        place(stack, at.rect, clip: at.clip, ground, isQuiet: isQuiet)
        guard let line = at.line else { return }
        add(PlacedPart(.separator(stack.container), line, theme: stack.theme, ground: ground))
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
