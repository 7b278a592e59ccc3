extension Frame: CustomStringConvertible {
  /// The frame as text: a line for each container, bar and node, set in by their depth.
  public var description: String {
    var lines = [
      "frame \(Int(traits.width))×\(Int(traits.height)) \(traits.idiom) theme \(theme.name)"
    ]
    for layer in layers {
      lines.append("  \(layer.presentation?.rawValue ?? "app")")
      lines += layer.content.lines(depth: 2)
    }
    if let prompt {
      lines.append("  prompt")
      lines += prompt.node.lines(depth: 2)
    }
    return lines.joined(separator: "\n")
  }
}

extension ContainerFrame {
  fileprivate func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    switch self {
    case .stack(let stack): return stack.lines(depth: depth)
    case .columns(let columns):
      return ["\(indent)columns \(columns.container) \(columns.style)"]
        + columns.columns.flatMap { column in
          let arranged = column.arranged
          return ["\(indent)  \(arranged.role) \(arranged.placement) \(Int(arranged.width))"]
            + column.stack.lines(depth: depth + 2)
        }
    case .pager(let pager):
      let place = "\(pager.selection + 1) of \(pager.count)"
      let chrome = pager.chrome.map { chrome in
        ["\(indent)  chrome \(chrome.placement)"] + chrome.node.lines(depth: depth + 2)
      }
      return ["\(indent)pager \(pager.container) \(pager.style) page \(place)"]
        + (chrome ?? []) + pager.page.lines(depth: depth + 1)
    }
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
    return lines + (content?.lines(depth: depth + 1) ?? body.lines(depth: depth + 1))
  }
}
