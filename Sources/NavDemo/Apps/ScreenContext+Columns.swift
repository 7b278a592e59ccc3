import NavCore

extension ScreenContext {
  /// The route at the root of the detail column, as far as it is seen beside the column that asks.
  ///
  /// Whoever reads it in a body is composed again when it changes.
  func routeBeside<R: Route>(_ type: R.Type) -> R? {
    guard let model else { return nil }
    let arrangement = model.arrangement(of: model.root.container)
    guard arrangement.shown.contains(where: { $0.role == .detail }) else { return nil }
    return model.navigator(tagged: Self.detail)?.entries.first?.route?.as(type)
  }

  /// The tag of the detail column's navigator in every sample app that has columns.
  nonisolated static let detail = "detail"
}
