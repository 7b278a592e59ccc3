import NavCore

/// One entry of a folder: what it is, its name, and its size where that is known.
struct FileRow: NodeContent {
  private let item: FileItem
  private let screen: ScreenContext
  private let previews: FilePreviews

  init(_ item: FileItem, _ screen: ScreenContext, _ previews: FilePreviews) {
    self.item = item
    self.screen = screen
    self.previews = previews
  }

  func nodes(in context: NodeContext) -> [Node] {
    let page: FilesPage = item.kind.isBrowsable ? .folder(item.path) : .file(item.path)
    let isShown = !item.kind.isBrowsable && screen.routeBeside(FilesPage.self) == page
    return RowNode(label: item.name, hasDisclosure: item.kind.isBrowsable, isSelected: isShown) {
      if item.kind.isBrowsable {
        screen.navigator.push(page)
      } else {
        // A screen that shows the file already stays, with what it has read.
        previews.refresh(item.path)
        screen.navigator.show(page)
      }
    } content: {
      SymbolNode(symbol, ink: item.kind.isBrowsable ? .accent : .secondary)
      StackNode(.horizontal, gap: .small) {
        TextNode(item.name, lineLimit: 1)
        SpacerNode()
        if let detail { TextNode(detail, font: .caption, ink: .secondary, lineLimit: 1) }
      }
    }.nodes(in: context)
  }

  private var symbol: SymbolRole {
    switch item.kind {
    case .directory: .folder
    case .file, .other: .document
    case .symbolicLink: .link
    }
  }

  /// The size of a file, or what it is where it is neither a file nor a folder.
  private var detail: String? {
    switch item.kind {
    case .directory: nil
    case .file, .symbolicLink(.file): item.size.map(ByteSize.text)
    case .symbolicLink(.directory): "link"
    case .symbolicLink, .other: item.kind.name
    }
  }
}
