extension Move.Action: CustomStringConvertible {
  /// The action as text, as outcomes and logs show it.
  public var description: String {
    switch self {
    case .push(let one, let unlessOnTop): "push \(one)\(unlessOnTop ? " unless on top" : "")"
    case .pop(let count): "pop \(count)"
    case .popTo(let match): "pop to \(match)"
    case .popToRoot: "pop to root"
    case .replaceTop(let one): "replace top with \(one)"
    case .setPath(let path): "set path \(Self.text(of: path))"
    case .insert(let path, let index): "insert \(Self.text(of: path)) at \(index)"
    case .remove(let match): "remove \(match)"
    case .transfer(let entry, let target): "transfer \(entry) to \(target)"
    case .show(let one): "show \(one)"
    case .front(let role): "front \(role.rawValue)"
    case .setColumn(let role, let visibility): "set column \(role.rawValue) \(visibility.rawValue)"
    case .toggleColumn(let role): "toggle column \(role.rawValue)"
    case .resizeColumn(let role, let width): "resize column \(role.rawValue) to \(width)"
    case .select(let page): "select page \(page)"
    case .selectOrPopToRoot(let page): "select page \(page), or pop to its root"
    case .setPages(let pages): "set pages \(Self.text(of: pages))"
    case .insertPages(let pages, let index): "insert pages \(Self.text(of: pages)) at \(index)"
    case .removePage(let page): "remove page \(page)"
    case .movePage(let page, let index): "move page \(page) to \(index)"
    case .back: "back"
    case .home: "home"
    case .present(let kind, let plan):
      "present \(kind.rawValue) \(Self.text(of: plan.destinations))"
    case .dismiss(.this): "dismiss"
    case .dismiss(.top): "dismiss top"
    case .dismiss(.all): "dismiss all"
    case .dismiss(.downTo(let id)): "dismiss down to \(id)"
    case .leave(let entry): "leave \(entry)"
    case .reveal(let entry): "reveal \(entry)"
    case .batch(let moves):
      "batch [\(moves.map { "\($0.action) in \($0.target)" }.joined(separator: "; "))]"
    case .close: "close"
    }
  }

  /// Destinations as text; of many, the first and how many there are.
  private static func text(of path: [Destination]) -> String { text(of: path, \.description) }

  private static func text(of pages: [PagePlan]) -> String {
    text(of: pages) { $0.key ?? text(of: $0.content.destinations) }
  }

  private static func text<One>(of all: [One], _ describe: (One) -> String) -> String {
    let limit = 8
    let first = all.prefix(limit).map(describe).joined(separator: ", ")
    return all.count > limit ? "[\(first), … \(all.count) in all]" : "[\(first)]"
  }
}
