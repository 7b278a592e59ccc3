import NavCore

/// A container to be made, for the reference and for the engine alike; nil is a built screen.
indirect enum ReferencePlan: Hashable {
  /// One column to be made.
  struct Column: Hashable {
    let role: ColumnRole
    let root: String?
    var tag: String?
  }

  case stack([String?], tag: String? = nil)
  case columns([Column], front: ColumnRole, tag: String? = nil)
  case pager([ReferencePlan], selection: Int = 0, tag: String? = nil)

  /// The routes that it brings, in order.
  var routes: [String?] {
    switch self {
    case .stack(let routes, _): routes
    case .columns(let columns, _, _): columns.map(\.root)
    case .pager(let pages, _, _): pages.flatMap(\.routes)
    }
  }

  /// The tags that it claims.
  var tags: [String] {
    switch self {
    case .stack(_, let tag): tag.map { [$0] } ?? []
    case .columns(let columns, _, let tag): ([tag] + columns.map(\.tag)).compactMap(\.self)
    case .pager(let pages, _, let tag): (tag.map { [$0] } ?? []) + pages.flatMap(\.tags)
    }
  }

  /// A sidebar and a detail column.
  static func twoColumns(
    _ sidebar: String? = "a", _ detail: String? = "b", front: ColumnRole = .sidebar,
    tags: (String?, String?, String?) = (nil, nil, nil)
  ) -> ReferencePlan {
    .columns(
      [
        Column(role: .sidebar, root: sidebar, tag: tags.0),
        Column(role: .detail, root: detail, tag: tags.1),
      ], front: front, tag: tags.2)
  }
}
