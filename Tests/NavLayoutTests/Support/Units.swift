import NavCore
import NavLayout

/// A host whose units are cells of 8 by 16 points; characters from CJK on are two wide, marks that
/// stand alone are without width.
struct Units: HostMetrics {
  let lineWidth = 1

  func width(of character: Character, font: FontSpec) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    if (0x300..<0x370).contains(scalar.value) { return 0 }
    return scalar.value >= 0x2E80 ? 2 : 1
  }

  func lineHeight(_ font: FontSpec) -> Int { 1 }

  func horizontal(_ points: Double) -> Int { Int((points / 8).rounded()) }

  func vertical(_ points: Double) -> Int { Int((points / 16).rounded()) }

  func barHeight(_ metrics: Metrics) -> Int { 1 }

  func minimumTarget(_ metrics: Metrics) -> LayoutSize { LayoutSize(3, 1) }
}
