/// A question as nodes: what it says, and a button for each answer.
@MainActor struct PromptContent {
  let prompt: Prompt
  let model: NavigationModel

  @NodeBuilder var contents: [any NodeContent] {
    StackNode(gap: .medium) {
      TextNode(prompt.title, font: .headline)
      if !prompt.message.isEmpty { ScrollNode { TextNode(prompt.message) } }
      StackNode(.horizontal, gap: .medium) {
        for choice in prompt.choices {
          ButtonNode(choice.label, role: role(choice)) { [weak model] in
            model?.answer(choice)
          }
        }
      }
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
