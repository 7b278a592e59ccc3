import NavCore

/// Draws one part within a clip.
struct PartPainter {
  /// The colours that things have where they stand.
  struct Look {
    var ground: RGBColor
    var ink: Paint?
    var emphasis = DisplayItem.Emphasis.none
    var isInBar = false
  }

  private(set) var items: [DisplayItem] = []
  private(set) var drawn = 0
  let part: PlacedPart
  let palette: Palette
  let contrast: Traits.Contrast
  let direction: Traits.Direction
  let clip: LayoutRect

  init(_ part: PlacedPart, _ traits: Traits, clip: LayoutRect) {
    self.part = part
    self.clip = clip
    palette = part.theme.palette(for: traits)
    contrast = traits.contrast
    direction = traits.direction
  }

  mutating func paint() {
    guard !clip.isEmpty, part.opacity > 0 else { return }
    guard part.opacity < 1 else { return paintContent() }
    let look = Look(ground: palette[part.ground])
    add(.beginLayer(opacity: part.opacity), part.rect, ink: look.ground, look)
    paintContent()
    add(.endLayer, part.rect, ink: look.ground, look)
  }

  private mutating func paintContent() {
    let ground = palette[part.ground]
    switch part.role {
    case .separator:
      add(.fill, part.rect, ink: ground, Look(ground: ground))
      add(.line, part.rect, ink: palette[.separator], Look(ground: ground))
      return
    default:
      if !part.isTransparent { add(.fill, part.rect, ink: ground, Look(ground: ground)) }
    }
    if part.hasBorder { add(.border, part.rect, ink: palette[.separator], Look(ground: ground)) }
    guard let box = part.box else { return }
    var look = Look(ground: ground)
    if part.role.isBar {
      look.ink = .role(.barInk)
      look.isInBar = true
    }
    paint(box, LayoutPoint(part.rect.x, part.rect.y), clip, look)
  }

  mutating func add(
    _ content: DisplayItem.Content, _ rect: LayoutRect, ink: RGBColor, _ look: Look,
    clip narrower: LayoutRect? = nil
  ) {
    items.append(
      DisplayItem(
        content: content, rect: rect, clip: narrower ?? clip, ink: ink, ground: look.ground,
        emphasis: look.emphasis))
  }

  private mutating func paint(
    _ box: PlacedBox, _ origin: LayoutPoint, _ clip: LayoutRect, _ outer: Look
  ) {
    let rect = LayoutRect(origin.x, origin.y, box.size.width, box.size.height)
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    var look = outer
    paintSelf(box, rect, visible, &look)
    for child in box.children {
      let at = box.rect(of: child, at: origin, direction)
      paint(child.box, LayoutPoint(at.x, at.y), visible, look)
    }
    if case .scroll = box.node.kind { paintHints(box, rect, visible, look) }
  }

  /// Says where an area can be moved to.
  private mutating func paintHints(
    _ box: PlacedBox, _ rect: LayoutRect, _ clip: LayoutRect, _ look: Look
  ) {
    guard let position = box.scroll, let content = box.children.first?.box else { return }
    let isMoreAbove = position.offset > 0
    let isMoreBelow = content.size.height - position.offset > rect.height
    guard isMoreAbove || isMoreBelow else { return }
    add(
      .more(above: isMoreAbove, below: isMoreBelow), rect, ink: ink(.secondary, look), look,
      clip: clip)
  }

  private mutating func paintSelf(
    _ box: PlacedBox, _ rect: LayoutRect, _ clip: LayoutRect, _ look: inout Look
  ) {
    let isFocused = box.node.id != nil && box.node.id == part.focus
    switch box.node.kind {
    case .text(let text): paint(text, box, rect, clip, look)
    case .symbol(let symbol):
      drawn += 1
      add(
        .symbol(part.theme.symbol(symbol.role)), rect, ink: ink(symbol.ink, look, .symbol), look,
        clip: clip)
    case .button(let button): paint(button, box, rect, clip, look, isFocused)
    case .field(let field):
      drawn += 1
      var inner = look
      inner.ground = palette[.fieldGround]
      // A field in a bar is a field: the bar's ink is for the bar's ground.
      inner.ink = nil
      inner.isInBar = false
      if isFocused { inner.emphasis = .focus }
      guard let id = box.node.id else { return }
      add(.field(field, id), rect, ink: ink(.ink, inner), inner, clip: clip)
    case .row(let row): paint(row, rect, clip, &look, isFocused)
    case .stack(let attributes):
      guard let ground = attributes.ground else { return }
      look.ground = palette.color(ground)
      add(.fill, rect, ink: look.ground, look, clip: clip)
    case .bar(let bar):
      drawn += 1
      look.ink = bar.ink
      look.isInBar = true
      guard let ground = bar.ground else { return }
      look.ground = palette.color(ground)
      add(.fill, rect, ink: look.ground, look, clip: clip)
    case .shape(let shape):
      drawn += 1
      add(
        .shape(shape.form, hasSheen: shape.hasSheen), rect, ink: palette.color(shape.fill), look,
        clip: clip)
    case .divider:
      drawn += 1
      add(.line, rect, ink: palette[.separator], look, clip: clip)
    case .progress(let progress):
      drawn += 1
      add(
        .progress(progress.label, progress.fraction), rect, ink: ink(.secondary, look), look,
        clip: clip)
    case .list, .scroll, .spacer, .scope, .fitting: return
    }
  }

  mutating func countDrawn() { drawn += 1 }

  /// The contrast in bars, which may take any colour of a screen: that of WCAG 2.2 AAA, so that a
  /// title on a screen's colour stands out as it does on the theme's.
  private static let barRatio = 7.0

  /// The inks that what stands in a bar has unless it is given another one.
  private static let barInks: Set<Paint> = [.ink, .accent, .role(.barInk)]

  /// The colour of an ink where it stands, shifted until it can be read there.
  func ink(_ paint: Paint, _ look: Look, _ use: ContrastRule.Use = .text) -> RGBColor {
    let ratio = use.ratio(contrast)
    guard look.isInBar, look.emphasis == .none else {
      return palette.ink(look.ink ?? paint, on: look.ground, ratio: ratio)
    }
    // What has a colour of its own in a bar keeps it; the rest has the bar's.
    let own = Self.barInks.contains(paint) ? nil : paint
    let ink = palette.ink(
      own ?? look.ink ?? paint, on: look.ground,
      ratio: own == nil ? max(ratio, Self.barRatio) : ratio)
    guard part.isQuiet else { return ink }
    return ink.mixed(with: look.ground, share: 0.4).readable(on: look.ground, ratio: ratio)
  }

  /// How something looks that has the focus, in what it stands in.
  func focused(_ outer: Look) -> Look {
    var look = outer
    let colors = palette.focusColors(on: outer.ground)
    look.ground = colors.ground
    look.ink = .color(colors.ink)
    look.emphasis = .focus
    return look
  }
}
