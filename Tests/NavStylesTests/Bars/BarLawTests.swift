import Foundation
import NavCore
import NavLayout
import NavTestSupport
import Testing

@Suite("Laws of every bar")
@MainActor struct BarLawTests {
  /// How many random stacks of screens each bar is shown with, where more are asked for than is usual:
  /// a soak does by `NAV_SOAK_BARS`, and has all combinations besides.
  nonisolated static let asked =
    ProcessInfo.processInfo.environment["NAV_SOAK_BARS"].flatMap(UInt64.init)
  nonisolated static let isSoak = asked != nil

  private static func check(_ stage: BarStage, _ what: String) throws -> Bool {
    let sight = try stage.sight()
    let faults = sight.placeFaults + sight.contrastFaults + sight.colorFaults
    if !faults.isEmpty { Issue.record("\(what): \(faults.prefix(3).joined(separator: "; "))") }
    return faults.isEmpty
  }

  /// All themes, variants, hosts, text sizes and directions; where not all of them are asked for, each
  /// variant in its turn.
  private static var everything: [(theme: String, place: BarPlace)] {
    var turn = 0
    var all: [(theme: String, place: BarPlace)] = []
    for theme in BarStage.themes {
      for host in BarPlace.hosts {
        for textSize in BarPlace.textSizes {
          for direction in Traits.Direction.allCases {
            turn += 1
            for (index, variant) in Theme.Variant.allCases.enumerated()
            where isSoak || (index + turn) % 4 == 0 {
              let place = BarPlace(
                host: host, textSize: textSize, direction: direction, variant: variant)
              all.append((theme, place))
            }
          }
        }
      }
    }
    return all
  }

  @Test("in every theme, variant, host, text size and direction", arguments: BarStage.bars)
  func everywhere(_ bar: String) throws {
    let stage = try BarStage([BarContent(), .full])
    for (theme, place) in Self.everything {
      try stage.choose(bar: bar, theme: theme)
      try stage.move(to: place)
      guard try Self.check(stage, "\(bar), \(theme), \(place)") else { return }
    }
  }

  @Test("at every width of a terminal", arguments: BarStage.bars)
  func widths(_ bar: String) throws {
    let stage = try BarStage([BarContent(), BarContent(), .full])
    try stage.choose(bar: bar, theme: "plain")
    for columns in 1...200 where columns < 40 || columns % 8 == 0 || Self.isSoak {
      for direction in Traits.Direction.allCases
      where (columns % 3 == 0) == (direction == .rightToLeft) || Self.isSoak {
        try stage.move(
          to: BarPlace(
            host: .terminal(columns: columns, rows: columns % 26 + 1), direction: direction))
        guard try Self.check(stage, "\(bar), \(columns) columns, \(direction)") else { return }
      }
    }
  }

  @Test("with whatever a screen has for its bar", arguments: BarStage.bars)
  func random(_ bar: String) throws {
    for seed in 0..<(Self.asked ?? 8) {
      var random = SeededGenerator(seed: seed)
      let depth = Int.random(in: 0...5, using: &random)
      let contents = (0...depth).map { _ in BarContent.random(using: &random) }
      let form = BarStage.Form.allCases.randomElement(using: &random) ?? .stack
      let stage = try BarStage(contents, form: form)
      for step in 0..<4 {
        let theme = BarStage.themes.randomElement(using: &random) ?? ""
        try stage.choose(bar: bar, theme: theme)
        let place = BarPlace.random(using: &random)
        try stage.move(to: place)
        let focus = try stage.sight().elements.randomElement(using: &random)?.id
        stage.set(focus: step % 2 == 0 ? nil : focus, isMoved: Bool.random(using: &random))
        let what = "\(bar), seed \(seed), step \(step), \(form), \(theme), \(place)"
        guard try Self.check(stage, what) else { break }
      }
    }
  }
}

extension BarPlace {
  fileprivate static func random(using random: inout SeededGenerator) -> BarPlace {
    let devices = Device.all.filter { $0.idiom != .terminal }.map(\.name)
    let isTerminal = Bool.random(using: &random)
    let orientation = Traits.Orientation.allCases.randomElement(using: &random) ?? .portrait
    var place = BarPlace(
      host: isTerminal
        ? .terminal(
          columns: .random(in: 1...120, using: &random), rows: .random(in: 1...40, using: &random))
        : .device(devices.randomElement(using: &random) ?? "iphone", orientation))
    place.textSize = [0.5, 0.8, 1, 1.3, 2, 3].randomElement(using: &random) ?? 1
    place.direction = Traits.Direction.allCases.randomElement(using: &random) ?? .leftToRight
    place.variant = Theme.Variant.allCases.randomElement(using: &random) ?? .light
    return place
  }
}
