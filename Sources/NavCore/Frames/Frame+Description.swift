extension Frame: CustomStringConvertible {
  /// The frame as text: a line for each container, bar and node, set in by their depth.
  public var description: String {
    var lines = [
      "frame \(Int(traits.width))×\(Int(traits.height)) \(traits.idiom) theme \(theme.name)"
    ]
    for layer in layers {
      lines.append("  \(layer.presentation?.rawValue ?? "app")")
      switch layer.content {
      case .stack(let stack): lines += stack.lines(depth: 2)
      case .columns(let columns):
        lines.append("    columns \(columns.container) \(columns.style)")
        for column in columns.columns {
          let arranged = column.arranged
          lines.append("      \(arranged.role) \(arranged.placement) \(Int(arranged.width))")
          lines += column.stack.lines(depth: 4)
        }
      }
    }
    if let prompt {
      lines.append("  prompt")
      lines += prompt.node.lines(depth: 2)
    }
    return lines.joined(separator: "\n")
  }
}

extension StackFrame {
  fileprivate func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var lines = ["\(indent)stack \(container) \(entry)"]
    if let bar {
      lines.append("\(indent)  bar \(bar.style) \(bar.placement) “\(bar.title)”")
      lines += bar.node.lines(depth: depth + 2)
    }
    return lines + body.lines(depth: depth + 1)
  }
}
