import NavCore

/// Holds one symbol of a theme against the rules.
struct SymbolTrial {
  let role: SymbolRole
  let symbol: Symbol

  func run(_ findings: inout Findings) {
    let place = "symbol \(role)"
    for glyph in [symbol.glyph, symbol.mirroredGlyph].compactMap(\.self)
    where !CellGlyph.isOneCell(glyph) {
      findings.note(
        .symbolsOfOneCell, place, found: glyph.debugDescription,
        expected: "one character of one cell, as “\(Symbol.standard(role).glyph)”")
    }
    if symbol.ascii.count != 1 || !symbol.ascii.unicodeScalars.allSatisfy(Self.isPrintable) {
      findings.note(
        .symbolsInASCII, place, found: symbol.ascii.debugDescription,
        expected: "one character of ASCII, as “\(Symbol.standard(role).ascii)”")
    }
    checkMirroring(place, &findings)
    if symbol.systemName.isEmpty || !symbol.systemName.unicodeScalars.allSatisfy(Self.isInName) {
      findings.note(
        .symbolsNamed, place, found: symbol.systemName.debugDescription,
        expected: "a name as “\(Symbol.standard(role).systemName)”")
    }
    if let path = symbol.path, !path.commands.contains(where: Self.draws) {
      findings.note(
        .symbolsDrawn, place, found: "a path of \(path.commands.count) steps without any line",
        expected: "a line or a curve")
    }
  }

  private func checkMirroring(_ place: String, _ findings: inout Findings) {
    let isExpected = Symbol.standard(role).isDirectional
    let found =
      switch symbol.mirroredGlyph {
      case nil: isExpected ? "no mirrored glyph" : nil as String?
      case symbol.glyph: "“\(symbol.glyph)” in both directions"
      case let mirrored?: isExpected ? nil : "“\(mirrored)” as its mirrored glyph"
      }
    guard let found else { return }
    findings.note(
      .symbolsMirrored, place, found: found,
      expected: isExpected ? "one that points the other way" : "the same in both directions")
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    ("!"..."~").contains(scalar)
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "."
  }

  private static func draws(_ command: VectorPath.Command) -> Bool {
    switch command {
    case .line, .cubic, .quadratic: true
    case .move, .close: false
    }
  }
}
