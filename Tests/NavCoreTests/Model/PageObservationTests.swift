import NavCore
import Observation
import Testing

@Suite("Who is woken by pages and columns")
@MainActor struct PageObservationTests {
  private func expect(
    woken expected: Bool, reading read: @MainActor () -> Void, by act: @MainActor () -> Void,
    at place: SourceLocation = #_sourceLocation
  ) {
    let woken = Locked(false)
    withObservationTracking(read) { woken.change { $0 = true } }
    act()
    let isWoken = woken.value
    #expect(isWoken == expected, sourceLocation: place)
  }

  @Test("a reader of the selected page is woken by another selection, and by no move in a page")
  func selection() throws {
    let model = try makeModel(.threePages())
    let pages = model.root
    expect(woken: true, reading: { _ = pages.selectedPage }, by: { pages.select(.next) })
    expect(
      woken: false, reading: { _ = pages.selectedPage }, by: { model.front.push(Page.item(7)) })
    expect(woken: false, reading: { _ = pages.selectedPage }, by: { pages.select(.index(1)) })
  }

  @Test("a reader of what pages show is woken by a turn, and by moves in the page in front alone")
  func entries() throws {
    let model = try makeModel(.nestedPages)
    let pages = model.root
    let (left, right) = (model.tagged("left"), model.tagged("right"))
    let (inner, main) = (model.tagged("inner"), model.tagged("main"))
    expect(woken: true, reading: { _ = pages.entries }, by: { pages.select(.next) })
    expect(woken: true, reading: { _ = pages.entries }, by: { inner.select(.next) })
    expect(woken: true, reading: { _ = pages.entries }, by: { right.push(Page.item(7)) })
    expect(woken: false, reading: { _ = pages.entries }, by: { left.push(Page.item(7)) })
    expect(woken: false, reading: { _ = pages.entries }, by: { main.push(Page.item(7)) })
  }

  @Test("a reader of another page is not woken by a turn")
  func otherPage() throws {
    let model = try makeModel(.threePages())
    let third = model.tagged("third")
    expect(woken: false, reading: { _ = third.entries }, by: { model.root.select(.index(2)) })
    expect(woken: true, reading: { _ = third.entries }, by: { model.root.push(Page.item(7)) })
  }

  @Test("both stacks of a transfer wake their readers, and a hidden column that of the arrangement")
  func transferAndColumns() throws {
    let model = try makeModel(.threeColumns.obedient)
    model.update(traits: .wide)
    let (sidebar, detail) = (model.column(.sidebar), model.column(.detail))
    for isSource in [true, false] {
      let reader = isSource ? sidebar : detail
      sidebar.push(Page.item(1))
      let entry = try #require(sidebar.entries.last)
      expect(
        woken: true, reading: { _ = reader.entries },
        by: { sidebar.transfer(entry.id, to: detail) })
    }
    let id = model.root.container
    expect(
      woken: true, reading: { _ = model.arrangement(of: id) },
      by: { model.root.setColumn(.content, .hidden) })
    expect(
      woken: false, reading: { _ = detail.entries },
      by: { model.root.setColumn(.content, .automatic) })
  }
}
