/// The rows of a list that were made, each composed by itself.
@MainActor final class ListPart {
  private let id: NodeID
  private weak let composer: Composer?
  private let didBecomeInvalid: @MainActor () -> Void
  private var count = 0
  private var revision = 0
  private var givenRevision: Int?
  private var key: @MainActor (Int) -> String = { "\($0)" }
  private var row: @MainActor (Int) -> [any NodeContent] = { _ in [] }
  private var rows: [NodeID: (unit: CompositionUnit, used: Int, index: Int)] = [:]
  private var sweptFrame = 0

  /// How many rows are kept, a few screens full, before those out of sight are let go.
  private static let limit = 512

  init(id: NodeID, composer: Composer?, didBecomeInvalid: @escaping @MainActor () -> Void) {
    self.id = id
    self.composer = composer
    self.didBecomeInvalid = didBecomeInvalid
  }

  /// The list as a frame holds it.
  var source: ListSource {
    ListSource(id: id, count: count, revision: revision) { [weak self] index in
      self?.node(at: index) ?? Node.column([])
    }
  }

  /// Takes what the body says of the list.
  func update(
    count: Int, revision given: Int?, key: @escaping @MainActor (Int) -> String,
    row: @escaping @MainActor (Int) -> [any NodeContent]
  ) {
    let isKept = given != nil && given == givenRevision && count == self.count
    self.count = count
    self.key = key
    self.row = row
    givenRevision = given
    guard !isKept else { return }
    revision += 1
    for row in rows.values { row.unit.invalidate() }
  }

  func drop() {
    for row in rows.values { row.unit.drop() }
  }

  func handler(for id: NodeID) -> NodeHandler? {
    for row in rows.values {
      if let handler = row.unit.handler(for: id) { return handler }
    }
    return nil
  }

  private func node(at index: Int) -> Node {
    guard let composer else { return Node.column([]) }
    var rowID = id.child(key(index))
    // Two rows under one key are two rows all the same: the second one goes by its number too.
    if let other = rows[rowID], other.index != index, other.used == composer.frameNumber {
      rowID = rowID.child(index)
    }
    let unit = rows[rowID]?.unit ?? makeRow(rowID, composer)
    let row = row
    unit.make = { row(index) }
    rows[rowID] = (unit, composer.frameNumber, index)
    return unit.current()
  }

  private func makeRow(_ rowID: NodeID, _ composer: Composer) -> CompositionUnit {
    if rows.count >= Self.limit { forgetOldRows(composer.frameNumber) }
    return CompositionUnit(id: rowID, composer: composer, make: { [] }) { [weak self] in
      self?.revision += 1
      self?.didBecomeInvalid()
    }
  }

  /// Lets go of rows out of sight, once a frame: within one frame no more rows get out of sight.
  private func forgetOldRows(_ frame: Int) {
    guard sweptFrame != frame else { return }
    sweptFrame = frame
    for (id, row) in rows where row.used < frame - 1 {
      row.unit.drop()
      rows[id] = nil
    }
  }
}
