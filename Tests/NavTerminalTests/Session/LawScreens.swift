import NavCore
import NavThemes

/// The screens of the app of the law.
@MainActor struct LawScreens {
  let data: LawData
  let context: ScreenContext

  func screen(_ page: LawPage) -> Screen {
    switch page {
    case .list: Screen("リスト of rows") { list }.trailing { BarItem("Add", symbol: .add) {} }
    case .detail(let number):
      Screen(LawItem.text(number)) { detail(number) }
        .tint(number % 3 == 0 ? .role(.yellow) : nil)
        .guardLeaving { [data] _ in
          guard number % 5 == 4 else { return .allow }
          return .ask(
            Prompt(
              "Leave? 本当に？", message: LawItem.text(number + data.label),
              choices: [.init("Stay", role: .cancel), .init("Leave", role: .destructive)])
          ) { $0.role == .destructive }
        }
    case .form: Screen("Form") { form }.theme(.rainbow)
    case .long: Screen("Long 長い") { long }
    }
  }

  @NodeBuilder private var list: [any NodeContent] {
    ScopeNode { [data] in TextNode("\(data.items.count) 件 \(data.label)", ink: .secondary) }
    ListNode(data.items) { item in row(item) }
  }

  private func row(_ item: LawItem) -> RowNode {
    let open: @MainActor () -> Void = { [data, context] in
      data.label += 1
      context.navigator.show(LawPage.detail(item.id))
    }
    return RowNode(
      item.title, detail: item.id % 4 == 1 ? LawItem.text(item.id + 3) : nil,
      symbol: item.id % 3 == 0 ? .folder : nil, isSelected: item.id % 6 == 2,
      action: item.id % 7 == 3 ? nil : open)
  }

  @NodeBuilder private func detail(_ number: Int) -> [any NodeContent] {
    StackNode(gap: .small, padding: .medium) {
      StackNode(.horizontal, gap: .small, alignment: .center) {
        ShapeNode(.disc, fill: .role(.red), hasSheen: true, width: 80, height: 80)
        TextNode(LawItem.text(number), font: .largeTitle)
        SpacerNode()
        ScopeNode { [data] in TextNode(LawItem.text(data.label), lineLimit: 2) }
      }
      if data.isLoading { ProgressNode("読み込み", fraction: data.fraction) }
      if data.hasPanel { panel(number) }
      DividerNode()
      SpacerNode()
      ButtonNode("Change", symbol: .check) { [data] in data.label += 1 }
      TextNode(LawItem.text(number + 2), alignment: .center)
    }
  }

  private func panel(_ number: Int) -> StackNode {
    let navigator = context.navigator
    return StackNode(.horizontal, gap: .small, ground: .role(.raisedGround)) {
      ButtonNode("Push") { navigator.push(LawPage.detail(number + 1)) }
      ButtonNode("書式") { navigator.push(LawPage.form) }
      ButtonNode("Sheet") { navigator.present(LawPage.long) }
      ButtonNode("Cover", isEnabled: number % 2 == 0) {
        navigator.present(LawPage.form, as: .cover)
      }
      ButtonNode("Alert") { navigator.present(LawPage.detail(number + 2), as: .alert) }
      ButtonNode("Columns", role: .destructive) {
        navigator.perform(
          .present(.sheet, LawApp.root(number)), animated: true, cause: .code)
      }
    }
  }

  @NodeBuilder private var form: [any NodeContent] {
    FieldNode("Search 検索", text: data.text) { [data] in data.text = $0 }
    StackNode(.horizontal, gap: .medium) {
      StackNode(alignment: .center, ground: .role(.selectionGround)) {
        ScopeNode { [data] in TextNode(LawItem.text(data.label)) }
      }
      ListNode(data.items.filter { data.text.isEmpty || $0.title.contains(data.text) }) { item in
        RowNode(label: item.title, action: {}) {
          TextNode(item.title, lineLimit: 1)
          SpacerNode()
          TextNode("\(item.id)", ink: .accent)
        }
      }
    }
    FieldNode("Note", text: data.note, isMultiline: true) { [data] in data.note = $0 }
  }

  @NodeBuilder private var long: [any NodeContent] {
    ScrollNode {
      for number in 0..<20 {
        TextNode(LawItem.text(number + 1), alignment: number % 3 == 0 ? .center : .leading)
        if number % 5 == 0 {
          ScopeNode { [data] in TextNode(LawItem.text(data.label + number)) }
          ButtonNode("Go 行く \(number)") { [context] in
            context.navigator.push(LawPage.detail(number))
          }
          if number % 10 == 0 { ProgressNode("…") }
        }
      }
    }
    DividerNode()
    // It takes rows from the scroll area above and gives them back.
    ScopeNode { [data] in TextNode(LawItem.text(data.label)) }
  }
}
