/// A symbol, for every host that shows it.
public struct Symbol: Hashable, Sendable, Codable {
  /// What a terminal shows: one character of one cell.
  public var glyph: String
  /// What a terminal shows that knows ASCII alone.
  public var ascii: String
  /// What is shown in right-to-left writing, or nil where it is the same.
  public var mirroredGlyph: String?
  /// The name of the SF Symbol.
  public var systemName: String

  /// Makes a symbol.
  public init(_ glyph: String, ascii: String, mirrored: String? = nil, systemName: String) {
    self.glyph = glyph
    self.ascii = ascii
    self.mirroredGlyph = mirrored
    self.systemName = systemName
  }

  /// The character for a direction of writing.
  public func glyph(_ direction: Traits.Direction) -> String {
    direction == .rightToLeft ? mirroredGlyph ?? glyph : glyph
  }

  /// The symbol that a role has unless a theme brings one of its own.
  public static func standard(_ role: SymbolRole) -> Symbol {
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
    }
  }
}
