extension Wording {
  /// German.
  public static let german = {
    var words = Wording()
    words.locale = "de"
    words.back = "Zurück"
    words.backTo = "Zurück zu {}"
    words.home = "Startseite"
    words.showColumn = "{} einblenden"
    words.hideColumn = "{} ausblenden"
    words.sidebar = "Seitenleiste"
    words.inspector = "Inspektor"
    words.close = "Schließen"
    words.keys = "Tasten"
    words.moveFocus = "Fokus bewegen"
    words.activate = "Öffnen oder drücken"
    words.goBack = "Zurückgehen"
    words.goHome = "Zur Startseite"
    words.changeColumn = "Spalte wechseln"
    words.toggleSidebar = "Seitenleiste ein- oder ausblenden"
    words.toggleInspector = "Inspektor ein- oder ausblenden"
    words.resizeColumn = "Spalte schmaler oder breiter"
    words.turnDevice = "Gerät drehen"
    words.moveView = "Anderen Teil des Geräts zeigen"
    words.showKeys = "Diese Tasten anzeigen"
    words.quit = "Beenden"
    words.scroll = "Um eine Seite blättern"
    words.scrollToEnds = "Zum Anfang oder Ende"
    words.quitAtOnce = "Sofort beenden, ohne Rückfrage"
    words.noScreen = "Für die Route {} ist kein Bildschirm registriert."
    words.spaceKey = "Leertaste"
    words.pageUpKey = "Bild↑"
    words.pageDownKey = "Bild↓"
    words.homeKey = "Pos1"
    words.endKey = "Ende"
    words.controlKey = "Strg"
    // Enter, Esc and Tab are on German keys too.
    return words
  }()
}
