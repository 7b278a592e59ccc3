import NavCore
import Testing

@Suite("Moves to what is not there")
@MainActor struct NotFoundTests {
  private let strange = Destination.to(Stranger())

  private var actions: [Move.Action] {
    [
      .push(strange), .replaceTop(strange), .show(strange),
      .setPath([.to(Page.home), strange]), .present(.sheet, .stack(Stranger())),
      .present(.sheet, .stack(.to(Page.home), path: [strange])),
      .present(.cover, .columns(sidebar: Page.home, detail: Stranger())),
    ]
  }

  @Test("a move that brings an unknown route finds no screen and changes nothing")
  func unknownRoute() throws {
    let model = try makeModel()
    let before = model.tree
    for action in actions {
      let outcome = model.perform(Move(action, in: before.root))
      #expect(outcome.missing?.contains("stranger") == true, "\(action)")
      #expect(model.tree == before)
    }
  }

  @Test("a move in a container that is gone finds none")
  func unknownContainer() throws {
    let model = try makeModel()
    model.root.present(Page.item(1))
    let sheet = model.front
    sheet.dismiss()
    for action: Move.Action in [.push(.to(Page.home)), .pop(1), .back, .home, .dismiss(), .close] {
      let missing = sheet.perform(action, animated: true, cause: .code).missing
      #expect(missing?.contains(sheet.container.description) == true, "\(action)")
    }
    #expect(sheet.entries.isEmpty)
  }

  @Test("a column that is not there is not found")
  func unknownColumn() throws {
    let model = try makeModel(.twoColumns)
    #expect(model.root.front(.inspector).missing?.contains("inspector") == true)
  }

  @Test("a navigator that outlives its model finds nothing")
  func goneModel() throws {
    var model: NavigationModel? = try makeModel()
    let navigator = try #require(model?.root)
    model = nil
    #expect(navigator.push(Page.home).missing?.contains("model") == true)
    #expect(navigator.entries.isEmpty)
  }
}
