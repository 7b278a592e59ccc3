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
    }
  }
}
