extension HelpText {
  /// The keys of a listing, which programs rely on.
  static let json = HelpSection(
    "JSON (--json), an array of objects of",
    [
      (
        "kind",
        "themes, bars, columns, pagers, transitions, devices or apps; only where all are listed"
      ),
      ("name", "the name to choose it by"),
      ("summary, plugin", "what it is, and who brought it; not of devices"),
      (
        "parameters",
        "of styles: name, summary, expected and default of what may follow the name, as in "
          + "NAME:PARAMETER=VALUE,PARAMETER=VALUE"
      ),
      ("title, idiom, usual", "of devices: what people call it, its kind, and how it is held"),
      (
        "portrait, landscape",
        "of devices: width and height in points, horizontal and vertical (size classes)"
      ),
    ])
}
