extension BareNode {
  /// The nodes of a page's screen, made by hand.
  init(_ page: Page) {
    self.init(
      kind: .column,
      children: [
        BareNode(kind: .text, text: page.title),
        BareNode(kind: .text, text: "The first line says what it is."),
        BareNode(kind: .text, text: "The second line says more of it."),
        BareNode(kind: .divider),
        BareNode(
          kind: .row,
          children: [
            BareNode(kind: .button, text: "Less") {},
            BareNode(kind: .button, text: "More") {},
          ]),
        BareNode(kind: .progress, text: "Half of it"),
        BareNode(kind: .text, text: "The last line ends it."),
      ])
  }
}
