extension HelpText {
  /// What can be done with theme files.
  static let themeTasks = HelpSection(
    "Theme commands",
    [
      (
        "check FILE…",
        "everything that is wrong with theme files, a line each with file, line and column; pairs of "
          + "colours that can't be read, too"
      ),
      ("export NAME", "a theme as a file, on standard output; NavDemo list themes names them"),
    ],
    note: "Schemas/theme.schema.json describes the files, for editors and for other programs.")

  /// The keys of a check, which programs rely on.
  static let themeJSON = HelpSection(
    "JSON (check --json), an array of objects of",
    [
      ("file", "the file as it was given"),
      ("line, column", "where, from 1, in characters; null where the file can't be read"),
      ("key", "the keys that lead there, as light.ink"),
      ("message", "what is wrong, and what was expected"),
    ])
}
