/// How much motion an app in a terminal is shown with.
public enum TerminalMotion: String, Hashable, Sendable, Codable, CaseIterable {
  /// All.
  case full
  /// Short fades, and nothing that moves.
  case reduced
  /// None: what takes the place of something else is there at once.
  case none
}
