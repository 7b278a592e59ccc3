extension NavigationModel {
  /// Takes a screen away, and hands its result to who waits for it or receives values of the type.
  func finish<Value: Sendable>(
    _ id: EntryID, returning value: Value, animated: Bool, then completion: MoveCompletion?
  ) -> Outcome {
    var delivery: Delivery?
    if let waiter = waiter(of: id) {
      guard waiter.type == ObjectIdentifier(Value.self) else {
        let why = "\(waiter.expected) is expected, and \(Value.self) was returned"
        return decline("finish", .refused(by: "result", why: why), then: completion)
      }
      delivery = Delivery(recipient: .waiter(of: id), value: value)
    } else if let (entry, receiver) = receiver(of: Value.self, below: id) {
      delivery = Delivery(recipient: .receiver(entry, receiver), value: value)
    } else {
      log.write(.problems) {
        .init(.unclaimed, "\(id)", "no screen waits for or receives \(Value.self)")
      }
    }
    return perform(
      MoveRequest(
        Move(.leave(id), in: target(of: id), animated: animated), delivery: delivery,
        then: completion))
  }

  /// Leads back to a checkpoint and hands it a value.
  func back<Value: Sendable>(
    to checkpoint: Checkpoint<Value>, with value: Value, from container: ContainerID,
    animated: Bool, then completion: MoveCompletion?
  ) -> Outcome {
    guard let (entry, receiver) = find(from: container, { $0.checkpoints[checkpoint.name] }) else {
      let known = Set(records.values.flatMap(\.screen.checkpoints.keys)).sorted()
        .map { "“\($0)”" }.joined(separator: ", ")
      let there = known.isEmpty ? "there is none" : "there are: \(known)"
      return decline(
        "back to checkpoint",
        .notFound("checkpoint “\(checkpoint.name)” (\(there))"), then: completion)
    }
    guard receiver.type == ObjectIdentifier(Value.self) else {
      let why =
        "checkpoint “\(checkpoint.name)” expects \(receiver.typeName), and \(Value.self) was given"
      return decline(
        "back to checkpoint", .refused(by: "checkpoint", why: why), then: completion)
    }
    return perform(
      MoveRequest(
        Move(.reveal(entry.id), in: container, animated: animated),
        delivery: Delivery(recipient: .checkpoint(entry.id, receiver), value: value),
        then: completion))
  }

  private func target(of id: EntryID) -> Move.Target {
    records[id].map { .container($0.container) } ?? .root
  }

  /// Ends a request that can not become a move, such as a message that makes no sense.
  package func decline(
    _ subject: String, _ outcome: Outcome, cause: Move.Cause = .code,
    then completion: MoveCompletion?
  ) -> Outcome {
    log.write(.problems) { .init(subject, cause, outcome) }
    if let completion { holdingMoves { completion(outcome) } }
    return outcome
  }

  private func receiver<Value>(
    of type: Value.Type, below id: EntryID
  ) -> (EntryID, ResultReceiver)? {
    guard let (stack, index) = currentTree.place(of: id, near: records[id]?.container) else {
      return nil
    }
    let type = ObjectIdentifier(type)
    return search(below: index, in: stack) { entry, container in
      record(of: entry, in: container).screen.receivers.first { $0.type == type }
    }.map { ($0.id, $1) }
  }

  /// The nearest screen that has something: first among those below the front of a container, then
  /// among all others. Screens that are made already come first.
  private func find(
    from container: ContainerID, _ read: (Screen) -> ResultReceiver?
  ) -> (Entry, ResultReceiver)? {
    let stack = currentStack(in: container)
    let count = currentTree.containers.stacks[stack]?.entries.count ?? 0
    let stacks = currentTree.containers.stacks.keys.sorted()
    for isMaking in [false, true] {
      func look(_ entry: Entry, _ container: ContainerID) -> ResultReceiver? {
        let record = isMaking ? record(of: entry, in: container) : records[entry.id]
        return record.flatMap { read($0.screen) }
      }
      if let found = search(below: count, in: stack, look) { return found }
      for id in stacks {
        let entries = currentTree.containers.stacks[id]?.entries ?? []
        for entry in entries.reversed() {
          if let found = look(entry, id) { return (entry, found) }
        }
      }
    }
    return nil
  }

  /// Searches a stack from below an index down, then from the entry on that holds its container, then
  /// the stack that presented it, and so on.
  private func search(
    below index: Int, in stack: ContainerID,
    _ look: (Entry, ContainerID) -> ResultReceiver?
  ) -> (Entry, ResultReceiver)? {
    var (stack, index) = (stack, index)
    while true {
      let entries = currentTree.containers.stacks[stack]?.entries ?? []
      for entry in entries[..<index].reversed() {
        if let found = look(entry, stack) { return (entry, found) }
      }
      if let (holder, outer) = currentTree.containers.holder(around: stack) {
        let place = currentTree.containers.stacks[outer]?.index(of: holder)
        (stack, index) = (outer, place.map { $0 + 1 } ?? 0)
        continue
      }
      guard let layer = currentTree.presentation(around: stack),
        let presenter = currentTree.presentations[layer].presenter,
        let place = currentTree.place(of: presenter, near: records[presenter]?.container),
        // The presenter may have been brought into what it presented.
        currentTree.presentation(around: place.stack) ?? -1 < layer
      else { return nil }
      (stack, index) = (place.stack, place.index + 1)
    }
  }
}
