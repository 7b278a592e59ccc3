import NavCore

/// What the rules say of each device, written by hand, in the order of the tables' columns; `s` is the
/// sidebar, `c` the content, `d` the detail and `i` the inspector.
///
/// A device that is not here shows one column, whatever the style: it is compact in width.
enum ColumnRules {
  /// The cells of a device, held in one orientation.
  struct Row {
    let device: String
    let orientation: Traits.Orientation
    let cells: [String]
  }

  /// The rows of each table of the article.
  static let tables = [byOrientation, byRoom, ofFour].map { $0.split(separator: "\n").map(row) }

  /// Sidebar and detail: stack, double-column, pad-only, tip-once the first time and later, fixed.
  private static let byOrientation = """
    iphone-pro-max landscape,       one, s 320 | d 612,  one, s 320 | d 612,  =, s 350 | d 582
    ipad-mini portrait,             one, d,              d,   s 320 over d,   d, s 350 | d 394
    ipad-mini landscape,            one, s 320 | d 813,  =,   =,              =, s 350 | d 783
    ipad-mini-two-thirds landscape, one, s 320 | d 428,  =,   =,              =, s 350 | d 398
    ipad-11 portrait,               one, d,              d,   s 320 over d,   d, s 350 | d 484
    ipad-11 landscape,              one, s 320 | d 874,  =,   =,              =, s 350 | d 844
    ipad-11-two-thirds landscape,   one, d,              d,   s 320 over d,   d, s 350 | d 459
    ipad-13 portrait,               one, d,              d,   s 320 over d,   d, s 350 | d 674
    ipad-13 landscape,              one, s 320 | d 1046, =,   =,              =, s 350 | d 1016
    ipad-13-half landscape,         one, d,              d,   s 320 over d,   d, s 350 | d 328
    ipad-13-two-thirds landscape,   one, d,              d,   s 320 over d,   d, s 350 | d 631
    desktop portrait,               one, d,              d,   d,              d, s 350 | d 450
    desktop landscape,              one, s 320 | d 960,  =,   =,              =, s 350 | d 930
    desktop-large portrait,         one, d,              d,   d,              d, s 350 | d 1090
    desktop-large landscape,        one, s 320 | d 2240, =,   =,              =, s 350 | d 2210
    terminal-120x40 landscape,      one, s 320 | d 640,  =,   =,              =, s 350 | d 610
    terminal-200x60 portrait,       one, d,              d,   s 320 over d,   d, s 350 | d 610
    terminal-200x60 landscape,      one, s 320 | d 1280, =,   =,              =, s 350 | d 1250
    """

  /// Sidebar and detail: triple, list-detail, inspector.
  private static let byRoom = """
    iphone-pro-max landscape,       s 320 | d 612,  s 233 | d 699,  s 320 | d 612
    ipad-mini portrait,             s 320 | d 424,  s 186 | d 558,  s 320 | d 424
    ipad-mini landscape,            s 320 | d 813,  s 280 | d 853,  s 320 | d 813
    ipad-mini-two-thirds landscape, s 320 | d 428,  s 187 | d 561,  s 320 | d 428
    ipad-11 portrait,               s 320 | d 514,  s 209 | d 625,  s 320 | d 514
    ipad-11 landscape,              s 320 | d 874,  s 280 | d 914,  s 320 | d 874
    ipad-11-two-thirds landscape,   s 320 | d 489,  s 202 | d 607,  s 320 | d 489
    ipad-13 portrait,               s 320 | d 704,  s 256 | d 768,  s 320 | d 704
    ipad-13 landscape,              s 320 | d 1046, s 280 | d 1086, s 320 | d 1046
    ipad-13-half landscape,         s 320 | d 358,  s 180 | d 498,  s 320 | d 358
    ipad-13-two-thirds landscape,   s 320 | d 661,  s 245 | d 736,  s 320 | d 661
    desktop portrait,               s 320 | d 480,  s 200 | d 600,  s 320 | d 480
    desktop landscape,              s 320 | d 960,  s 280 | d 1000, s 320 | d 960
    desktop-large portrait,         s 320 | d 1120, s 280 | d 1160, s 320 | d 1120
    desktop-large landscape,        s 320 | d 2240, s 280 | d 2280, s 320 | d 2240
    terminal-120x40 landscape,      s 320 | d 640,  s 240 | d 720,  s 320 | d 640
    terminal-200x60 portrait,       s 320 | d 640,  s 240 | d 720,  s 320 | d 640
    terminal-200x60 landscape,      s 320 | d 1280, s 280 | d 1320, s 320 | d 1280
    """

  /// All four columns: triple, inspector.
  private static let ofFour = """
    iphone-pro-max landscape,       c 320 | d 612,          c 320 | d 332 | i 280
    ipad-mini portrait,             c 320 | d 424,          c 320 | d 424
    ipad-mini landscape,            s 320 | c 320 | d 493,  c 320 | d 533 | i 280
    ipad-mini-two-thirds landscape, c 320 | d 428,          c 320 | d 428
    ipad-11 portrait,               c 320 | d 514,          c 320 | d 514
    ipad-11 landscape,              s 320 | c 320 | d 554,  c 320 | d 594 | i 280
    ipad-11-two-thirds landscape,   c 320 | d 489,          c 320 | d 489
    ipad-13 portrait,               s 320 | c 320 | d 384,  c 320 | d 424 | i 280
    ipad-13 landscape,              s 320 | c 320 | d 726,  c 320 | d 766 | i 280
    ipad-13-half landscape,         c 320 | d 358,          c 320 | d 358
    ipad-13-two-thirds landscape,   s 320 | c 320 | d 341,  c 320 | d 381 | i 280
    desktop portrait,               c 320 | d 480,          c 320 | d 480
    desktop landscape,              s 320 | c 320 | d 640,  c 320 | d 680 | i 280
    desktop-large portrait,         s 320 | c 320 | d 800,  c 320 | d 840 | i 280
    desktop-large landscape,        s 320 | c 320 | d 1920, c 320 | d 1960 | i 280
    terminal-120x40 landscape,      s 320 | c 320 | d 320,  c 320 | d 360 | i 280
    terminal-200x60 portrait,       s 320 | c 320 | d 320,  c 320 | d 360 | i 280
    terminal-200x60 landscape,      s 320 | c 320 | d 960,  c 320 | d 1000 | i 280
    """

  private static let names: [Substring: String] = [
    "s": "sidebar", "c": "content", "d": "detail", "i": "inspector",
  ]

  /// A row from its line; `=` repeats the cell before it.
  private static func row(_ line: Substring) -> Row {
    let parts = line.split(separator: ",").map { $0.split(separator: " ") }
    var cells: [String] = []
    for words in parts.dropFirst() {
      let cell = words.map { names[$0] ?? String($0) }.joined(separator: " ")
      cells.append(cell == "=" ? cells.last ?? cell : cell)
    }
    return Row(
      device: String(parts[0][0]), orientation: parts[0][1] == "portrait" ? .portrait : .landscape,
      cells: cells)
  }
}
