import NavCore
import NavLayout

/// A host whose units are points: letters 0.6 times as wide as they are high, those from CJK on as
/// wide as high, lines 1.2 times as high as their letters.
struct PointMetrics: HostMetrics {
  let traits: Traits
  let lineWidth = 1

  func width(of character: Character, font: FontSpec) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    let share = scalar.value >= 0x2E80 ? 1 : 0.6
    return Int((font.size(for: traits) * share).rounded(.up))
  }

  func lineHeight(_ font: FontSpec) -> Int {
    Int((font.size(for: traits) * 1.2).rounded(.up))
  }

  func horizontal(_ points: Double) -> Int { Int(points.rounded()) }

  func vertical(_ points: Double) -> Int { Int(points.rounded()) }

  func barHeight(_ metrics: Metrics) -> Int { Int(metrics.barHeight.rounded(.up)) }

  func minimumTarget(_ metrics: Metrics) -> LayoutSize {
    let side = Int(metrics.minimumTarget.rounded(.up))
    return LayoutSize(side, side)
  }
}
