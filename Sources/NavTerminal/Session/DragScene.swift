import NavLayout

/// What is shown where while a drag holds something: a drag belongs to that, and ends with it.
struct DragScene: Equatable {
  private let size: LayoutSize
  private let contents: [PlacedGroup.ID: PlacedGroup.Key]

  /// Nothing.
  init() {
    size = LayoutSize(0, 0)
    contents = [:]
  }

  init(_ placed: PlacedFrame) {
    size = placed.size
    contents = Dictionary(
      placed.groups.map { ($0.id, $0.key) }, uniquingKeysWith: { first, _ in first })
  }
}
