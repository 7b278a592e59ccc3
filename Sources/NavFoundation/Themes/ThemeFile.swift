import Foundation
public import NavCore

/// A file with a theme, as JSON in UTF-8. `Schemas/theme.schema.json` in this package describes it:
///
///     let theme = try ThemeFile("mint.json").read()
///
/// `name`, `light` and `dark` are needed, and each palette has a colour for every role; everything
/// else is as usual where it is missing. Colours are `#RRGGBB` or `#RGB`. `$schema` may name a schema
/// for editors.
public struct ThemeFile: Hashable, Sendable {
  /// The largest file that is read, in bytes: several times a theme with all that it can have.
  public static let largestSize = 256 << 10

  /// The path of the file.
  public let path: String

  /// Names a file; it is not looked at yet.
  public init(_ path: String) {
    self.path = path
  }

  /// Reads the theme.
  ///
  /// It waits for no other program: a pipe or a device is refused. A link is followed.
  ///
  /// - Throws: ``ThemeFileError`` with everything that is wrong with the file. Of mistakes in JSON's
  ///   own grammar it has the first, since nothing after it is certain, and of others at most a
  ///   hundred.
  public func read() throws(ThemeFileError) -> Theme {
    try theme(of: try bytes())
  }

  /// The theme that the bytes of the file are.
  ///
  /// - Parameter bytes: what the file has; at most ``largestSize`` are allowed.
  /// - Throws: ``ThemeFileError`` as ``read()`` does.
  public func theme(of bytes: [UInt8]) throws(ThemeFileError) -> Theme {
    try content(of: bytes).theme
  }

  /// All that is wrong with the file, pairs of colours with less contrast than they need included;
  /// empty where all is well.
  public func problems() -> [ThemeFileError.Problem] {
    do throws(ThemeFileError) {
      return try contrastProblems(in: content(of: bytes()))
    } catch {
      return error.problems
    }
  }

  /// A theme as the text of a file, which ``read()`` gives back; it ends with a line break.
  ///
  /// Keys stand in the order of their roles. What is derived or as usual is left out.
  ///
  /// - Throws: `EncodingError` where a number is infinite or none.
  public static func text(of theme: Theme) throws -> String {
    let bytes = [UInt8](try JSONEncoder().encode(theme))
    var reader = JSONReader(SourceText(bytes))
    var value = ThemeShape.theme.ordered(try reader.read())
    if theme.metrics == Metrics() {
      value.kind = .object(value.members.filter { $0.key != Theme.CodingKeys.metrics.rawValue })
    }
    return JSONWriter.text(of: value) + "\n"
  }

  /// The schema of theme files, JSON Schema 2020-12; it ends with a line break.
  ///
  /// It says all but what a schema can't: that a glyph is one character to a reader, and whether a
  /// path can be drawn.
  public static let schema = JSONWriter.text(of: ThemeShape.theme.schema) + "\n"
}
