extension Registry {
  /// The transition that a text names: a registered one (`slide`), several at once (`slide+fade`), or
  /// one for the way forward and another one for the way back (`slide/fade`).
  ///
  /// - Throws: what ``Catalog/item(named:)`` throws for each name in it, and
  ///   ``RegistryError/badParameter(of:text:expected:)`` where it is not made of names like that.
  public func transition(named text: String) throws(RegistryError) -> any TransitionStyle {
    let ways = text.split(separator: "/", omittingEmptySubsequences: false)
    let names = ways.flatMap { $0.split(separator: "+", omittingEmptySubsequences: false) }
    guard ways.count <= 2, !names.contains(where: \.isEmpty) else {
      throw .badParameter(
        of: "a transition", text: text,
        expected: "a name, names joined by “+”, or one way forth and one back as in slide/fade")
    }
    let forward = try combination(ways[0])
    guard ways.count > 1 else { return forward }
    return AsymmetricTransition(forward: forward, backward: try combination(ways[1]))
  }

  private func combination(_ text: Substring) throws(RegistryError) -> any TransitionStyle {
    var result: (any TransitionStyle)?
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      let style = try transitions.item(named: String(name))
      result = result.map { CombinedTransition($0, style) } ?? style
    }
    guard let result else { return try transitions.item(named: "") }
    return result
  }
}
