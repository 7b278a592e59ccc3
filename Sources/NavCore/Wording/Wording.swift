/// Every word that Nav itself shows or announces, as data.
///
/// In a template, `{}` stands for what is filled in.
///
/// An app has a list of them, ``NavApp/wordings``, and the language of the host
/// (``Traits/locale``) chooses among them. At first they are the built-in ones, so that an app shows
/// Nav's words in any of their languages. An app's own words win where they stand before the
/// built-in ones; an app of one language has one wording, whatever the host's language is:
///
///     app.wordings.insert(ourEnglish, at: 0)  // our words in English, Nav's in the others
///     app.wording(.german)                    // German everywhere
///
/// Not among them is what Nav tells developers, which is English: outcomes, logs, errors,
/// descriptions of values, and the summaries of styles, parameters and devices.
public struct Wording: Hashable, Sendable, Codable {
  /// The language, and the region where that matters, as `en` or `de-AT`.
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
  /// The heading of the menu that goes back several steps at once.
  public var history = "Go back to"
  /// The button that opens a menu of what has no room, and the heading of that menu.
  public var more = "More"
  /// A template: says which page something is, as in “page 2 / 7”.
  public var page = "page {}"
  /// Goes to the next page.
  public var next = "Next"
  /// Goes to the page before.
  public var previous = "Previous"
  /// Leaves out the pages that are left.
  public var skip = "Skip"
  /// Ends the pages.
  public var done = "Done"
  /// Keys: turns the page.
  public var turnPage = "Turn the page"
  /// Keys: goes to a page by its number.
  public var choosePage = "Go to a page"
  /// What a search field says while it is empty.
  public var search = "Search"
  /// Leaves all as it is.
  public var cancel = "Cancel"
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
  /// Keys: opens the menu of what has the focus, or the history.
  public var openMenu = "Menu or history"
  /// Keys: goes to the search field.
  public var goToSearch = "Search field"
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

  /// A template: says that the app has no screen for the route that is filled in.
  public var noScreen = "No screen is registered for the route {}."
  /// Says that a theme was to be changed, and could not be.
  public var themeKept = "The theme stays as it was"
  /// The name on the key that ends a line, as all names of keys in the list of keys.
  public var enterKey = "Enter"
  /// The name of the space bar.
  public var spaceKey = "Space"
  /// The name on the key that escapes.
  public var escapeKey = "Esc"
  /// The name on the tabulator key.
  public var tabKey = "Tab"
  /// The name on the key that goes up by a page.
  public var pageUpKey = "PgUp"
  /// The name on the key that goes down by a page.
  public var pageDownKey = "PgDn"
  /// The name on the key that goes to the beginning.
  public var homeKey = "Home"
  /// The name on the key that goes to the end.
  public var endKey = "End"
  /// The name on the control key.
  public var controlKey = "Ctrl"

  /// English.
  public init() {}

  /// A template with its gap filled in.
  public static func fill(_ template: String, with text: String) -> String {
    guard let gap = template.firstRange(of: "{}") else { return template }
    return template[..<gap.lowerBound] + text + template[gap.upperBound...]
  }
}
