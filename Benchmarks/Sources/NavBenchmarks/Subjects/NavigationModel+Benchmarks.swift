import NavCore

extension NavigationModel {
  /// A model with one stack, which holds so many entries.
  ///
  /// No style is registered, so that frames have bodies alone.
  static func stack(depth: Int) -> NavigationModel {
    let app = NavApp("Benchmarks", registry: Registry(), root: .stack(Page.start))
    do {
      let model = NavigationModel(try app.route(Page.self) { page, _ in page.screen })
      if depth > 1 { model.root.setPath(Page.items(depth - 1)) }
      return model
    } catch {
      preconditionFailure("one type of route can't share its name: \(error)")
    }
  }
}
