import NavCore

extension FrameLayout {
  /// Places the bar of a stack, where it has one, and its body in what the bar leaves.
  func place(_ stack: StackFrame, in room: Room, _ frame: Frame) {
    group(.stack(stack.container), .entry(stack.entry), room.rect) {
      placeContent(of: stack, in: room, frame)
    }
  }

  /// Places what a stack shows, as a part of the group around it.
  func placeContent(of stack: StackFrame, in room: Room, _ frame: Frame) {
    nodes.scroll = stack.scroll
    nodes.use(stack.theme)
    guard let bar = stack.bar, bar.placement != .hidden else {
      return placeBody(of: stack, in: room, frame, heading: stack.bar?.title)
    }
    let heading = bar.node.hasHeading ? nil : bar.title
    // Around what an entry holds, the focus is that of the stack in front there.
    let focus = stack.content == nil ? stack.focus : frame.frontStack?.focus
    place(
      Attachment(
        .bar(stack.container), clearing: .clearing(stack.container), bar.node, bar.placement,
        isKeptClear: bar.isKeptClear, theme: stack.theme, focus: focus, isQuiet: room.isQuiet),
      in: room
    ) { body in
      nodes.scroll = stack.scroll
      placeBody(of: stack, in: room.with(body), frame, heading: heading)
    }
  }

  /// Places what is attached to a room, and the content in what that leaves.
  func place(
    _ attachment: Attachment, in room: Room, content placeContent: (LayoutRect) -> Void
  ) {
    let (rect, clip, ground) = (room.rect, room.clip, room.ground)
    let box = box(of: attachment, in: rect)
    let at = self.rect(of: attachment.placement, box.size, in: rect)
    let isTransparent = attachment.placement.anchor != nil
    let part = PlacedPart(
      attachment.role, at, clip: clip, theme: attachment.theme, ground: ground,
      focus: attachment.focus, isQuiet: attachment.isQuiet, isTransparent: isTransparent)
    let body = self.body(beside: at, attachment, in: rect)
    // What comes later lies over what comes before, and so it is in the order of the focus.
    switch attachment.placement {
    case .top, .leading, .hidden:
      add(part, box)
      placeContent(body)
    case .bottom, .floating:
      placeContent(body)
      if isTransparent, let rest = rect.rest(beside: body) {
        add(
          PlacedPart(
            attachment.clearing, rest, clip: clip, theme: attachment.theme, ground: ground))
      }
      add(part, box)
    }
  }

  /// Places the body of a stack, or in its place what its entry holds.
  private func placeBody(of stack: StackFrame, in room: Room, _ frame: Frame, heading: String?) {
    if let content = stack.content { return place(content, in: room, frame) }
    add(
      PlacedPart(
        .body(stack.container), room.rect, clip: room.clip, theme: stack.theme,
        ground: room.ground, focus: stack.focus, heading: heading),
      stack.body)
  }

  /// The box of a bar: over the whole width above or below the body, over the whole height beside it,
  /// as large as its content where it floats.
  private func box(of attachment: Attachment, in rect: LayoutRect) -> PlacedBox {
    nodes.use(attachment.theme)
    switch attachment.placement {
    case .leading:
      return rail(attachment.node, attachment.role, in: rect)
    case .top, .bottom, .floating, .hidden:
      return box(
        of: attachment.node, attachment.role, width: rect.width, highest: rect.height)
    }
  }

  /// A rail as wide as what is in it, at most half of the room, and as high as the room.
  private func rail(_ node: Node, _ role: PlacedPart.Role, in rect: LayoutRect) -> PlacedBox {
    let ideal = box(of: node, role, width: rect.width / 2, highest: rect.height)
    let wanted = ideal.contentWidth
    return box(of: node, role, width: wanted, height: rect.height)
  }

  private func rect(
    of placement: BarPlacement, _ size: LayoutSize, in room: LayoutRect
  ) -> LayoutRect {
    let height = min(size.height, room.height)
    switch placement {
    case .top, .hidden: return LayoutRect(room.x, room.y, room.width, height)
    case .bottom: return LayoutRect(room.x, room.maxY - height, room.width, height)
    case .leading: return mirrored(0, 0, LayoutSize(size.width, room.height), in: room)
    case .floating(let anchor):
      let width = min(size.width, room.width)
      let (x, y) = (room.width - width, room.height - height)
      return mirrored(
        place(anchor.x, in: x, margin: nodes.gap(.small, .horizontal)),
        place(anchor.y, in: y, margin: nodes.gap(.small, .vertical)), LayoutSize(width, height),
        in: room)
    }
  }

  /// A share of what is left of a room, off its edges by a margin where there is room for one.
  private func place(_ share: Double, in left: Int, margin: Int) -> Int {
    let margin = min(margin, left / 2)
    return margin + Int((Double(left - 2 * margin) * share).rounded())
  }

  private func mirrored(_ x: Int, _ y: Int, _ size: LayoutSize, in room: LayoutRect) -> LayoutRect {
    let left = nodes.setting.direction == .leftToRight ? x : room.width - x - size.width
    return LayoutRect(room.x + left, room.y + y, size.width, size.height)
  }

  /// What an attachment leaves of the room to the content.
  private func body(beside bar: LayoutRect, _ frame: Attachment, in room: LayoutRect) -> LayoutRect
  {
    switch frame.placement {
    case .hidden: return room
    case .top: return room.without(above: bar.maxY)
    case .bottom: return room.without(below: bar.y)
    case .leading:
      return nodes.setting.direction == .leftToRight
        ? room.without(before: bar.maxX) : room.without(after: bar.x)
    case .floating(let anchor):
      guard frame.isKeptClear else { return room }
      let left = nodes.setting.direction == .leftToRight ? anchor.x : 1 - anchor.x
      let clear =
        anchor.y == 0
        ? room.without(above: bar.maxY)
        : anchor.y == 1
          ? room.without(below: bar.y)
          : left == 0
            ? room.without(before: bar.maxX)
            : left == 1 ? room.without(after: bar.x) : room
      // Where nothing would be left the bar is over the body all the same.
      return clear.isEmpty ? room : clear
    }
  }
}

extension LayoutRect {
  /// What is left of it beside a part that takes all of it up to, or from, one of its edges; nil where
  /// that is nothing.
  fileprivate func rest(beside part: LayoutRect) -> LayoutRect? {
    let rest =
      part.y > y
      ? LayoutRect(x, y, width, part.y - y)
      : part.maxY < maxY
        ? LayoutRect(x, part.maxY, width, maxY - part.maxY)
        : part.x > x
          ? LayoutRect(x, y, part.x - x, height)
          : LayoutRect(part.maxX, y, maxX - part.maxX, height)
    return rest.isEmpty ? nil : rest
  }

  fileprivate func without(above y: Int) -> LayoutRect { LayoutRect(x, y, width, maxY - y) }
  fileprivate func without(below y: Int) -> LayoutRect { LayoutRect(x, self.y, width, y - self.y) }
  fileprivate func without(before x: Int) -> LayoutRect { LayoutRect(x, y, maxX - x, height) }
  fileprivate func without(after x: Int) -> LayoutRect { LayoutRect(self.x, y, x - self.x, height) }
}

extension Node {
  /// Whether there is a heading in it that is not empty.
  fileprivate var hasHeading: Bool {
    if case .text(let text) = kind { return text.isHeading && !text.text.isEmpty }
    return children.contains(where: \.hasHeading)
  }
}
