import NavCore

/// A tree to try moves on: what it starts as, and the moves that lead to it.
struct SmallTree {
  let plan: ReferencePlan
  var setup: [ReferenceMove] = []

  /// The same tree after more moves.
  func after(_ moves: ReferenceMove...) -> SmallTree {
    SmallTree(plan: plan, setup: setup + moves)
  }
}

extension SmallTree {
  /// Stacks of up to three entries over two routes; the first route may be called `a`. And some of
  /// screens built on the spot, and of routes of another type.
  static var stacks: [SmallTree] {
    let letters = ["a", "b"]
    let paths: [[String?]] =
      [[]] + letters.map { [$0] } + letters.flatMap { one in letters.map { [one, $0] } }
    let others: [[String?]] = [
      ["a", nil], [nil], ["b", nil, nil], ["a", "1", "2"], ["1", "a", "1"],
    ]
    return (paths.map { ["a"] + $0 } + others).map { SmallTree(plan: .stack($0, tag: "only")) }
  }

  /// A sidebar and a detail column, each with and without a path; each in front; the sidebar asked
  /// to be shown, hidden, or neither.
  static var columns: [SmallTree] {
    var result: [SmallTree] = []
    let contents: [(sidebar: [String], detail: [String])] = [
      (["a"], ["a"]), (["a"], ["b"]), (["a", "b"], ["b"]), (["a"], ["b", "a"]),
      (["a", "b"], ["a", "b"]),
    ]
    for front: ColumnRole in [.sidebar, .detail] {
      for (sidebar, detail) in contents {
        let plan = ReferencePlan.twoColumns(
          sidebar[0], detail[0], front: front, tags: ("s", "d", "both"))
        var tree = SmallTree(plan: plan)
        for route in sidebar.dropFirst() {
          tree = tree.after(.init(.push(route), in: .tagged("s")))
        }
        for route in detail.dropFirst() { tree = tree.after(.init(.push(route), in: .tagged("d"))) }
        let other: ColumnRole = front == .sidebar ? .detail : .sidebar
        result.append(tree)
        result.append(tree.after(.init(.setColumn(.sidebar, .shown), in: .root)))
        result.append(tree.after(.init(.setColumn(other, .hidden), in: .root)))
      }
    }
    return result
  }

  /// Three columns, each in front and each hidden; columns that lack a detail; one alone.
  static var otherColumns: [SmallTree] {
    func plan(_ roles: [ColumnRole], front: ColumnRole) -> ReferencePlan {
      .columns(roles.map { .init(role: $0, root: "a", tag: $0.rawValue) }, front: front)
    }
    let roles: [ColumnRole] = [.sidebar, .content, .detail]
    let three = roles.flatMap { front in
      [SmallTree(plan: plan(roles, front: front))]
        + roles.filter { $0 != front }.map { hidden in
          SmallTree(plan: plan(roles, front: front))
            .after(.init(.setColumn(hidden, .hidden), in: .root))
        }
    }
    let others = [plan([.sidebar, .content], front: .content), plan([.sidebar], front: .sidebar)]
    return three + others.map { SmallTree(plan: $0) }
  }

  /// Two pages of stacks, pages in a page, columns in a page; each page selected.
  static var pagers: [SmallTree] {
    var plans: [ReferencePlan] = []
    for selection in 0...1 {
      for (first, second) in [(["a"], ["b"]), (["a", "b"], ["b"]), (["b"], ["a", "a"])] {
        plans.append(
          .pager([.stack(first, tag: "1st"), .stack(second, tag: "2nd")], selection: selection))
      }
      for inner in 0...1 {
        let pages = ReferencePlan.pager(
          [.stack(["a"]), .stack(["b", "a"], tag: "inner")], selection: inner, tag: "2nd")
        plans.append(.pager([.stack(["a", "b"], tag: "1st"), pages], selection: selection))
      }
      for front: ColumnRole in [.sidebar, .detail] {
        let columns = ReferencePlan.twoColumns(front: front, tags: ("s", "d", "1st"))
        plans.append(.pager([columns, .stack(["b"], tag: "2nd")], selection: selection))
      }
    }
    plans.append(.pager([.stack(["a", "b"])], tag: "outer"))
    return plans.map { SmallTree(plan: $0) }
  }

  /// Trees with one and two presentations of every kind of container, over every kind.
  static var presented: [SmallTree] {
    let roots: [ReferencePlan] = [
      .stack(["a", "b"], tag: "root"), .twoColumns(front: .detail),
      .pager([.stack(["a"]), .stack(["b", "a"], tag: "root")], selection: 1),
    ]
    let shown: [ReferencePlan] = [
      .stack(["a"], tag: "over"), .stack(["b", nil], tag: "over"),
      .twoColumns(front: .detail, tags: ("s", "d", "over")),
      .pager([.stack(["a"]), .stack(["b", "a"])], selection: 1, tag: "over"),
    ]
    let one = roots.flatMap { root in
      shown.map { SmallTree(plan: root).after(.init(.present(.sheet, $0), in: .front)) }
    }
    let two = one.indices.filter { $0 % 5 != 3 }.map { index in
      let kind: Presentation.Kind = index % 2 == 0 ? .cover : .alert
      let plan: ReferencePlan =
        index % 3 == 0 ? .pager([.stack(["a"]), .stack(["b"])]) : .stack(["b", "a"])
      return one[index].after(.init(.present(kind, plan), in: index % 2 == 0 ? .front : .root))
    }
    return one + two
  }

  /// Entries that hold pages or columns: at the root, on top, below the top, in columns, in pages, in
  /// each other and in presentations; with another page selected, another column in front, a path.
  static var holders: [SmallTree] {
    func inFront(_ action: ReferenceMove.Action) -> ReferenceMove { .init(action, in: .front) }
    let plans: [ReferencePlan] = [
      .stack(["p"], tag: "only"), .stack(["a", "p"], tag: "only"), .stack(["a", "c"], tag: "only"),
      .stack(["a", "p", "b"]), .twoColumns("a", "p", front: .detail, tags: ("s", "d", "both")),
      .twoColumns("c", "b"), .pager([.stack(["a", "p"], tag: "1st"), .stack(["c"], tag: "2nd")]),
    ]
    let trees = plans.map { SmallTree(plan: $0) }
    let alone = SmallTree(plan: .stack(["a"], tag: "root"))
    return trees + [
      trees[1].after(inFront(.select(.next))), trees[2].after(inFront(.front(.detail))),
      trees[1].after(inFront(.push("p"))), trees[2].after(inFront(.push("b"))),
      trees[0].after(inFront(.select(.next)), inFront(.push("c"))),
      alone.after(inFront(.present(.sheet, .stack(["p"], tag: "over")))),
      alone.after(inFront(.push("p")), inFront(.present(.cover, .twoColumns("a", "c")))),
    ]
  }
}
