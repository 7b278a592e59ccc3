extension Node: CustomStringConvertible {
  /// The node and what is in it as text, a line for each, set in by their depth.
  public var description: String { lines(depth: 0).joined(separator: "\n") }

  func lines(depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + summary]
      + children.flatMap { $0.lines(depth: depth + 1) }
  }

  private var summary: String {
    switch kind {
    case .text(let text): "\(text.isHeading ? "heading" : "text") “\(text.text)”"
    case .symbol(let symbol): "symbol \(symbol.role)"
    case .button(let button): "button “\(button.label)”\(button.isEnabled ? "" : " disabled")"
    case .field(let field): "field “\(field.label)” “\(field.text)”"
    case .row(let row): "row “\(row.label)”\(row.isSelected ? " selected" : "")"
    case .list(let source): "list of \(source.count)"
    case .stack(let stack): "\(stack.direction)"
    case .shape(let shape): "\(shape.form)"
    case .scroll: "scroll"
    case .spacer: "spacer"
    case .divider: "divider"
    case .progress(let progress): "progress “\(progress.label)”"
    case .bar: "bar"
    case .scope: "scope"
    case .fitting: "fitting"
    }
  }
}
