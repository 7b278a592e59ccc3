import NavCore
import Testing

@Suite("Column styles that the screen in front chooses")
@MainActor struct ScreenStyleTests {
  private func model(_ style: some ColumnStyle) throws -> NavigationModel {
    let model = try makeModel(.twoColumns.drawer()) { page, _ in
      let screen = Screen("\(page)") { TextNode("\(page)") }
      return page == .item(1) ? screen.columns(style) : screen
    }
    model.update(traits: .upright)
    return model
  }

  @Test("back from it shows the column before by the style that is then in force")
  func back() throws {
    let model = try model(OneColumn())
    model.front.show(Page.item(1))
    #expect(model.shownColumns == ["single"])
    model.user(.back)
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
    #expect(model.path == ["sidebar"])
  }

  @Test("what it shows of its own accord is kept and closed like anything else")
  func ownAccord() throws {
    let model = try model(DrawerColumns(name: "telling", tells: true))
    model.front.show(Page.item(1))
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
    #expect(model.askedColumns == [.sidebar: .shown])
    model.user(.toggleColumn(.sidebar))
    #expect(model.shownColumns == ["detail"])
    model.update(traits: .lying)
    #expect(model.shownColumns == ["sidebar", "detail"])
    model.update(traits: .upright)
    #expect(model.shownColumns == ["detail"])
  }

  /// One column everywhere.
  private struct OneColumn: ColumnStyle {
    let name = "one"
    func arrange(
      _ configuration: ColumnConfiguration, memory: inout ColumnMemory
    ) -> ColumnArrangement {
      .collapsed(width: configuration.width)
    }
  }
}
