extension ConformanceRule {
  /// Every pair of colours in `ContrastRule.all` has its contrast, in every variant.
  public static let contrast = ConformanceRule(
    "every ink can be told from its ground", remedy: "make one of the two lighter or darker")
  /// A terminal gives a symbol one cell, and a wider one would cover what is beside it.
  public static let symbolsOfOneCell = ConformanceRule(
    "a symbol's glyph is one character of one cell",
    remedy: "choose a character that is neither an emoji nor as wide as a Chinese one")
  /// What a terminal shows that knows ASCII alone.
  public static let symbolsInASCII = ConformanceRule(
    "a symbol has a character of ASCII", remedy: "give one printable character, as in “<”")
  /// A symbol points the other way in right-to-left writing if the usual one for its role does.
  public static let symbolsMirrored = ConformanceRule(
    "a symbol is mirrored where the usual one of its role is",
    remedy: "give `mirrored:` the glyph that points the other way, or leave it out")
  /// SwiftUI finds a symbol by its name.
  public static let symbolsNamed = ConformanceRule(
    "a symbol has the name of an SF Symbol",
    remedy: "give a name as the app SF Symbols has it, as in “chevron.backward”")
  /// A path that only moves the pen would be seen by nobody.
  public static let symbolsDrawn = ConformanceRule(
    "a symbol's path draws something",
    remedy: "add a line or a curve to the path, or leave the path out")
  /// Letters can be read, and a size is one that a theme file may have.
  public static let fontSizes = ConformanceRule(
    "fonts are of a size that can be read", remedy: "choose another size")
  /// The share of a change of the text size that a font follows.
  public static let fontScaling = ConformanceRule(
    "fonts follow the text size from not at all to whole", remedy: "give a number from 0 to 1")
  /// Lengths are ones that a theme file may have.
  public static let lengths = ConformanceRule(
    "lengths are such that a small screen has room for them", remedy: "choose another length")
  /// The small gap is not greater than the medium one, nor that than the large one.
  public static let gapsInOrder = ConformanceRule(
    "gaps grow from small to large", remedy: "make the greater one smaller, or exchange the two")
  /// What is pressed can be hit by a finger.
  public static let targets = ConformanceRule(
    "what is pressed is large enough to be hit",
    remedy: "make it greater: 24 points are the least (WCAG 2.2, 2.5.8), 44 are usual")

  static let ofThemes = [
    contrast, symbolsOfOneCell, symbolsInASCII, symbolsMirrored, symbolsNamed, symbolsDrawn,
    fontSizes, fontScaling, lengths, gapsInOrder, targets,
  ]
}
