import NavCore

extension ManagedApp {
  /// A row whose press is told at the bottom: what is asked, what observers see, what comes of it.
  ///
  /// - Parameter perform: asks for the move, and has what it is given called after it.
  func row(
    _ title: String, _ detail: String, on side: Side, asking what: String,
    _ perform: @escaping @MainActor (_ animated: Bool, _ then: @escaping MoveCompletion) -> Void
  ) -> RowNode {
    RowNode(title, detail: detail, hasDisclosure: false) {
      let manner = desk.isAnimated ? "with motion" : "at once"
      let account = desk.begin("\(what), \(manner)", on: side)
      perform(desk.isAnimated) { outcome in
        desk.end(account, "The action after it: \(outcome.sentence)", on: side)
      }
    }
  }

  /// The row that says whether moves are animated, and changes it.
  var motionRow: RowNode {
    RowNode(
      desk.isAnimated ? "Motion: on" : "Motion: off", detail: "Whether moves are animated",
      hasDisclosure: false
    ) { desk.isAnimated.toggle() }
  }
}
