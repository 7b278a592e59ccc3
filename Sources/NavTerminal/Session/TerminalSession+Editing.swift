import NavCore
import NavLayout

extension TerminalSession {
  /// Keeps the caret with the field that has the focus, and within its text.
  func followFocus() {
    guard let target = placed.focused, let field = target.field else {
      editor = nil
      return
    }
    let count = field.text.count
    if editor?.id != target.id { editor = FieldEditor(id: target.id, caret: count) }
    if let caret = editor?.caret, caret > count { editor?.caret = count }
  }

  /// Takes a key for the field that has the focus; false for a key that means something else.
  func edit(_ press: KeyPress, _ field: FieldNode.Attributes) -> Bool {
    guard let editor else { return false }
    let count = field.text.count
    switch press.key {
    case .character(let character):
      guard press.modifiers.isSubset(of: .shift) else { return true }
      insert(String(character), field)
    case .enter:
      if field.isMultiline {
        insert("\n", field)
      } else if !composer.activate(editor.id) {
        moveFocus(1)
      }
    case .backspace: remove(at: editor.caret - 1, field)
    case .delete: remove(at: editor.caret, field)
    case .left: self.editor?.caret = max(0, editor.caret - 1)
    case .right: self.editor?.caret = min(count, editor.caret + 1)
    case .home: self.editor = FieldEditor(id: editor.id, caret: lineBounds(field).lowerBound)
    case .end: self.editor = FieldEditor(id: editor.id, caret: lineBounds(field).upperBound)
    case .up, .down: return field.isMultiline && moveCaret(press.key == .up ? -1 : 1, field)
    default: return false
    }
    return true
  }

  /// Puts text at the caret; a field of one line takes line ends as blanks.
  func insert(_ text: String, _ field: FieldNode.Attributes) {
    guard let editor else { return }
    let text =
      field.isMultiline ? text : String(text.map { $0.isNewline ? " " : $0 })
    var whole = field.text
    whole.insert(
      contentsOf: text, at: whole.index(whole.startIndex, offsetBy: editor.caret))
    // A mark that is typed joins the character before it, so the caret counts what came of it.
    let behind = field.text.count - editor.caret
    self.editor?.caret = max(0, whole.count - behind)
    composer.edit(editor.id, whole)
    refresh()
  }

  /// The place in the text of a field that is seen where the pointer is: as the field is shown now, and not
  /// as it will be once it has the focus.
  func place(
    at point: LayoutPoint, in target: FocusTarget, _ field: FieldNode.Attributes
  ) -> Int {
    let rect = target.whole
    let own = editor?.id == target.id ? editor : nil
    let view = FieldView(field, editor: own, columns: rect.width, rows: rect.height)
    return view.place(
      column: point.x - rect.x, row: point.y - rect.y, in: field, columns: rect.width)
  }

  private func remove(at index: Int, _ field: FieldNode.Attributes) {
    guard let editor, (0..<field.text.count).contains(index) else { return }
    var whole = field.text
    whole.remove(at: whole.index(whole.startIndex, offsetBy: index))
    self.editor?.caret = index
    composer.edit(editor.id, whole)
    refresh()
  }

  /// The next key of the same input must find the text as it is now.
  private func refresh() { render() }

  private func lines(_ field: FieldNode.Attributes) -> [TextLine] {
    FieldView.lines(of: field.text, placed.focused?.rect.width ?? 1)
  }

  private func lineBounds(_ field: FieldNode.Attributes) -> ClosedRange<Int> {
    guard let editor, field.isMultiline else { return 0...field.text.count }
    let lines = lines(field)
    return FieldView.places(in: lines, line: FieldView.line(of: editor.caret, in: lines))
  }

  /// Moves the caret a line up or down; false at the first and the last one.
  private func moveCaret(_ step: Int, _ field: FieldNode.Attributes) -> Bool {
    guard let editor else { return false }
    let lines = lines(field)
    let at = FieldView.line(of: editor.caret, in: lines)
    guard lines.indices.contains(at + step) else { return false }
    let (here, there) = (lines[at], lines[at + step])
    let column = CharacterWidth.width(of: String(here.text.prefix(editor.caret - here.start)))
    let fitting = CharacterWidth.prefix(of: there.text, columns: column).text.count
    let places = FieldView.places(in: lines, line: at + step)
    self.editor?.caret = min(there.start + fitting, places.upperBound)
    return true
  }
}
