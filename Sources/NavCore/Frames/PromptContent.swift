/// A question as nodes: what it says, and a button for each answer.
@MainActor struct PromptContent {
  let prompt: Prompt
  let model: NavigationModel

  @NodeBuilder var contents: [any NodeContent] {
    StackNode(gap: .medium) {
      TextNode(prompt.title, font: .headline, isHeading: true)
      if !prompt.message.isEmpty { ScrollNode { TextNode(prompt.message) } }
      switch prompt.form {
      case .question:
        FittingNode {
          StackNode(.horizontal, gap: .medium) { buttons }
          StackNode { buttons }
        }
      case .menu: menu
      }
    }
  }

  /// The answers of a menu, which may be more than the room has lines, and below them the one that
  /// leaves all as it is.
  @NodeBuilder private var menu: [any NodeContent] {
    let choices = prompt.choices.filter { $0.role != .cancel }
    ScrollNode {
      for choice in choices { RowNode(choice, model) }
    }
    for choice in prompt.choices where choice.role == .cancel { button(choice) }
  }

  private var buttons: [any NodeContent] {
    prompt.choices.map { KeyedNode($0.key, [button($0)]) }
  }

  private func button(_ choice: Prompt.Choice) -> ButtonNode {
    ButtonNode(choice.label, role: role(choice), isEnabled: choice.isEnabled) { [weak model] in
      model?.answer(choice)
    }
  }

  private func role(_ choice: Prompt.Choice) -> ButtonNode.Role {
    switch choice.role {
    case .normal: .normal
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension RowNode {
  /// A row of a menu.
  @MainActor fileprivate init(_ choice: Prompt.Choice, _ model: NavigationModel) {
    let ink: Paint =
      !choice.isEnabled ? .secondary : choice.role == .destructive ? .role(.danger) : .ink
    let answer: @MainActor () -> Void = { [weak model] in model?.answer(choice) }
    self.init(
      label: choice.label, hasDisclosure: false, action: choice.isEnabled ? answer : nil
    ) {
      TextNode(choice.label, ink: ink, lineLimit: 1)
    }
  }
}
