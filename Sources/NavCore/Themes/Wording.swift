/// Every word that Nav itself shows or announces, as data.
///
/// In a template, `{}` stands for what is filled in.
public struct Wording: Hashable, Sendable, Codable {
  /// The language, as `en`.
  public var locale = "en"
  /// Goes back, where no title is known.
  public var back = "Back"
  /// A template: goes back to the screen whose title is filled in.
  public var backTo = "Back to {}"
  /// Goes home.
  public var home = "Home"
  /// Closes a presentation.
  public var close = "Close"
  /// The heading of the list of keys.
  public var keys = "Keys"
  /// Keys: moves the focus.
  public var moveFocus = "Move the focus"
  /// Keys: activates what has the focus.
  public var activate = "Open or press"
  /// Keys: goes back.
  public var goBack = "Go back"
  /// Keys: goes home.
  public var goHome = "Go home"
  /// Keys: changes the column.
  public var changeColumn = "Change column"
  /// Keys: shows the keys.
  public var showKeys = "Show these keys"
  /// Keys: quits.
  public var quit = "Quit"
  /// Keys: moves by a page.
  public var scroll = "Scroll by a page"
  /// Keys: moves to the beginning or the end.
  public var scrollToEnds = "To either end"
  /// Keys: quits without asking.
  public var quitAtOnce = "Quit at once, unasked"

  /// English.
  public init() {}

  /// A template with its gap filled in.
  public static func fill(_ template: String, with text: String) -> String {
    guard let gap = template.firstRange(of: "{}") else { return template }
    return template[..<gap.lowerBound] + text + template[gap.upperBound...]
  }
}
