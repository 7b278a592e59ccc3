import NavCore

extension FilesApp {
  /// The entries of a folder.
  func folder(_ path: RawPath, _ context: ScreenContext) -> Screen {
    let reading = Reading<DirectoryListing> { progress throws(FileProblem) in
      let above = context.navigator.entries.prefix { $0.id != context.entry.id }
        .compactMap { $0.route?.as(FilesPage.self)?.folder }
      return try await DirectoryLoader().load(path, inside: above, progress: progress)
    }
    return Screen(path.name) {
      switch reading.state {
      case .running(0): Working("Reading")
      case .running(let count): Working("Reading, \(Self.number(count)) entries so far")
      case .failed(let problem):
        Trouble(problem.title, [problem.path.text, problem.advice]) {
          context.run { await reading.start() }
        }
      case .done(let listing):
        if listing.items.isEmpty {
          Hint("This folder is empty.")
        } else {
          list(of: listing, revision: reading.revision, context)
        }
      }
    }
    .trailing {
      BarItem("Reload", isEnabled: !reading.isRunning) { context.run { await reading.start() } }
    }
    .task { await reading.start() }
  }

  /// The rows of a folder; they are made when they come in sight.
  private func list(
    of listing: DirectoryListing, revision: Int, _ context: ScreenContext
  ) -> ListNode {
    let items = listing.items
    return ListNode(
      count: items.count, id: { RawPath(bytes: items[$0].rawName)?.escaped ?? "" },
      revision: revision
    ) { index in
      FileRow(items[index], context, previews)
    }
  }

  /// A number with its thousands set apart.
  private static func number(_ number: Int) -> String {
    let digits = Array("\(number)")
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]
      })
  }
}
