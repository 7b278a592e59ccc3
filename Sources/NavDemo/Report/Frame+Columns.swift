import NavCore

extension Frame {
  /// The sets of columns that show, the outermost first.
  var columns: [ColumnsFrame] {
    layers.compactMap { layer in
      if case .columns(let columns) = layer.content { columns } else { nil }
    }
  }
}

extension ColumnsFrame {
  /// Whether all columns are collapsed to the one in front.
  var isCollapsed: Bool { columns.contains { $0.arranged.role == .single } }
}
