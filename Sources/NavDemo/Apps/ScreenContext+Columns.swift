import NavCore

extension ScreenContext {
  /// The route at the root of another column, the detail where nothing else is said, as far as it is
  /// seen beside the column that asks.
  ///
  /// Whoever reads it in a body is composed again when it changes.
  ///
  /// - Parameters:
  ///   - type: the type of the route.
  ///   - role: which column it is.
  ///   - tag: the tag of that column's navigator.
  func routeBeside<R: Route>(
    _ type: R.Type, _ role: ColumnRole = .detail, _ tag: String = Self.detail
  ) -> R? {
    guard showsColumn(role) else { return nil }
    return navigator(tagged: tag)?.entries.first?.route?.as(type)
  }

  /// Whether a column of the app is seen beside others.
  func showsColumn(_ role: ColumnRole) -> Bool {
    guard let model else { return false }
    return model.arrangement(of: model.root.container).shows(role)
  }

  /// The tag of the detail column's navigator in every sample app that has columns.
  nonisolated static let detail = "detail"
}
