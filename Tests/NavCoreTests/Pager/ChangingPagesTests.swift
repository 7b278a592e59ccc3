import NavCore
import Testing

@Suite("Pages that come, go and change places")
@MainActor struct ChangingPagesTests {
  private func model(_ keys: [String] = ["a", "b", "c", "d"], selection: Int = 1) throws
    -> NavigationModel
  {
    try makeModel(.pager(keys.map { page($0) }, selection: selection))
  }

  private func page(_ key: String) -> PagePlan {
    PagePlan(key, key: key, .stack(Page.item(key.unicodeScalars.first.map { Int($0.value) } ?? 0)))
  }

  private func keys(_ model: NavigationModel) -> String {
    model.tree.containers.pagers[model.tree.root]?.pages.compactMap(\.key).joined() ?? ""
  }

  private func selected(_ model: NavigationModel) -> String? {
    let set = model.tree.containers.pagers[model.tree.root]
    return set.flatMap { $0.pages[$0.selectedIndex].key }
  }

  @Test(
    "the selection stays on its page when pages are put before it, taken away before it or moved")
  func selection() throws {
    let model = try model()
    let container = model.tree.containers.pagers[model.tree.root]?.selection
    model.root.perform(.insertPages([page("x"), page("y")], at: 0))
    #expect(keys(model) == "xyabcd" && selected(model) == "b" && model.root.selectedPage == 3)
    model.root.perform(.removePage(.keyed("a")))
    model.root.perform(.movePage(.keyed("b"), to: 0))
    #expect(keys(model) == "bxycd" && model.root.selectedPage == 0)
    model.root.perform(.movePage(.index(0), to: 99))
    #expect(keys(model) == "xycdb" && model.root.selectedPage == 4)
    model.root.perform(.setPages(["d", "b", "z", "x"].map { page($0) }))
    #expect(keys(model) == "dbzx" && selected(model) == "b" && model.root.selectedPage == 1)
    #expect(model.tree.containers.pagers[model.tree.root]?.selection == container)
  }

  @Test("what a page holds is kept while others come and go")
  func state() throws {
    let model = try model()
    model.root.perform(.push(.to(Page.home)))
    let before = model.root.entries
    model.root.perform(.setPages([page("q"), page("b")]))
    #expect(model.root.entries == before && before.count == 2)
  }

  @Test("where the selected page goes, the one after it is selected, at the end the one before")
  func gone() throws {
    let model = try model()
    model.root.perform(.removePage(.keyed("b")))
    #expect(selected(model) == "c")
    model.root.select(.keyed("d"))
    model.root.perform(.removePage(.keyed("d")))
    #expect(selected(model) == "c")
    model.root.perform(.setPages([page("v"), page("w")]))
    #expect(selected(model) == "v")
  }

  @Test("the last page stays, and pages without any are refused")
  func last() throws {
    let model = try model(["a"], selection: 0)
    #expect(model.root.perform(.removePage(.index(0))).refuser == "pages")
    #expect(model.root.perform(.setPages([])).refuser == "pages")
    #expect(keys(model) == "a")
  }

  @Test("what is not there is told with what there is")
  func missing() throws {
    let model = try model()
    #expect(
      model.root.perform(.removePage(.keyed("z"))).missing
        == "page “z” of pager \(model.tree.root); known: “a”, “b”, “c”, “d”")
    #expect(model.root.select(.keyed("z")).missing?.contains("known") == true)
    #expect(
      model.root.perform(.insertPages([page("x")], at: 5)).missing?.contains("from 0 to 4") == true)
    let other = try makeModel()
    #expect(other.root.perform(.setPages([page("x")])).reason == .noPages)
  }

  @Test("a key names one page, a tag one navigator")
  func names() throws {
    let model = try model()
    #expect(model.root.perform(.insertPages([page("a")], at: 0)).refuser == "pages")
    #expect(model.root.perform(.setPages([page("x"), page("x")])).refuser == "pages")
    let tagged = PagePlan(.stack(Page.home, tag: "t"))
    #expect(model.root.perform(.insertPages([tagged], at: 0)).change != nil)
    let other = PagePlan(.stack(Page.home, tag: "t"), key: "other")
    #expect(model.root.perform(.insertPages([other], at: 0)).refuser == "directory")
    // A page goes by its tag where it has no key.
    #expect(model.root.perform(.setPages([tagged, page("a")])).change != nil)
    #expect(keys(model) == "ta")
  }

  @Test("each change can be taken back")
  func inverse() throws {
    let model = try model()
    for action in [
      Move.Action.insertPages([page("x")], at: 2), .removePage(.keyed("b")),
      .movePage(.keyed("a"), to: 3), .setPages([page("d"), page("k")]),
    ] {
      let before = model.tree
      let change = try #require(model.root.perform(action).change)
      var tree = model.tree
      tree.apply(change.inverse)
      #expect(tree == before)
      tree.apply(change)
      #expect(tree == model.tree)
    }
  }

  @Test("the screens of a page that is taken away are asked, told and let go")
  func guards() throws {
    var log: [String] = []
    var allows = false
    let model = try makeModel(.pager(["a", "b"].map { page($0) })) { page, _ in
      Screen("\(page)") {}
        .guardLeaving { _ in
          log.append("asked \(page)")
          return allows ? .allow : .cancel("no")
        }
        .didDisappear { log.append("gone \(page) \($0.isRemoved)") }
    }
    model.update(traits: .terminal(columns: 80, rows: 24))
    #expect(model.root.perform(.removePage(.index(0))).refusal == "no")
    #expect(keys(model) == "ab" && log == ["asked item-97"])
    allows = true
    model.root.perform(.removePage(.index(0)))
    #expect(log == ["asked item-97", "asked item-97", "gone item-97 true"])
    #expect(model.tree.containers.stacks.count == 1)
  }

  @Test(
    "a second press on the selected page takes it back to its root; another one is selected as it is"
  )
  func pressing() throws {
    let model = try model()
    model.root.perform(.push(.to(Page.home)))
    model.root.perform(.selectOrPopToRoot(.keyed("c")))
    #expect(selected(model) == "c")
    model.root.perform(.selectOrPopToRoot(.keyed("b")))
    #expect(selected(model) == "b" && model.root.entries.count == 2)
    model.root.perform(.selectOrPopToRoot(.keyed("b")))
    #expect(selected(model) == "b" && model.root.entries.count == 1)
    #expect(model.root.perform(.selectOrPopToRoot(.keyed("b"))).reason == .atRoot)
  }
}
