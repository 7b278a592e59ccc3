import NavCore
import Testing

@Suite("Prompts")
@MainActor struct PromptTests {
  private func prompt(_ title: String) -> Prompt {
    Prompt(title, choices: [.init("Yes"), .init("No", role: .cancel)])
  }

  @Test("a question is shown until it is answered, and the asker gets the answer")
  func answer() async throws {
    let model = try makeModel()
    let prompt = prompt("One")
    let asking = Task { await model.ask(prompt) }
    await eventually("a prompt") { model.prompt == prompt }
    model.answer(prompt.choices[0])
    #expect(model.prompt == nil)
    #expect(await asking.value == prompt.choices[0])
  }

  @Test("questions are shown one after the other, in the order asked")
  func order() async throws {
    let model = try makeModel()
    var tasks: [Task<Prompt.Choice, Never>] = []
    for number in 0..<3 {
      let prompt = prompt("\(number)")
      tasks.append(Task { await model.ask(prompt) })
      await turns()
    }
    for number in 0..<3 {
      #expect(model.prompt?.title == "\(number)")
      model.answer(Prompt.Choice("\(number)"))
    }
    for (number, task) in tasks.enumerated() { #expect(await task.value.label == "\(number)") }
  }

  @Test("Escape gives the cancelling answer, or the last where there is none")
  func escape() {
    #expect(prompt("?").cancelChoice.label == "No")
    let open = Prompt("?", choices: [.init("Red"), .init("Blue", role: .destructive)])
    #expect(open.cancelChoice.label == "Blue")
  }

  @Test("a cancelled asker gets the cancelling answer, and its question is gone")
  func cancelled() async throws {
    let model = try makeModel()
    let prompt = prompt("One")
    let asking = Task { await model.ask(prompt) }
    await eventually("a prompt") { model.prompt != nil }
    asking.cancel()
    #expect(await asking.value.role == .cancel)
    #expect(model.prompt == nil)
  }

  @Test("a task that is cancelled already asks nothing")
  func cancelledBefore() async throws {
    let model = try makeModel()
    let prompt = prompt("One")
    let asking = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await model.ask(prompt)
    }
    #expect(await asking.value.role == .cancel)
    #expect(model.prompt == nil)
  }

  @Test("of two equal questions the one whose asker is cancelled is withdrawn")
  func equalQuestions() async throws {
    let model = try makeModel()
    let prompt = prompt("Same")
    let first = Task { await model.ask(prompt) }
    await turns()
    let second = Task { await model.ask(prompt) }
    await turns()
    second.cancel()
    #expect(await second.value.role == .cancel)
    #expect(model.prompt == prompt)
    model.answer(prompt.choices[0])
    #expect(await first.value.label == "Yes")
  }

  @Test("leaving the app answers all questions with the cancelling answer, and asks no more")
  func close() async throws {
    let model = try makeModel()
    let prompts = (0..<3).map { prompt("\($0)") }
    let tasks = prompts.map { prompt in Task { await model.ask(prompt) } }
    await turns()
    model.perform(Move(.close, in: model.tree.root))
    for task in tasks { #expect(await task.value.role == .cancel) }
    #expect(model.prompt == nil)
    #expect(await model.ask(prompt("Late")).role == .cancel)
  }

  @Test("an answer where nothing is asked does nothing")
  func noQuestion() throws {
    let model = try makeModel()
    model.answer(Prompt.Choice("Yes"))
    #expect(model.prompt == nil)
  }

  @Test("a question is no move: moves go on while it is shown, and guards don't see it")
  func noMove() async throws {
    let count = Count()
    let model = try makeModel(guards: [
      Guard { _ in
        count.value += 1
        return .allow
      }
    ])
    let asking = Task { await model.ask(prompt("One")) }
    await eventually("a prompt") { model.prompt != nil }
    #expect(count.value == 0)
    model.root.push(Page.item(1))
    #expect(model.path == ["home", "item-1"])
    model.answer(Prompt.Choice("Yes"))
    _ = await asking.value
  }
}
