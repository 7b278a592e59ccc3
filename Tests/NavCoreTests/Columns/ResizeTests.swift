import NavCore
import Testing

@Suite("Columns that the user resizes")
@MainActor struct ResizeTests {
  private func model(_ traits: Traits = .lying) throws -> NavigationModel {
    let model = try makeModel(.twoColumns.drawer())
    model.update(traits: traits)
    return model
  }

  private func widths(_ model: NavigationModel) -> [Double] {
    model.arrangement(of: model.tree.root).shown.map(\.width)
  }

  private func kept(_ model: NavigationModel) -> Double? {
    model.tree.containers.columns[model.tree.root]?.memory["drawer"]?.widths[.sidebar]
  }

  @Test("the width is kept in the style's memory, and the others make room")
  func resize() throws {
    let model = try model()
    #expect(widths(model) == [200, 994])
    let before = model.tree
    let change = try #require(model.user(.resizeColumn(.sidebar, width: 260)).change)
    #expect(widths(model) == [260, 934])
    #expect(kept(model) == 260)
    var tree = model.tree
    tree.apply(change.inverse)
    #expect(tree == before)
    for traits in [Traits.upright, .third, .lying] { model.update(traits: traits) }
    #expect(widths(model) == [260, 934])
  }

  @Test(
    "more than the style allows is kept as what came of it", arguments: [(999, 300), (-5, 180)])
  func bounds(_ asked: Double, _ width: Double) throws {
    let model = try model()
    model.user(.resizeColumn(.sidebar, width: asked))
    #expect(kept(model) == width)
    #expect(model.user(.resizeColumn(.sidebar, width: asked)).reason == .alreadyThere)
  }

  @Test("what is no number is refused, and nothing is kept", arguments: [Double.nan, .infinity])
  func noNumber(_ width: Double) throws {
    let model = try model()
    #expect(model.root.resizeColumn(.sidebar, to: width).refuser == "columns")
    #expect(kept(model) == nil)
  }

  @Test("a column that does not show can't be resized")
  func hidden() throws {
    for traits in [Traits.upright, .third] {
      let model = try model(traits)
      #expect(model.root.resizeColumn(.sidebar, to: 250).reason == .notAllowed)
    }
  }

  @Test("it is saved with the app's columns, and the next launch has it again")
  func launches() throws {
    let first = try model()
    first.user(.resizeColumn(.sidebar, width: 260))
    let memory = try #require(first.tree.containers.columns[first.tree.root]?.memory)
    let second = try makeModel(.twoColumns.drawer().remembering(memory))
    second.update(traits: .lying)
    #expect(widths(second) == [260, 934])
  }
}
