extension Composer {
  /// Makes the frame of an outline, composing what of it is not composed yet.
  func assemble(_ outline: Outline) -> Frame {
    let theme = theme(levels: [model.styles])
    let layers = outline.layers.map { layer in
      Frame.Layer(
        presentation: layer.presentation,
        content: frame(of: layer.content, hasBars: layer.presentation != .alert),
        container: layer.container, transition: layer.transition)
    }
    return Frame(
      traits: outline.traits, theme: theme, layers: layers, prompt: promptFrame(outline),
      front: outline.front, dismissal: outline.dismissal)
  }

  /// - Parameter hasBars: whether stacks show their bars; an alert is too small for one.
  private func frame(of content: Outline.Content, hasBars: Bool) -> ContainerFrame {
    switch content {
    case .stack(let stack):
      return .stack(frame(of: stack, hasBars))
    case .columns(let set):
      let columns = zip(set.arrangement.shown, set.stacks).map { arranged, stack in
        ColumnsFrame.Column(
          arranged: arranged, stack: frame(of: stack, hasBars))
      }
      return .columns(
        ColumnsFrame(
          container: set.container, style: set.style, columns: columns,
          permissions: set.arrangement.permissions, asked: set.configuration.visibility,
          declined: set.configuration.declined(by: set.arrangement),
          transition: set.transition))
    case .pager(let pages):
      // What is near is composed, so that it can be drawn at once.
      for content in pages.near { _ = frame(of: content, hasBars: hasBars) }
      return .pager(frame(of: pages, page: frame(of: pages.page, hasBars: hasBars)))
    }
  }

  private func frame(of stack: Outline.Stack, _ hasBar: Bool) -> StackFrame {
    let record = model.record(of: stack.entry, in: stack.container)
    let part = part(of: stack, record)
    part.lastFrame = frameNumber
    let levels = model.styleChoosers(stack.entry, in: stack.container).map(\.choices)
    let theme = theme(levels: levels)
    let style =
      hasBar ? levels.lazy.compactMap(\.bar).first ?? model.app.registry.bars.defaultItem : nil
    let content = stack.content.map { frame(of: $0, hasBars: hasBar) }
    let body = content == nil ? part.body.current() : Node.column([])
    let isMoved = part.mainArea(in: body).flatMap { stack.scroll[$0] }.map { $0 != .init() }
    let scrollState = ScrollState(isMoved: isMoved ?? false, in: model.traits)
    return StackFrame(
      container: stack.container, entry: stack.entry.id, depth: stack.depth,
      transition: stack.transition,
      bar: style.map { barFrame($0, part, stack, scrollState, theme) }, body: body,
      content: content, theme: theme, focus: stack.focus, scroll: stack.scroll)
  }

  func theme(levels: [StyleChoices]) -> Theme {
    levels.lazy.compactMap(\.theme).first ?? model.app.registry.themes.defaultItem ?? .bare
  }

  private func part(of stack: Outline.Stack, _ record: EntryRecord) -> EntryPart {
    if let part = parts[stack.entry.id] { return part }
    let place = NodeID(rawValue: 0).child(stack.entry.id.rawValue)
    let stale: @MainActor () -> Void = {}
    let part = EntryPart(
      body: CompositionUnit(
        id: place.child("body"), composer: self, make: record.screen.body, didBecomeInvalid: stale),
      bar: CompositionUnit(
        id: place.child("bar"), composer: self, make: { [] }, didBecomeInvalid: stale))
    parts[stack.entry.id] = part
    record.whenGone { [weak self] in self?.forget(stack.entry.id) }
    return part
  }

  private func barFrame(
    _ style: any BarStyle, _ part: EntryPart, _ stack: Outline.Stack, _ scrollState: ScrollState,
    _ theme: Theme
  ) -> BarFrame {
    let situation = EntryPart.BarSituation(
      style: style.name, container: stack.container, generation: model.stylesGeneration,
      back: stack.back, toggles: stack.toggles, canGoHome: stack.canGoHome,
      hasHistory: stack.hasHistory, scrollState: scrollState, theme: theme)
    let screen = model.record(of: stack.entry, in: stack.container).screen
    if part.situation != situation {
      part.situation = situation
      part.bar.make = { [weak self, weak part] in
        guard let self, let part else { return [] }
        let configuration = configuration(situation, screen)
        let bar = style.makeBar(configuration)
        part.placement = bar.placement
        part.isKeptClear = bar.isKeptClear
        part.title = configuration.title
        part.subtitle = configuration.subtitle
        part.backTitle = configuration.back?.title
        return bar.content
      }
      part.bar.invalidate()
    }
    let node = part.bar.current()
    return BarFrame(
      style: style.name, placement: part.placement, isKeptClear: part.isKeptClear,
      scrollState: scrollState, title: part.title, subtitle: part.subtitle,
      backTitle: part.backTitle, node: node)
  }

  private func promptFrame(_ outline: Outline) -> PromptFrame? {
    guard let prompt = outline.prompt else {
      promptPart?.unit.drop()
      promptPart = nil
      return nil
    }
    if promptPart?.prompt != prompt {
      promptPart?.unit.drop()
      let unit = CompositionUnit(
        id: NodeID(rawValue: 0).child("prompt"), composer: self,
        make: { [model] in PromptContent(prompt: prompt, model: model).contents },
        didBecomeInvalid: {})
      promptPart = (prompt, unit)
    }
    return (promptPart?.unit.current()).map {
      PromptFrame(
        prompt: prompt, node: $0, focus: outline.promptFocus, scroll: outline.promptScroll,
        transition: outline.promptTransition)
    }
  }
}
