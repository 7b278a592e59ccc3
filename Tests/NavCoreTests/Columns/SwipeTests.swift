import NavCore
import Testing

@Suite("Edge swipes and columns")
@MainActor struct SwipeTests {
  private func model(
    _ plan: ContainerPlan = .inspected, _ traits: Traits,
    _ permissions: Set<ColumnArrangement.Permission> = [.hide, .reveal],
    direction: Traits.Direction = .leftToRight
  ) throws -> NavigationModel {
    let model = try makeModel(plan.drawer(DrawerColumns(permissions: permissions)))
    var traits = traits
    traits.direction = direction
    model.update(traits: traits)
    return model
  }

  /// Swipes as a host does; false where there is nothing to swipe.
  @discardableResult
  private func swipe(_ model: NavigationModel, _ direction: SwipeDirection) -> Bool {
    guard let action = model.swipeMove(towards: direction) else { return false }
    return model.user(action).change != nil
  }

  @Test("upright a swipe brings the sidebar in, the other way out again, and then the inspector in")
  func upright() throws {
    let model = try model(.inspected, .upright)
    for (direction, shown) in [
      (SwipeDirection.right, ["sidebar/overlaid", "detail"]), (.left, ["detail"]),
      (.left, ["detail", "inspector/overlaid"]), (.right, ["detail"]),
    ] {
      #expect(swipe(model, direction))
      #expect(model.shownColumns == shown)
    }
  }

  @Test("right-to-left the swipes are mirrored")
  func mirrored() throws {
    let model = try model(.inspected, .upright, direction: .rightToLeft)
    for (direction, shown) in [
      (SwipeDirection.left, ["sidebar/overlaid", "detail"]), (.right, ["detail"]),
      (.right, ["detail", "inspector/overlaid"]), (.left, ["detail"]),
    ] {
      #expect(swipe(model, direction))
      #expect(model.shownColumns == shown)
    }
  }

  @Test("side by side, a swipe takes the column at that side away and brings it back")
  func lying() throws {
    let model = try model(.inspected, .lying)
    swipe(model, .left)
    #expect(model.shownColumns == ["detail", "inspector"])
    swipe(model, .right)
    #expect(model.shownColumns == ["sidebar", "detail", "inspector"])
    swipe(model, .right)
    #expect(model.shownColumns == ["sidebar", "detail"])
  }

  @Test("deep in a stack a swipe onward goes back first")
  func deep() throws {
    let model = try model(.inspected, .upright)
    model.front.push(Page.item(1))
    swipe(model, .right)
    #expect(model.path == ["blank"])
    #expect(model.shownColumns == ["detail"])
    swipe(model, .right)
    #expect(model.shownColumns == ["sidebar/overlaid", "detail"])
  }

  @Test("what the style does not allow can't be swiped")
  func fixed() throws {
    for traits in [Traits.lying, .upright] {
      let model = try model(.inspected, traits, [])
      let before = model.tree
      for direction in SwipeDirection.allCases { #expect(!swipe(model, direction)) }
      #expect(model.tree == before)
    }
  }

  @Test("in one stack a swipe onward goes back, through the columns before, and no further")
  func collapsed() throws {
    let model = try model(.inspected, .third)
    model.root.show(Page.item(1))
    model.front.push(Page.item(2))
    #expect(model.swipeMove(towards: .left) == nil)
    for path in [["item-1"], ["sidebar"]] {
      swipe(model, .right)
      #expect(model.path == path)
    }
    #expect(model.swipeMove(towards: .right) == nil)
  }

  @Test("a stack without columns goes back, and the root of a sheet stays")
  func stack() throws {
    let model = try makeModel()
    model.update(traits: .upright)
    #expect(model.swipeMove(towards: .right) == nil)
    model.front.push(Page.item(1))
    #expect(model.swipeMove(towards: .left) == nil)
    swipe(model, .right)
    #expect(model.path == ["home"])
    model.front.present(Page.item(2))
    #expect(model.swipeMove(towards: .right) == nil)
  }

  @Test("where the column in front has no place, the user is in the next one towards the detail")
  func nearest() {
    let two = ColumnArrangement([.init(.content, width: 300), .init(.detail, width: 500)])
    #expect(
      ColumnRole.allCases.filter { $0 != .single }.map(two.current)
        == [.content, .content, .detail, .detail])
    let outer = ColumnArrangement([.init(.sidebar, width: 300), .init(.detail, width: 500)])
    #expect(outer.current(.content) == .detail)
    #expect(ColumnArrangement.collapsed(width: 1).current(.content) == .content)
  }
}
