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
  /// A template: shows the column whose title is filled in.
  public var showColumn = "Show {}"
  /// A template: hides the column whose title is filled in.
  public var hideColumn = "Hide {}"
  /// What a column at the leading side is called that has no title.
  public var sidebar = "sidebar"
  /// What a column at the trailing side is called that has no title.
  public var inspector = "inspector"
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
  /// Keys: shows or hides the sidebar.
  public var toggleSidebar = "Show or hide the sidebar"
  /// Keys: shows or hides the inspector.
  public var toggleInspector = "Show or hide the inspector"
  /// Keys: makes a column narrower or wider.
  public var resizeColumn = "Narrower or wider column"
  /// Keys: turns the device that is shown.
  public var turnDevice = "Turn the device"
  /// Keys: moves what is seen of a device that is larger than the room.
  public var moveView = "See another part of the device"
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
