import NavCore

extension FilesApp {
  /// What is in a file: its text, or its size and kind.
  func file(_ path: RawPath, _ context: ScreenContext) -> Screen {
    let reading = previews.reading(of: path, for: context)
    return Screen(path.name) {
      switch reading.state {
      case .running: Working("Reading")
      case .failed(let problem):
        Trouble(problem.title, [problem.path.text, problem.advice]) {
          context.run { await reading.start() }
        }
      case .done(let preview): Self.contents(of: preview, revision: reading.revision)
      }
    }
    .trailing {
      BarItem("Reload", isEnabled: !reading.isRunning) { context.run { await reading.start() } }
    }
    .task { await reading.start() }
  }

  @NodeBuilder private static func contents(
    of preview: FilePreview, revision: Int
  ) -> [any NodeContent] {
    switch preview.content {
    case .empty: Hint("This file is empty.")
    case .binary:
      Hint(capitalized(preview.summary), detail: "It holds no text that could be shown.")
    case .special:
      Hint(
        capitalized(preview.summary), detail: "It is never opened, since that could have effects.")
    case .text(let text):
      RowNode(label: preview.summary) {
        TextNode(
          [capitalized(preview.summary), preview.notice].compactMap(\.self).joined(separator: ". "),
          font: .caption, ink: .secondary)
      }
      DividerNode()
      ListNode(count: text.lines.count, revision: revision) { index in
        RowNode(label: text.lines[index]) { TextNode(text.lines[index], font: .monospaced) }
      }
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
