import NavCore

/// A note in a list: its title and the line after it.
struct NoteRow: NodeContent {
  private let note: Note
  private let screen: ScreenContext

  init(_ note: Note, _ screen: ScreenContext) {
    self.note = note
    self.screen = screen
  }

  func nodes(in context: NodeContext) -> [Node] {
    let page = NotesPage.note(note.id)
    return RowNode(
      label: note.title, isSelected: screen.routeBeside(NotesPage.self) == page
    ) {
      screen.navigator.show(page)
    } content: {
      StackNode {
        TextNode(note.title, font: .headline, lineLimit: 1)
        TextNode(note.excerpt ?? " ", font: .caption, ink: .secondary, lineLimit: 1)
      }
    }.nodes(in: context)
  }
}
