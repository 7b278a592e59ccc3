import NavCore
import Observation
import Testing

@Suite("Who is woken by a move")
@MainActor struct ObservationTests {
  private func expect(
    woken expected: Bool, reading read: @MainActor () -> Void, by act: @MainActor () -> Void,
    _ what: Comment? = nil, at place: SourceLocation = #_sourceLocation
  ) {
    let woken = Locked(false)
    withObservationTracking(read) { woken.change { $0 = true } }
    act()
    let isWoken = woken.value
    #expect(isWoken == expected, what, sourceLocation: place)
  }

  @Test("a reader of one column's navigator is woken by its moves alone")
  func columns() throws {
    let model = try makeModel(.twoColumns)
    let (sidebar, detail) = (model.column(.sidebar), model.column(.detail))
    expect(woken: false, reading: { _ = sidebar.entries }, by: { detail.push(Page.item(1)) })
    expect(woken: true, reading: { _ = sidebar.entries }, by: { sidebar.push(Page.item(1)) })
    expect(woken: false, reading: { _ = sidebar.entries }, by: { model.root.front(.detail) })
    expect(woken: true, reading: { _ = model.root.frontColumn }, by: { model.root.front(.sidebar) })
  }

  @Test("a reader of what is in front, and of an arrangement, is woken when that is another one")
  func derived() throws {
    let model = try makeModel(.twoColumns, plugins: [TestPlugin()])
    model.update(traits: .wide)
    let id = model.root.container
    expect(woken: true, reading: { _ = model.front }, by: { model.root.front(.detail) })
    expect(woken: true, reading: { _ = model.front }, by: { model.root.present(Page.item(1)) })
    expect(
      woken: true, reading: { _ = model.arrangement(of: id) },
      by: { model.update(traits: .narrow) })
    expect(
      woken: true, reading: { _ = model.arrangement(of: id) },
      by: { model.styles.columns = EvenColumns(name: "other") })
    expect(
      woken: true, reading: { _ = model.navigator(tagged: "sheet") },
      by: {
        model.root.perform(
          .present(.sheet, .stack(Page.item(2), tag: "sheet")), animated: true, cause: .code)
      })
  }

  @Test("a reader of the app's navigator is not woken by moves in a presentation")
  func presentation() throws {
    let model = try makeModel()
    let root = model.root
    expect(woken: false, reading: { _ = root.entries }, by: { root.present(Page.item(1)) })
    let sheet = model.front
    expect(woken: false, reading: { _ = root.entries }, by: { sheet.push(Page.item(2)) })
    expect(woken: true, reading: { _ = sheet.entries }, by: { sheet.pop() })
    expect(woken: true, reading: { _ = sheet.entries }, by: { sheet.dismiss() })
  }

  @Test("a reader of the columns' navigator is woken by moves in the column in front")
  func columnsAsWhole() throws {
    let model = try makeModel(.twoColumns)
    expect(woken: true, reading: { _ = model.root.entries }, by: { model.root.push(Page.item(1)) })
    expect(
      woken: false, reading: { _ = model.root.entries },
      by: { model.column(.detail).push(Page.item(1)) })
    expect(woken: true, reading: { _ = model.root.entries }, by: { model.root.front(.detail) })
  }

  @Test("a reader of the tree is woken by every move")
  func tree() throws {
    let model = try makeModel(.twoColumns)
    let moves: [@MainActor () -> Void] = [
      { model.column(.detail).push(Page.item(1)) }, { model.root.front(.detail) },
      { model.root.present(Page.item(2)) }, { model.front.dismiss() }, { model.user(.home) },
    ]
    for (number, move) in moves.enumerated() {
      expect(woken: true, reading: { _ = model.tree }, by: move, "move \(number)")
    }
  }

  @Test("a reader of traits, styles, prompt or end is woken by that alone")
  func rest() async throws {
    let model = try makeModel()
    expect(woken: true, reading: { _ = model.traits }, by: { model.update(traits: .wide) })
    expect(woken: false, reading: { _ = model.traits }, by: { model.update(traits: .wide) })
    expect(woken: false, reading: { _ = model.traits }, by: { model.root.push(Page.item(1)) })
    expect(woken: true, reading: { _ = model.styles }, by: { model.styles.theme = .acme })
    expect(woken: false, reading: { _ = model.prompt }, by: { model.root.push(Page.item(1)) })
    expect(
      woken: true, reading: { _ = model.isClosed },
      by: { model.perform(Move(.close, in: model.tree.root)) })
  }

  @Test("a reader of kept values is woken by them and not by scrolling or focus")
  func state() throws {
    let model = try makeModel()
    model.update(traits: .narrow)
    let home = try #require(model.root.entries.first).id
    func change(_ change: (inout EntryState) -> Void) {
      var state = model.state(of: home)
      change(&state)
      model.setState(state, of: home)
    }
    let read = { @MainActor in _ = model.state(of: home) }
    expect(
      woken: false, reading: read, by: { change { $0.scroll[NodeID(rawValue: 1)] = .init(row: 1) } }
    )
    expect(woken: false, reading: read, by: { change { $0.focus = NodeID(rawValue: 1) } })
    expect(woken: true, reading: read, by: { change { $0.values["n"] = .int(1) } })
    expect(woken: false, reading: read, by: { change { $0.values["n"] = .int(1) } })
  }
}
