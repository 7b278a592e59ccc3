/// Contents that take one place together.
struct NodeGroup: NodeContent {
  let branch: Int
  let contents: [any NodeContent]

  init(_ branch: Int, _ contents: [any NodeContent]) {
    self.branch = branch
    self.contents = contents
  }

  func nodes(in context: NodeContext) -> [Node] {
    context.child(branch).nodes(of: contents)
  }
}
