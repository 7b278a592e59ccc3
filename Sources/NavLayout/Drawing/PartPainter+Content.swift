import NavCore

extension PartPainter {
  mutating func paint(
    _ text: TextNode, _ box: PlacedBox, _ rect: LayoutRect, _ clip: LayoutRect, _ look: Look
  ) {
    countDrawn()
    var font = part.theme.font(text.font)
    if look.isInBar, part.isQuiet { font.isBold = false }
    let color = ink(text.ink, look)
    guard !box.lines.isEmpty else { return }
    let height = rect.height / box.lines.count
    for (index, line) in box.lines.enumerated() {
      let y = rect.y + index * height
      guard y < clip.maxY, y + height > clip.y else { continue }
      let room = rect.width - line.width
      let x =
        text.alignment == .center ? room / 2 : direction == .rightToLeft ? room : 0
      add(
        .text(line.text, font), LayoutRect(rect.x + x, y, line.width, height), ink: color, look,
        clip: clip)
    }
  }

  mutating func paint(
    _ button: ButtonNode.Attributes, _ box: PlacedBox, _ rect: LayoutRect, _ clip: LayoutRect,
    _ outer: Look, _ isFocused: Bool
  ) {
    countDrawn()
    var look = outer
    var paint = button.ink ?? (button.role == .destructive ? .role(.danger) : .accent)
    if button.form == .round { return paintRound(button, box, rect, clip, outer, isFocused) }
    if isFocused {
      look = focused(outer)
    } else if button.isSelected {
      look.ground = palette[.selectionGround]
      look.ink = .ink
      look.emphasis = .selection
      look.isInBar = false
    } else if !button.isEnabled {
      look.emphasis = .disabled
      if look.isInBar {
        // Half way to the ground; it need not be read as what can be used has to be (WCAG 1.4.3).
        look.ink = .color(ink(.role(.barInk), look).mixed(with: look.ground, share: 0.5))
      }
      paint = .secondary
    }
    if isFocused || !look.isInBar {
      if !isFocused, !button.isSelected { look.ground = palette[.fieldGround] }
      add(.fill, rect, ink: look.ground, look, clip: clip)
    }
    guard let line = box.lines.first else { return }
    var font = part.theme.font(.body)
    font.isBold = font.isBold || button.isSelected
    let color =
      look.emphasis == .disabled && look.isInBar
      ? palette.color(look.ink ?? paint) : ink(paint, look)
    let padding = (rect.width - box.lines.reduce(0) { $0 + $1.width }) / 2
    let badge = box.lines.count > 1 ? box.lines[1] : nil
    let isMirrored = direction == .rightToLeft
    let x = rect.x + padding
    add(
      .text(line.text, font),
      LayoutRect(x + (isMirrored ? badge?.width ?? 0 : 0), rect.y, line.width, rect.height),
      ink: color, look, clip: clip)
    guard let badge else { return }
    paintBadge(
      badge,
      LayoutRect(x + (isMirrored ? 0 : line.width), rect.y, badge.width, rect.height), clip, look)
  }

  /// A badge: on the ground of what is in danger, and where it has the focus as all of its button.
  private mutating func paintBadge(
    _ badge: TextLine, _ rect: LayoutRect, _ clip: LayoutRect, _ outer: Look
  ) {
    var look = outer
    if outer.emphasis != .focus {
      look.ground = palette.ink(
        .role(.danger), on: outer.ground, ratio: ContrastRule.Use.symbol.ratio(contrast))
      look.ink = nil
      look.isInBar = false
      look.emphasis = .selection
      add(.fill, rect, ink: look.ground, look, clip: clip)
    }
    let color =
      outer.emphasis == .focus
      ? ink(.ink, look)
      : palette[.ground].readable(on: look.ground, ratio: ContrastRule.Use.text.ratio(contrast))
    add(.text(badge.text, part.theme.font(.body)), rect, ink: color, look, clip: clip)
  }

  /// A round button: its ground is shifted until it is told from what is around it, as symbols are, and
  /// its ink, which is the one of bars, until it can be read there.
  private mutating func paintRound(
    _ button: ButtonNode.Attributes, _ box: PlacedBox, _ rect: LayoutRect, _ clip: LayoutRect,
    _ outer: Look, _ isFocused: Bool
  ) {
    let inner = palette.ink(
      button.ground ?? .accent, on: outer.ground, ratio: ContrastRule.Use.symbol.ratio(contrast))
    var look = Look(ground: isFocused ? focusGround(of: inner, on: outer.ground) : inner)
    if isFocused {
      look.ink = .role(.focusInk)
      look.emphasis = .focus
    } else if !button.isEnabled {
      look.emphasis = .disabled
    }
    add(
      .capsule, rect, ink: look.ground, Look(ground: outer.ground, emphasis: look.emphasis),
      clip: clip)
    guard let line = box.lines.first else { return }
    let color = palette.ink(
      look.ink ?? button.ink ?? .role(.barInk), on: look.ground,
      ratio: ContrastRule.Use.text.ratio(contrast))
    let padding = (rect.width - line.width) / 2
    add(
      .text(line.text, part.theme.font(.body)),
      LayoutRect(rect.x + padding, rect.y, line.width, rect.height), ink: color, look, clip: clip)
  }

  /// The ground of a round button that has the focus: told from the one that it has without it, and
  /// where there is such a colour from what is around it, too; its symbol tells it in any case.
  private func focusGround(of ground: RGBColor, on surroundings: RGBColor) -> RGBColor {
    let needed = ContrastRule.Use.focus.ratio(contrast)
    let candidates = [palette[.focusGround], .black, .white]
    return candidates.first { color in
      [ground, surroundings].allSatisfy { color.contrast(with: $0) >= needed }
    } ?? palette.focusColors(on: ground).ground
  }

  mutating func paint(
    _ row: RowNode.Attributes, _ rect: LayoutRect, _ clip: LayoutRect, _ look: inout Look,
    _ isFocused: Bool
  ) {
    countDrawn()
    if isFocused {
      look = focused(look)
    } else if row.isSelected {
      look.ground = palette[.selectionGround]
      look.emphasis = .selection
    }
    if isFocused || row.isSelected { add(.fill, rect, ink: look.ground, look, clip: clip) }
  }
}
