import NavCore
import NavLayout

extension TerminalSession {
  /// Where the cursor rests: at the caret, else where those are who don't see the screen.
  var cursor: LayoutPoint {
    let rect = editor == nil ? reading?.rect ?? aim : aim
    return LayoutPoint(
      min(max(0, rect.x), max(0, columns - 1)), min(max(0, rect.y), max(0, rows - 1)))
  }

  /// What is to be in sight where not all of the room is: the caret, else what has the focus, else
  /// where the stack begins that the user is in.
  var aim: LayoutRect {
    if let target = placed.focused {
      guard let field = target.field, let editor, editor.id == target.id else { return target.rect }
      let rect = target.rect
      let view = FieldView(field, editor: editor, columns: rect.width, rows: rect.height)
      guard let caret = view.caret else { return rect }
      return LayoutRect(rect.x + caret.column, rect.y + caret.row, 1, 1)
    }
    let front = placed.parts.last { part in
      if frame.prompt != nil { return part.role == .prompt }
      return part.role == .body(frame.front)
    }
    let rect = front?.clip ?? .empty
    return LayoutRect(rect.x, rect.y, rect.width, min(rect.height, 1))
  }
}
