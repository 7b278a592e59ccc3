import NavCore

/// Holds a pager style against the rules.
@MainActor struct PagerTrial {
  let style: any PagerStyle
  var findings: Findings

  /// The most nodes that chrome has.
  private static let mostNodes = 400

  init(style: any PagerStyle, findings: Findings) {
    self.style = style
    self.findings = findings
  }

  mutating func run() {
    for situation in PagerSituation.all { check(situation) }
  }

  private mutating func check(_ situation: PagerSituation) {
    let bench = PagerBench(style, situation)
    guard let chrome = bench.pager?.chrome, chrome.placement != .hidden else { return }
    let nodes = chrome.node.everything
    if nodes.count > Self.mostNodes {
      findings.count(
        .pagersAreBounded, situation.text, found: "\(nodes.count) nodes",
        expected: "at most \(Self.mostNodes)")
      return
    }
    checkLook(nodes, bench, situation)
    checkButtons(nodes, bench, situation)
    if PagerBench(style, situation).pager?.chrome != chrome {
      findings.count(
        .pagersRepeatable, situation.text, found: "other chrome the second time",
        expected: "the same chrome twice")
    }
  }

  private mutating func checkLook(
    _ nodes: [Node], _ bench: PagerBench, _ situation: PagerSituation
  ) {
    if let color = nodes.lazy.flatMap(\.paints).first(where: \.isColor) {
      findings.count(.pagersUseRoles, situation.text, found: "\(color)", expected: "a role")
    }
    let number = "\(situation.selection + 1)"
    let isTold = nodes.contains { node in
      switch node.kind {
      case .text(let text):
        text.text.contains(number)
          || text.text.contains(PagerSituation.title(situation.selection))
      case .button(let button): button.isSelected || button.label.contains(number)
      case .row(let row): row.isSelected
      case .symbol, .shape, .progress: true
      default: false
      }
    }
    if situation.count > 1, !nodes.isEmpty, !isTold {
      findings.count(
        .pagersTellSelection, situation.text, found: "nothing that does", expected: "a mark")
    }
  }

  private mutating func checkButtons(
    _ nodes: [Node], _ bench: PagerBench, _ situation: PagerSituation
  ) {
    var pressed: Set<NodeID> = []
    for node in nodes {
      guard case .button(let button) = node.kind, let id = node.id, button.isEnabled,
        pressed.insert(id).inserted
      else { continue }
      if button.label.allSatisfy(\.isWhitespace) {
        findings.count(
          .pagersHaveLabels, situation.text, found: "a button without one", expected: "a label")
      }
      guard let index = bench.labels.firstIndex(of: button.label) else { continue }
      if button.isSelected != (index == situation.selection) {
        findings.count(
          .pagersMarkSelection, situation.text,
          found: "“\(button.label)” \(button.isSelected ? "marked" : "not marked")",
          expected: "page \(situation.selection + 1) marked alone")
      }
      let selected = PagerBench(style, situation).press(id)
      if selected != index {
        findings.count(
          .pagersSelect, situation.text,
          found: "“\(button.label)” selects page \((selected ?? -1) + 1)",
          expected: "page \(index + 1)")
      }
    }
  }
}

extension Node {
  /// This node and all in it.
  fileprivate var everything: [Node] { [self] + children.flatMap(\.everything) }

  fileprivate var paints: [Paint] {
    switch kind {
    case .text(let text): [text.ink]
    case .symbol(let symbol): [symbol.ink]
    case .button(let button): [button.ink, button.ground].compactMap(\.self)
    case .shape(let shape): [shape.fill]
    case .stack(let stack): [stack.ground].compactMap(\.self)
    case .bar(let bar): [bar.ink, bar.ground].compactMap(\.self)
    default: []
    }
  }
}

extension Paint {
  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }
}
