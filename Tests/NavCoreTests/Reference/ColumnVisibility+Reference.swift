import NavCore

extension ColumnVisibility {
  /// The engine's word for a wish of the reference.
  init(_ wish: ReferenceColumn.Wish) {
    switch wish {
    case .automatic: self = .automatic
    case .shown: self = .shown
    case .hidden: self = .hidden
    }
  }
}
