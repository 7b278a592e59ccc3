/// Why a slot has the style that it has: all levels that choose one, the nearest first.
public struct StyleExplanation: Hashable, Sendable {
  /// Who chooses.
  public enum Level: Hashable, Sendable {
    /// The screen of an entry; of columns, the one in front.
    case screen(Entry)
    /// The navigator of a container, with its tag where it has one.
    case navigator(ContainerID, tag: String?)
    /// The app.
    case app
    /// Nobody: what the registry states as its default.
    case registry
  }

  /// What one level chooses.
  public struct Choice: Hashable, Sendable {
    /// Who chooses it.
    public let level: Level
    /// The name of the theme or style.
    public let name: String
  }

  /// The slot.
  public let slot: StyleSlot
  /// The container that the slot belongs to: a stack, or for column styles a set of columns.
  public let container: ContainerID
  /// The choices, the nearest first: the first one counts and hides the others. None where nobody
  /// chooses and nothing is registered.
  public let choices: [Choice]
}

extension StyleExplanation: CustomStringConvertible {
  /// The explanation in one line: `bar of c4: title, chosen by the app; hides back-and-home (registry)`.
  public var description: String {
    let head = "\(slot.rawValue) of \(container): "
    guard let first = choices.first else { return head + "none is registered" }
    let chosen =
      first.level == .registry
      ? "\(first.name), the registry's default" : "\(first.name), chosen by \(first.level)"
    let hidden = choices.dropFirst().map { "\($0.name) (\($0.level))" }
    return head + chosen + (hidden.isEmpty ? "" : "; hides " + hidden.joined(separator: ", "))
  }
}

extension StyleExplanation.Level: CustomStringConvertible {
  /// The level as text.
  public var description: String {
    switch self {
    case .screen(let entry): "the screen \(entry.text)"
    case .navigator(let id, let tag): tag.map { "the navigator “\($0)”" } ?? "the navigator \(id)"
    case .app: "the app"
    case .registry: "the registry's default"
    }
  }
}
