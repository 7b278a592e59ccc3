extension ConformanceRule {
  /// A button whose role is back takes the user one step back, and is called what it does; where
  /// there is no way back there is none.
  public static let barsGoBack = ConformanceRule(
    "a back button goes back and says so",
    remedy:
      "use `configuration.back`, its `button` or `nodes()`, and the role `.back` for nothing else")
  /// A button whose role is home takes the user home.
  public static let barsGoHome = ConformanceRule(
    "a home button goes home",
    remedy: "use `configuration.home` and its `button`, and the role `.home` for nothing else")
  /// Who does not see a button is told what it is.
  public static let barsNameButtons = ConformanceRule(
    "every button has a label", remedy: "give `label:` where the symbol alone says what it is")
  /// Buttons that do different things are called differently.
  public static let barsTellButtonsApart = ConformanceRule(
    "no two buttons of one label do different things",
    remedy: "give the label of the item or the column that each of them stands for")
  /// The screen's own items can be reached in every bar that shows, whatever the room, and do what
  /// the screen says.
  public static let barsOfferItems = ConformanceRule(
    "the screen's items are all there",
    remedy:
      "show `configuration.leading` and `configuration.trailing`, with `fitting(_:_:)` or in a "
      + "`menuButton(_:)` what has no room")
  /// Colours are roles of the theme or the screen's own.
  public static let barsUseRoles = ConformanceRule(
    "no colour is the bar's own",
    remedy: "use roles of the theme, as `.role(.barInk)`, or the configuration's tint")
  /// The same configuration gives the same bar.
  public static let barsRepeatable = ConformanceRule(
    "the same input gives the same bar", remedy: "decide from the configuration alone")
  /// Where there is nothing to say there is no text.
  public static let barsWithoutBlanks = ConformanceRule(
    "no text is blank", remedy: "leave out the title where it is empty; `titleNodes()` does")
  /// Who does not see the title's letters is told that it heads the screen.
  public static let barsHaveHeadings = ConformanceRule(
    "the title is a heading", remedy: "give the title's text `isHeading: true`; `titleNodes()` does"
  )

  static let ofBars = [
    barsGoBack, barsGoHome, barsNameButtons, barsTellButtonsApart, barsOfferItems, barsUseRoles,
    barsRepeatable, barsWithoutBlanks, barsHaveHeadings,
  ]
}
