import Testing

@testable import NavCore

@Suite("The directory of navigators")
@MainActor struct DirectoryTests {
  @Test("a navigator that is registered is found by its tag, until it is unregistered")
  func register() throws {
    let model = try makeModel(.twoColumns)
    let detail = model.column(.detail)
    try model.register("main", for: detail)
    #expect(model.navigator(tagged: "main") === detail)
    #expect(detail.tag == "main")
    #expect(model.tags == ["main"])
    #expect(model.unregister("main"))
    #expect(model.navigator(tagged: "main") == nil)
    #expect(detail.tag == nil)
    #expect(!model.unregister("main"))
  }

  @Test("a taken tag is an error that names who has it, and stays where it is")
  func taken() throws {
    let model = try makeModel(.threeColumns)
    let holder = model.column(.detail).container
    #expect(throws: DirectoryError.tagTaken("detail", by: holder)) {
      try model.register("detail", for: model.column(.sidebar))
    }
    #expect(model.navigator(tagged: "detail") === model.column(.detail))
  }

  @Test("where it is to be replaced, the tag goes to the other navigator")
  func replacing() throws {
    let model = try makeModel(.threeColumns)
    try model.register("detail", for: model.column(.sidebar), replacing: true)
    #expect(model.navigator(tagged: "detail") === model.column(.sidebar))
    #expect(model.column(.detail).tag == nil)
    #expect(model.column(.sidebar).tag == "detail", "the first of two by the alphabet")
    #expect(model.tags == ["content", "detail", "sidebar"])
  }

  @Test("a navigator that has the tag already may register it again")
  func again() throws {
    let model = try makeModel(.threeColumns)
    let before = model.tree
    try model.register("detail", for: model.column(.detail))
    #expect(model.tree == before)
  }

  @Test("a navigator of another model, or of a container that is gone, can have no tag")
  func foreign() throws {
    let (model, other) = (try makeModel(), try makeModel(.twoColumns))
    let stranger = other.column(.detail)
    #expect(throws: DirectoryError.noContainer(stranger.container)) {
      try model.register("main", for: stranger)
    }
    model.root.present(Page.item(1))
    let sheet = model.front
    sheet.dismiss()
    #expect(throws: DirectoryError.noContainer(sheet.container)) {
      try model.register("sheet", for: sheet)
    }
    #expect(model.tags == [])
  }

  @Test("a tag given to a presentation ends with it")
  func endsWithContainer() throws {
    let model = try makeModel()
    model.root.present(.threePages())
    try model.register("late", for: model.front)
    #expect(model.tags == ["first", "late", "pages", "second", "third"])
    model.front.dismiss()
    #expect(model.tags == [])
  }

  @Test("so does one that is given while a guard decides on the dismissal")
  func givenInGuard() throws {
    let model = try makeModel(guards: [
      Guard { proposal in
        guard case .dismiss = proposal.move.action else { return .allow }
        try? proposal.model.register("late", for: proposal.model.front)
        return .allow
      }
    ])
    model.root.present(Page.item(1))
    #expect(model.front.dismiss().change != nil)
    #expect(model.tags == [])
  }

  @Test("presenting a plan whose tag is taken is refused, names the tag, and changes nothing")
  func planWithTakenTag() throws {
    let model = try makeModel(.threePages(), guards: [Guard { _ in .cancel("never asked") }])
    let before = model.tree
    let outcome = model.root.present(
      .columns([.init(.sidebar, .screen(Screen("") {}), tag: "second")]))
    #expect(outcome.refuser == "directory")
    #expect(outcome.refusal?.contains("“second”") == true)
    #expect(model.tree == before)
    #expect(model.builtScreens.isEmpty)
    let tagged = before.containers.tags["second"].map { "\($0)" } ?? "-"
    #expect(outcome.refusal?.contains(tagged) == true)
  }

  @Test("registering is no move: it asks no guard and tells no observer")
  func noMove() throws {
    let told = Count()
    let model = try makeModel(
      guards: [Guard { _ in .cancel("no") }], observers: [Observer { _, _ in told.value += 1 }])
    try model.register("main", for: model.root)
    model.unregister("main")
    #expect(told.value == 0)
  }
}
