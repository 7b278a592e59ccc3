extension Symbol {
  /// The symbol that a role has unless a theme brings one of its own.
  public static func standard(_ role: SymbolRole) -> Symbol {
    table[role] ?? make(role)
  }

  /// All of them, made once: reading a path is dear.
  private static let table = Dictionary(
    uniqueKeysWithValues: SymbolRole.allCases.map { ($0, make($0)) })

  private static func make(_ role: SymbolRole) -> Symbol {
    var symbol = glyphs(role)
    symbol.path = try? VectorPath(drawing(role))
    return symbol
  }

  private static func glyphs(_ role: SymbolRole) -> Symbol {
    switch role {
    case .back: Symbol("‹", ascii: "<", mirrored: "›", systemName: "chevron.backward")
    case .home: Symbol("⌂", ascii: "^", systemName: "house")
    case .disclosure: Symbol("›", ascii: ">", mirrored: "‹", systemName: "chevron.forward")
    case .close: Symbol("×", ascii: "x", systemName: "xmark")
    case .sidebar: Symbol("◧", ascii: "[", mirrored: "◨", systemName: "sidebar.leading")
    case .inspector: Symbol("◨", ascii: "]", mirrored: "◧", systemName: "sidebar.trailing")
    case .search: Symbol("⌕", ascii: "?", systemName: "magnifyingglass")
    case .add: Symbol("+", ascii: "+", systemName: "plus")
    case .warning: Symbol("!", ascii: "!", systemName: "exclamationmark.triangle")
    case .folder: Symbol("▸", ascii: "/", mirrored: "◂", systemName: "folder")
    case .document: Symbol("·", ascii: "-", systemName: "doc")
    case .link: Symbol("↷", ascii: "@", mirrored: "↶", systemName: "arrow.turn.up.right")
    case .check: Symbol("✓", ascii: "*", systemName: "checkmark")
    case .more: Symbol("⋯", ascii: "~", systemName: "ellipsis")
    case .up: Symbol("▴", ascii: "^", systemName: "chevron.up")
    case .down: Symbol("▾", ascii: "v", systemName: "chevron.down")
    case .pageDot: Symbol("○", ascii: ".", systemName: "circle")
    case .currentPageDot: Symbol("●", ascii: "o", systemName: "circle.fill")
    case .book: Symbol("▤", ascii: "=", systemName: "book")
    case .person: Symbol("♙", ascii: "&", systemName: "person")
    case .share: Symbol("↥", ascii: "^", systemName: "square.and.arrow.up")
    case .cart: Symbol("⊔", ascii: "u", systemName: "cart")
    }
  }

  private static func drawing(_ role: SymbolRole) -> String {
    switch role {
    case .back: "M15 4 L7 12 L15 20"
    case .home:
      "M3 11 L12 3 L21 11 M5 9.5 L5 21 L19 21 L19 9.5 M10 21 L10 14 L14 14 L14 21"
    case .disclosure: "M9 4 L17 12 L9 20"
    case .close: "M5 5 L19 19 M19 5 L5 19"
    case .sidebar: "M3 5 L21 5 L21 19 L3 19 Z M9 5 L9 19"
    case .inspector: "M3 5 L21 5 L21 19 L3 19 Z M15 5 L15 19"
    case .search:
      """
      M16.5 10 C16.5 13.6 13.6 16.5 10 16.5 C6.4 16.5 3.5 13.6 3.5 10 \
      C3.5 6.4 6.4 3.5 10 3.5 C13.6 3.5 16.5 6.4 16.5 10 Z M15 15 L21 21
      """
    case .add: "M12 4 L12 20 M4 12 L20 12"
    case .warning: "M12 3 L22 20 L2 20 Z M12 9 L12 14 M12 17 L12 17.1"
    case .folder: "M3 5 L9 5 L11.5 8 L21 8 L21 19 L3 19 Z"
    case .document: "M6 3 L13 3 L19 9 L19 21 L6 21 Z M13 3 L13 9 L19 9"
    case .link: "M5 20 L5 13 Q5 9 9 9 L19 9 M14 4 L19 9 L14 14"
    case .check: "M4 13 L9 18 L20 6"
    case .more: "M4 12 L6 12 M11 12 L13 12 M18 12 L20 12"
    case .up: "M4 16 L12 8 L20 16"
    case .down: "M4 8 L12 16 L20 8"
    case .pageDot:
      """
      M19 12 C19 15.9 15.9 19 12 19 C8.1 19 5 15.9 5 12 C5 8.1 8.1 5 12 5 \
      C15.9 5 19 8.1 19 12 Z
      """
    // Circles in each other: lines are drawn, not filled.
    case .currentPageDot:
      """
      M19 12 C19 15.9 15.9 19 12 19 C8.1 19 5 15.9 5 12 C5 8.1 8.1 5 12 5 \
      C15.9 5 19 8.1 19 12 Z M17 12 C17 14.8 14.8 17 12 17 C9.2 17 7 14.8 7 12 \
      C7 9.2 9.2 7 12 7 C14.8 7 17 9.2 17 12 Z M15 12 C15 13.7 13.7 15 12 15 \
      C10.3 15 9 13.7 9 12 C9 10.3 10.3 9 12 9 C13.7 9 15 10.3 15 12 Z M13 12 \
      C13 12.6 12.6 13 12 13 C11.4 13 11 12.6 11 12 C11 11.4 11.4 11 12 11 \
      C12.6 11 13 11.4 13 12 Z
      """
    case .book:
      """
      M12 6 L12 20 M12 6 Q8 3.5 3 4.5 L3 18.5 Q8 17.5 12 20 Q16 17.5 21 18.5 \
      L21 4.5 Q16 3.5 12 6
      """
    case .person:
      """
      M16 8 C16 10.2 14.2 12 12 12 C9.8 12 8 10.2 8 8 C8 5.8 9.8 4 12 4 \
      C14.2 4 16 5.8 16 8 Z M4 21 C4 16.5 7.5 14.5 12 14.5 C16.5 14.5 20 16.5 20 21 Z
      """
    case .share: "M12 3 L12 15 M7.5 7 L12 3 L16.5 7 M7 11 L5 11 L5 21 L19 21 L19 11 L17 11"
    case .cart: "M2 4 L5 4 L8 15 L18 15 L21 7 L6 7 M9 19.5 L9 20 M17 19.5 L17 20"
    }
  }
}
