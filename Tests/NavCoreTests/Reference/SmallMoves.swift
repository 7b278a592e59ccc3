import NavCore

/// Every move with a few parameters, in every container of a tree.
struct SmallMoves {
  private let tree: ReferenceTree
  private let items: [Int]
  private let containers: [Int]
  /// A number, and a tag, that nothing has.
  private let nowhere = -1
  private let noTag = "nowhere"
  private let routes: [String?] = ["a", "b", nil]

  private let hasPairs: Bool

  /// - Parameters:
  ///   - tree: the tree.
  ///   - hasPairs: whether all pairs of some moves are among the batches.
  init(_ tree: ReferenceTree, hasPairs: Bool) {
    self.tree = tree
    self.hasPairs = hasPairs
    items = tree.items.map(\.number)
    containers = tree.nodes.map(\.number)
  }

  /// All of them.
  var all: [ReferenceMove] {
    let inEach = tree.nodes.flatMap { node in
      actions(in: node).map { ReferenceMove($0, in: .number(node.number)) }
    }
    let names: [ReferenceMove.Target] =
      [.root, .front] + tree.tags.keys.sorted().map { .tagged($0) }
    let byName = names.flatMap { name in sample.map { ReferenceMove($0, in: name) } }
    let lost: [ReferenceMove.Target] = [.number(nowhere), .tagged(noTag)]
    let toNowhere = lost.flatMap { target in
      (sample + anywhere).map { ReferenceMove($0, in: target) }
    }
    return inEach + byName + toNowhere + (anywhere + batches).map { ReferenceMove($0, in: .root) }
  }

  /// One of each kind, to see that a container is found.
  private var sample: [ReferenceMove.Action] {
    [
      .push("a"), .pop(1), .popToRoot, .replaceTop("b"), .setPath(["a"]), .insert(["b"], at: 1),
      .remove(.route("b")), .show("b"), .front(.detail), .setColumn(.sidebar, .hidden),
      .select(.next), .back, .home, .present(.sheet, .stack(["a"])), .dismiss(.this), .batch([]),
    ]
  }

  /// Those that mean something else in each container.
  private func actions(in node: ReferenceNode) -> [ReferenceMove.Action] {
    onStack(node.outerStack) + transfers(from: node.outerStack) + onColumns + onPages + [
      .back, .home, .dismiss(.this), .push(ReferenceTree.stranger),
      .present(.sheet, .stack(["a"], tag: "new")), .present(.cover, .twoColumns()),
      .present(.alert, .pager([.stack([nil]), .stack(["b"])], selection: 1)),
      .present(.sheet, .stack(["a"], tag: tree.tags.keys.min() ?? "new")),
      .present(.sheet, .pager([.stack(["a"]), .stack([ReferenceTree.stranger])])),
    ]
  }

  private func onStack(_ stack: ReferenceNode) -> [ReferenceMove.Action] {
    let matches: [ReferenceMove.Match] =
      (stack.items.map(\.number) + [nowhere]).map { .number($0) } + [
        .route("a"), .route("b"), .kind("a"), .kind("1"), .kind("p"), .anyOf([nil]),
        .anyOf(["b", nil]),
      ]
    let paths: [[String?]] = [
      [], ["a"], ["b"], ["a", "b"], ["b", "a"], [nil], ["b", "a", "b"],
      ["a", ReferenceTree.stranger],
    ]
    var actions: [ReferenceMove.Action] = [.popToRoot]
    actions += [.push("p"), .replaceTop("c"), .setPath(["p", "a"]), .insert(["c"], at: 1)]
    actions += routes.flatMap { [.push($0), .push($0, unlessOnTop: true), .replaceTop($0)] }
    actions += [-1, 0, 1, 2, 9, .max].map { .pop($0) }
    actions += matches.flatMap { [.popTo($0), .remove($0)] }
    actions += paths.map { .setPath($0) }
    actions += (0...4).map { .insert(["a"], at: $0) }
    actions += [.insert([], at: 1), .insert(["b", nil], at: 1), .insert(["b", nil], at: 2)]
    return actions
  }

  private func transfers(from stack: ReferenceNode) -> [ReferenceMove.Action] {
    let others = items.filter { item in !stack.items.contains { $0.number == item } }.prefix(1)
    let own = stack.items.map(\.number)
    let top = own[own.count - 1]
    return (own + others + [nowhere]).flatMap { item in
      containers.map { .transfer(item, to: .number($0)) }
    } + [.transfer(top, to: .root), .transfer(top, to: .front)]
      + own.dropFirst().flatMap { item -> [ReferenceMove.Action] in
        [.transfer(item, to: .number(nowhere)), .transfer(item, to: .tagged(noTag))]
      }
  }

  private var onColumns: [ReferenceMove.Action] {
    let roles: [ColumnRole] = [.sidebar, .content, .detail]
    return routes.map { .show($0) } + roles.map { .front($0) }
      + roles.flatMap { role in ReferenceColumn.Wish.allCases.map { .setColumn(role, $0) } }
  }

  private var onPages: [ReferenceMove.Action] {
    let tags = ["1st", "2nd", "inner", noTag]
    return [-1, 0, 1, 9].map { .select(.index($0)) } + [.select(.next), .select(.previous)]
      + (containers + [nowhere]).map { .select(.number($0)) } + tags.map { .select(.tagged($0)) }
  }

  /// Those that mean the same wherever they are asked for.
  private var anywhere: [ReferenceMove.Action] {
    (items + [nowhere]).flatMap { item -> [ReferenceMove.Action] in [.leave(item), .reveal(item)] }
      + (containers + [nowhere]).map { .dismiss(.downTo($0)) } + [.dismiss(.top), .dismiss(.all)]
  }

  private var batches: [ReferenceMove.Action] {
    func inFront(_ action: ReferenceMove.Action) -> ReferenceMove { .init(action, in: .front) }
    let sheet = inFront(.present(.sheet, .stack(["a"], tag: "new")))
    let steps = [
      inFront(.push("a")), inFront(.pop(1)), inFront(.back), inFront(.home), inFront(.show("b")),
      inFront(.setPath(["b", "a"])), inFront(.dismiss(.top)),
      inFront(.push(ReferenceTree.stranger)),
      .init(.push("b"), in: .root), .init(.push("b"), in: .tagged("new")), sheet,
      .init(.select(.next), in: .root), .init(.front(.detail), in: .root),
      .init(.setColumn(.sidebar, .hidden), in: .root), inFront(.remove(.route("b"))),
      inFront(.insert(["a"], at: 1)),
    ]
    let pairs = steps.flatMap { one in
      hasPairs ? steps.map { ReferenceMove.Action.batch([one, $0]) } : []
    }
    let longer = steps.flatMap { step -> [ReferenceMove.Action] in
      [
        .batch([step]), .batch([sheet, .init(.push("b"), in: .tagged("new")), step]),
        .batch([inFront(.batch([step, inFront(.push("b"))])), inFront(.pop(2)), step]),
      ]
    }
    return [.batch([])] + longer + pairs
  }
}
