@testable import NavCore

extension RandomWalk {
  /// Gives a tag to a navigator, or takes it away, as the directory allows.
  func retag() {
    journal.tree = nil
    let tag = dice.pick(WalkMoves.tags)
    if dice.chance(30) {
      let isThere = journal.reference.tags.removeValue(forKey: tag) != nil
      if model.unregister(tag) != isThere { journal.report("unregister \(tag)") }
    } else {
      let number = dice.pick(journal.reference.nodes).number
      let navigator = model.navigator(of: journal.names.container(number))
      let isReplacing = dice.chance(50)
      let holder = journal.reference.tags[tag]
      do {
        try model.register(tag, for: navigator, replacing: isReplacing)
        if let holder, holder != number, !isReplacing { journal.report("\(tag) was taken") }
        journal.reference.tags[tag] = number
      } catch .tagTaken(tag, let other) {
        let isRight = holder.map(journal.names.container) == other && !isReplacing
        if !isRight { journal.report("\(tag) is taken by \(other)") }
      } catch {
        journal.report("\(error)")
      }
    }
    if model.tags != journal.reference.tags.keys.sorted() { journal.report("tags \(model.tags)") }
  }

  /// Pushes a screen and waits for its result.
  func push() {
    let (journal, model) = (journal, model)
    Task {
      let number = journal.reference.layers[0].node.number
      let move = ReferenceMove(.push("a"), in: .number(number))
      let request = journal.register(move, isSilent: true)
      journal.results.asked(request)
      let reply = await model.root.push(Letter.a, returning: Int.self, animated: false)
      switch reply {
      case .value: journal.tally.note(.answered)
      case .cancelled(.notShown): journal.tally.note(.notShown)
      case .cancelled: journal.tally.note(.unanswered)
      }
      if let wrong = journal.results.replied(reply, to: request, in: model) {
        journal.report("the reply to \(request): \(wrong)")
      }
    }
  }

  /// Has a screen finish with a result.
  func finish() {
    let journal = journal
    let awaited = Set(dice.chance(60) ? journal.results.awaited : [])
    let items = journal.reference.items.map(\.number)
    let asked = items.filter { awaited.contains(journal.names.entry($0)) }
    let item = dice.pick(asked.isEmpty ? items : asked)
    let entry = journal.names.entry(item)
    guard let context = contexts.context(of: entry),
      let stack = journal.reference.stack(of: item)?.number
    else { return }
    let value = journal.results.nextValue()
    let request = journal.register(
      ReferenceMove(.leave(item), in: .number(stack)), isIndirect: true)
    let outcome = context.finish(returning: value) { outcome in
      if outcome.change != nil, !request.wasRedirected {
        journal.results.finished(entry, with: value)
      }
      journal.completed(request, outcome)
    }
    journal.returned(outcome, from: request)
  }

  /// Answers every question, until nothing waits; nothing is lost on the way.
  func settle() async {
    for _ in 0..<2_000 where problem == nil {
      await turns(3)
      journal.endOfSilence()
      guard journal.open.isEmpty, journal.questions.isEmpty else {
        await answer()
        continue
      }
      await turns(5)
      checkRest()
      if let wrong = journal.results.problem { journal.report(wrong) }
      await awaitEndings()
      return
    }
    if problem == nil { journal.report("these never end: \(journal.open)") }
  }

  /// Who waits for what is gone gets a reply, and the work of what is gone ends, though it may take
  /// some turns.
  private func awaitEndings() async {
    let (results, work) = (journal.results, journal.work)
    for _ in 0..<10_000 {
      let idle = work.added.intersection(journal.sights.appeared).subtracting(work.running)
      if results.overdue(in: model).isEmpty, idle.isEmpty,
        work.running.isSubset(of: model.currentTree.entryIDs)
      {
        return
      }
      await Task.yield()
    }
    journal.report("in vain wait \(results.overdue(in: model)), or work \(work.running)")
  }

  /// Checks what holds when nothing waits.
  func checkRest() {
    journal.checkTickets()
    if let wrong = model.currentTree.problem { journal.report(wrong) }
    let visible = Set(
      isWide
        ? model.visibleEntries.map(\.entry.id)
        : journal.reference.visible.map { journal.names.entry($0.number) })
    if model.isStarted, journal.sights.appeared != visible {
      journal.report("in sight are \(journal.sights.appeared) in place of \(visible)")
    }
    let again = journal.work.startedTwice
    if !again.isEmpty { journal.report("the work of \(again) is started twice") }
    let witnesses = journal.witnesses
    let gone = witnesses.alive.subtracting(model.currentTree.entryIDs)
    if !gone.isEmpty { journal.report("the screens of \(gone) are still there") }
    let built = model.currentTree.containers.entries.filter { $0.route == nil }.count
    if witnesses.builtCount != built {
      journal.report("\(witnesses.builtCount) built screens for \(built) entries")
    }
  }

  /// Leaves the app: who still waits for a result gets a reply.
  func end() async {
    model.terminate()
    let (results, work) = (journal.results, journal.work)
    for _ in 0..<10_000 where results.waiting > 0 || !work.running.isEmpty { await Task.yield() }
    if results.waiting > 0 { journal.report("replies never came") }
    if !work.running.isEmpty { journal.report("work goes on: \(work.running)") }
  }
}
