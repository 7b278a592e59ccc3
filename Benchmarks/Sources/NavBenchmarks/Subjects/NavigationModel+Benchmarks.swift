import NavCore

extension NavigationModel {
  /// A model with one stack, which holds so many entries.
  ///
  /// No style is registered, so that frames have bodies alone.
  static func stack(depth: Int) -> NavigationModel {
    let model = showing(.stack(Page.start))
    if depth > 1 { model.root.setPath(Page.items(depth - 1)) }
    return model
  }

  /// A model of a container.
  static func showing(_ root: ContainerPlan) -> NavigationModel {
    let app = NavApp("Benchmarks", registry: Registry(), root: root)
    do {
      return NavigationModel(try app.route(Page.self) { page, _ in page.screen })
    } catch {
      preconditionFailure("one type of route can't share its name: \(error)")
    }
  }
}
