import NavCore
import Testing

@Suite("Appearing and disappearing in columns")
@MainActor struct ColumnAppearanceTests {
  @Test("columns side by side appear from the leading side on; collapsed, only the one in front")
  func traits() throws {
    let sights = Sights()
    let model = try makeModel(
      .twoColumns, plugins: [TestPlugin()], observers: [sights.observer()])
    #expect(
      sights.during { model.update(traits: .wide) }
        == ["will+sidebar", "will+blank", "did+sidebar", "did+blank"])
    #expect(
      sights.during { model.update(traits: .narrow) } == ["will-blank", "did-blank"],
      "the one that stays is not told again")
    #expect(sights.during { model.update(traits: .narrow) } == [])
    #expect(sights.during { model.update(traits: .wide) } == ["will+blank", "did+blank"])
  }

  @Test("rotating to and fro tells each exactly once, and never the one in front")
  func rotation() throws {
    let sights = Sights()
    let model = try makeModel(.threeColumns, told: sights)
    model.root.front(.detail)
    model.root.push(Page.item(1))
    _ = sights.take()
    for _ in 0..<3 {
      #expect(
        sights.during { model.update(traits: .narrow) }
          == ["will-home", "will-sidebar", "did-home", "did-sidebar"])
      #expect(
        sights.during { model.update(traits: .wide) }
          == ["will+sidebar", "will+home", "did+sidebar", "did+home"])
    }
  }

  @Test("bringing another column to the front is an appearance only where there is one column")
  func front() throws {
    let sights = Sights()
    let model = try makeModel(.twoColumns, told: sights)
    #expect(sights.during { model.root.front(.detail) } == [])
    model.update(traits: .narrow)
    _ = sights.take()
    #expect(
      sights.during { model.root.front(.sidebar) }
        == ["will-blank", "will+sidebar", "did-blank", "did+sidebar"])
  }

  @Test("a column that is hidden goes and comes back, each once; the others stay")
  func setColumn() throws {
    let sights = Sights()
    let model = try makeModel(.threeColumns.obedient, told: sights)
    #expect(
      sights.during { model.root.setColumn(.content, .hidden) } == ["will-home", "did-home"])
    #expect(sights.during { model.column(.content).push(Page.item(1)) } == [])
    #expect(
      sights.during { model.root.setColumn(.content, .automatic) }
        == ["will+item-1", "did+item-1"])
    #expect(
      sights.during { model.root.setColumn(.sidebar, .hidden) } == ["will-sidebar", "did-sidebar"])
    #expect(
      sights.during { model.root.front(.sidebar) } == ["will+sidebar", "did+sidebar"])
  }

  @Test("a push in one column is told of that column alone")
  func push() throws {
    let sights = Sights()
    let model = try makeModel(.twoColumns, told: sights)
    #expect(
      sights.during { model.column(.detail).push(Page.item(1)) }
        == ["will-blank", "will+item-1", "did-blank", "did+item-1"])
    #expect(
      sights.during { model.root.show(Page.item(2)) }
        == ["will-item-1", "will+item-2", "did-item-1", "did+item-2"])
  }

  @Test("another style that shows other columns tells those; one that shows the same, none")
  func style() throws {
    let sights = Sights()
    let model = try makeModel(.twoColumns, observers: [sights.observer()])
    model.update(traits: .wide)
    #expect(sights.take() == ["will+sidebar", "did+sidebar"], "one column where no style is")
    #expect(
      sights.during { model.styles.columns = EvenColumns() } == ["will+blank", "did+blank"])
    #expect(sights.during { model.styles.columns = ObedientColumns() } == [])
    #expect(sights.during { model.styles.columns = nil } == ["will-blank", "did-blank"])
  }

  @Test("an entry taken from one column in sight to another stays in sight and is told nothing")
  func transfer() throws {
    let sights = Sights()
    let model = try makeModel(.twoColumns, told: sights)
    model.column(.sidebar).push(Page.item(1))
    let entry = try #require(model.column(.sidebar).entries.last)
    #expect(
      sights.during { model.column(.sidebar).transfer(entry.id, to: model.column(.detail)) }
        == ["will-blank", "will+sidebar", "did-blank", "did+sidebar"])
    model.column(.detail).push(Page.item(2))
    #expect(
      sights.during { model.column(.detail).transfer(entry.id, to: model.column(.sidebar)) }
        == ["will-sidebar", "will+item-1", "did-sidebar", "did+item-1"],
      "it was below, and comes")
  }
}
