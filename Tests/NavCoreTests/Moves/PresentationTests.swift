import NavCore
import Testing

@Suite("Presentations")
@MainActor struct PresentationTests {
  private func model() throws -> NavigationModel {
    let model = try makeModel()
    model.root.push(Page.item(0))
    model.front.present(Page.item(1), as: .sheet)
    model.front.present(Page.item(2), as: .cover)
    model.front.present(Page.item(3), as: .alert)
    return model
  }

  @Test("what is presented is in front, the last on top")
  func order() throws {
    let model = try model()
    #expect(model.tree.presentations.map(\.kind) == [.sheet, .cover, .alert])
    #expect(model.path == ["item-3"])
    #expect(model.root.entries.map(\.text) == ["home", "item-0"])
  }

  @Test("dismissing the topmost leaves its parent")
  func dismissChild() throws {
    let model = try model()
    #expect(model.front.dismiss().change?.removed.map(\.text) == ["item-3"])
    #expect(model.path == ["item-2"])
    #expect(model.tree.presentations.count == 2)
  }

  @Test("dismissing one takes away those above it, in one change")
  func dismissParent() throws {
    let changes = Count()
    let model = try makeModel(observers: [Observer { _, _ in changes.value += 1 }])
    model.root.present(Page.item(1))
    let sheet = model.front
    sheet.present(Page.item(2))
    model.front.present(Page.item(3))
    changes.value = 0
    #expect(sheet.dismiss().change?.removed.map(\.text) == ["item-3", "item-2", "item-1"])
    #expect(changes.value == 1)
    #expect(model.tree.presentations.isEmpty)
    #expect(model.tree.containers.ids == [model.tree.root])
  }

  @Test("the app itself can't be dismissed")
  func dismissRoot() throws {
    let model = try model()
    #expect(model.root.dismiss().reason == .notPresented)
    #expect(model.tree.presentations.count == 3)
  }

  @Test("back pops within a presentation, and at its root dismisses it alone")
  func back() throws {
    let model = try model()
    model.front.push(Page.item(4))
    model.user(.back)
    #expect(model.path == ["item-3"])
    model.user(.back)
    #expect(model.path == ["item-2"])
    #expect(model.tree.presentations.count == 2)
  }

  @Test("home stays within a presentation")
  func home() throws {
    let model = try model()
    model.front.push(Page.item(4))
    model.front.push(Page.item(5))
    model.user(.home)
    #expect(model.path == ["item-3"])
    #expect(model.user(.home).reason == .atRoot)
    #expect(model.tree.presentations.count == 3)
  }

  @Test("columns can be presented; at the first column's root back dismisses them")
  func columns() throws {
    let model = try makeModel()
    model.root.perform(.present(.sheet, .twoColumns), animated: true, cause: .code)
    #expect(model.path == ["sidebar"])
    model.front.show(Page.item(1))
    #expect(model.path == ["item-1"])
    model.user(.back)
    #expect(model.path == ["sidebar"])
    model.user(.back)
    #expect(model.tree.presentations.isEmpty)
    #expect(model.tree.containers.ids == [model.tree.root])
  }

  @Test("a dismissal and a push in the same turn both take effect, and so does another sheet")
  func dismissThenPush() throws {
    let model = try makeModel()
    model.root.present(Page.item(1))
    model.front.dismiss()
    model.root.push(Page.item(2))
    #expect(model.path == ["home", "item-2"])
    model.front.present(Page.item(3))
    #expect(model.path == ["item-3"])
  }

  @Test("a push and a dismissal in the same turn leave nothing behind")
  func pushThenDismiss() throws {
    let model = try makeModel()
    let before = model.tree
    model.root.present(Page.item(1))
    model.front.push(Page.item(2))
    #expect(model.front.dismiss().change?.removed.count == 2)
    #expect(model.tree == before)
  }
}
