import NavCore

/// What a step of the bars app keeps: how many rows it has, what they are searched for, and whether
/// work goes on.
@MainActor struct BarsDraft {
  private let context: ScreenContext

  init(_ context: ScreenContext) {
    self.context = context
  }

  /// How many rows there are.
  var count: Int {
    get { if case .int(let count) = context.state.values["count"] { count } else { 30 } }
    nonmutating set { context.state.values["count"] = .int(newValue) }
  }

  /// What the rows are searched for.
  var query: String {
    get { if case .string(let query) = context.state.values["query"] { query } else { "" } }
    nonmutating set { context.state.values["query"] = .string(newValue) }
  }

  /// Whether work goes on.
  var isWorking: Bool {
    get { context.state.values["working"] == .bool(true) }
    nonmutating set { context.state.values["working"] = .bool(newValue) }
  }

  /// The texts of the rows in which what is searched for is found.
  func rows(beside step: Int) -> [String] {
    (1...max(1, count)).map { "Row \($0) of step \(step)" }
      .filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }
  }
}
