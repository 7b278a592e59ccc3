/// What a user does, step by step, as text.
///
///     try Script(parsing: #"down; enter; type "Milk"; device ipad-11; rotate; back"#)
///
/// The grammar, in which blanks part words and mean nothing else:
///
///     script    = [ step ] { ";" [ step ] }
///     step      = key | character | "key" (key | character) | "ctrl" character
///               | "back" | "home" | "type" text | "resize" size | "rotate" | "device" name
///               | "swipe" ( "left" | "right" ) | "tab" number
///               | "click" cell | "rightclick" cell | "wheel" ( "up" | "down" ) cell
///               | "drag" cell cell [ time ] | "release" | "wait" time
///     key       = "up" | "down" | "left" | "right" | "enter" | "escape" | "backspace" | "tab"
///               | "backtab" | "delete" | "home" | "end" | "pageup" | "pagedown"
///     character = one character, bare or in quotes
///     text      = '"' { any character but '"' and "\" | escape } '"'
///     escape    = "\" ( '"' | "\" | "n" | "t" | "u{" hexadecimal digits "}" )
///     size      = columns "x" rows, whole numbers of cells from 1 to 1000
///     number    = the number of a page, from 1
///     cell      = column "," row, whole numbers from 0, from the upper left corner
///     time      = milliseconds "ms", from 0 to 60000
///     name      = the name of a device of `Device.all`, such as ipad-11
///
/// `home` is the action that goes home; the key of that name is `key home`. The characters `;`,
/// `"` and the blank are written in quotes: `";"`, `"\""`, `" "`. A `;` in quotes parts no steps.
/// Empty steps are ignored. `tab` alone is the key. Between steps whatever moves comes to its end,
/// but where the next one is `wait`: that lets so much time pass, and what is still moving then is
/// where it is. Words are written in small letters.
public struct Script: Hashable, Sendable {
  /// The steps, in the order in which they are done.
  public var steps: [ScriptStep]

  /// Makes a script of steps.
  public init(_ steps: [ScriptStep] = []) {
    self.steps = steps
  }

  /// Reads a script.
  ///
  /// - Throws: ``ScriptError`` for the first step that means nothing.
  /// - Complexity: O(length of `text`).
  public init(parsing text: String) throws(ScriptError) {
    var lexer = ScriptLexer(text)
    steps = []
    while let raw = try lexer.next() { steps.append(try raw.step()) }
  }
}

extension Script: CustomStringConvertible {
  /// The script as text; parsing it gives the script again.
  public var description: String { steps.map(\.description).joined(separator: "; ") }
}
