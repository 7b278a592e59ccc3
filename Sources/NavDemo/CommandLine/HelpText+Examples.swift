extension HelpText {
  static let generalExamples = examples([
    ("NavDemo", "choose among the apps"),
    ("NavDemo run rainbow", "an app"),
    ("NavDemo list themes", "the themes by name"),
  ])

  static let runExamples = examples([
    ("NavDemo run rainbow --bar title --columns stack", "other styles"),
    ("NavDemo run notes --file notes.json", "notes that are kept"),
    ("NavDemo run files /usr/share --scheme dark", "a folder, in the dark"),
    ("NavDemo run rainbow --device iphone", "on a phone, which Ctrl-R turns"),
    ("NavDemo run rainbow --locale ar", "Nav's words in Arabic, right to left"),
    ("NavDemo run managed --log details", "what became of each move, afterwards"),
  ])

  static let renderExamples = examples([
    ("NavDemo render rainbow --size 120x40", "one frame"),
    ("NavDemo render rainbow --device ipad-11 --orientation landscape", "on a pad that lies"),
    (#"NavDemo render rainbow --script "down; enter; back""#, "a frame after three steps"),
    (#"NavDemo render notes --script 'type "milk"; enter' --format json"#, "a report"),
  ])

  static let themeExamples = examples([
    ("NavDemo theme export ocean", "a file to begin with"),
    ("NavDemo theme check mint.json", "what is wrong with it, and where"),
    ("NavDemo run library --theme ./mint.json", "an app in it, while you change it"),
  ])

  static let listExamples = examples([
    ("NavDemo list", "everything"),
    ("NavDemo list devices", "what --device takes"),
    ("NavDemo list bars --json", "the bar styles, for a program"),
  ])

  private static func examples(_ entries: [(String, String)]) -> HelpSection {
    HelpSection("Examples", entries)
  }
}
