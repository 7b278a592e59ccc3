import Testing

@testable import NavCore

@Suite("Appearing and disappearing of what entries hold")
@MainActor struct HoldingAppearanceTests {
  @Test("the entry appears, and then what shows in it; the other way round they go")
  func pushAndPop() throws {
    let sights = Sights()
    let model = try makeModel(told: sights)
    #expect(
      sights.during { model.root.push(Page.item(1), holding: .album()) } == [
        "will-home", "will+item-1", "will+item-11", "did-home", "did+item-1", "did+item-11",
      ])
    #expect(
      sights.during { model.user(.select(.next)) }
        == ["will-item-11", "will+item-12", "did-item-11", "did+item-12"])
    #expect(
      sights.during { model.user(.back) } == [
        "will-item-12", "will-item-1", "will+home", "did-item-12", "did-item-1", "did+home",
      ])
  }

  @Test("what is held is in sight only while its entry is on top")
  func covered() throws {
    let sights = Sights()
    let model = try makeModel(.holdingAlbum, told: sights)
    #expect(model.visible == ["item-1", "item-11"])
    #expect(model.usableEntries.map(\.text) == ["item-1", "item-11"])
    let inner = model.front.container
    #expect(model.isInSight(inner))
    #expect(
      sights.during { model.root.push(Page.item(5)) } == [
        "will-item-11", "will-item-1", "will+item-5", "did-item-11", "did-item-1", "did+item-5",
      ])
    #expect(!model.isInSight(inner) && model.shownEntries(in: inner).map(\.text) == ["item-11"])
    #expect(sights.during { model.navigator(of: inner).push(Page.item(6)) } == [])
  }

  @Test("observers and guards of navigators around it are asked and told, the outer ones first")
  func navigators() throws {
    let sights = Sights()
    func watched(_ plan: ContainerPlan, _ name: String) -> ContainerPlan {
      plan.observing(sights.observer("\(name) ")).guarding(
        Guard(name) { _ in
          sights.note("\(name) asked")
          return .allow
        })
    }
    let model = try makeModel(watched(.stack(Page.home), "outer"))
    model.update(traits: .wide)
    let pager = watched(.pager([watched(.stack(Page.item(11)), "page")]), "pager")
    #expect(
      sights.during { model.root.push(Page.item(1), holding: pager) }.filter {
        $0.contains("asked") || $0.hasSuffix("will+item-11")
      } == [
        "outer asked", "pager asked", "page asked", "outer will+item-11", "pager will+item-11",
        "page will+item-11",
      ])
    #expect(
      sights.during { model.user(.back) }.filter { $0.contains("asked") }
        == ["outer asked", "pager asked", "page asked"])
    #expect(
      sights.during { model.root.push(Page.item(2)) }.filter { $0.contains("asked") }
        == ["outer asked"])
  }

  @Test("screens of pages near the one that shows are made, also in what is held")
  func near() throws {
    let model = try makeModel(.holdingAlbum)
    model.update(traits: .wide)
    _ = Composer(model).frame()
    #expect(model.entry(.item(12)).map { model.records[$0.id] != nil } == true)
    #expect(model.entry(.item(13)).map { model.records[$0.id] != nil } == false)
  }
}
