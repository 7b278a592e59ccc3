import NavCore
import Testing

@Suite("With motion or without")
@MainActor struct AnimatedTests {
  @Test("guards see whether motion was asked for, by every way to ask", arguments: Convenience.all)
  func guards(_ convenience: Convenience) throws {
    for isAnimated in [true, false] {
      let seen = Box<[Move]>()
      let model = try makeModel(
        Convenience.plan,
        guards: [
          Guard { proposal in
            seen.value?.append(proposal.move)
            return .allow
          }
        ])
      let navigator = model.prepared()
      seen.value = []
      #expect(convenience.ask(navigator, isAnimated, { _ in }).change != nil)
      #expect(seen.value?.map(\.isAnimated) == [isAnimated])
      #expect(seen.value?.map(\.cause) == [.code])
    }
  }

  @Test("motion is the default, and perform takes who asks")
  func defaults() throws {
    let seen = Count()
    let model = try makeModel(guards: [
      Guard { proposal in
        seen.log.append("\(proposal.move.cause) \(proposal.move.isAnimated)")
        return .allow
      }
    ])
    model.root.push(Page.item(1))
    model.root.perform(.back, cause: .user)
    model.perform(Move(.push(.to(Page.item(1))), in: .root, cause: .message))
    model.root.perform(.back, animated: false)
    #expect(seen.log == ["code true", "user true", "message true", "code false"])
  }

  @Test("the outcome and the tree are the same with motion and without")
  func same() throws {
    let models = try [true, false].map { isAnimated in
      let model = try makeModel()
      for number in 0..<40 { model.root.push(Page.item(number), animated: isAnimated) }
      #expect(model.root.popToRoot(animated: isAnimated).change?.removed.count == 40)
      return model
    }
    #expect(models[0].tree == models[1].tree)
  }
}
