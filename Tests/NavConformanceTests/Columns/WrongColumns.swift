import NavConformance
import NavCore
import Testing

/// A column style that breaks one rule: what ``FairColumns`` makes, spoiled.
struct WrongColumns: ColumnStyle, CustomTestStringConvertible {
  typealias Spoil =
    @Sendable (inout ColumnArrangement, ColumnConfiguration, inout ColumnMemory) -> Void

  let name: String
  let rule: ConformanceRule
  /// What the message has to say beside the rule.
  let message: String
  let spoil: Spoil

  init(
    _ rule: ConformanceRule, _ message: String, name: String = "wrong", _ spoil: @escaping Spoil
  ) {
    self.rule = rule
    self.message = message
    self.name = name
    self.spoil = spoil
  }

  var testDescription: String { "\(rule)" }

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    var arrangement = FairColumns.arrange(configuration)
    spoil(&arrangement, configuration, &memory)
    return arrangement
  }

  static let all = ofOneArrangement + ofSeveral

  private static let ofOneArrangement = [
    WrongColumns(.kebabCase, "“wide_columns”", name: "wide_columns") { _, _, _ in },
    WrongColumns(.columnsTiled, "expected one or more tiled") { arrangement, configuration, _ in
      guard !arrangement.isCollapsed else { return }
      arrangement = ColumnArrangement([
        .init(configuration.main, .overlaid, width: configuration.width)
      ])
    },
    WrongColumns(.columnsFillRoom, "922 points tiled, expected 932") { arrangement, _, _ in
      if arrangement.shown.count == 2 { arrangement.shown[1].width -= 10 }
    },
    WrongColumns(.columnsWithinRoom, "expected widths above 0 and up to") { arrangement, _, _ in
      arrangement.shown[0].width = .infinity
    },
    WrongColumns(.columnsUsable, "expected 180 points or more for each") {
      arrangement, configuration, _ in
      guard arrangement.shown.count == 2 else { return }
      arrangement = FairColumns.arrange(configuration, side: 179)
    },
    WrongColumns(.columnsOneAbove, "one column at most that is not tiled") {
      arrangement, configuration, _ in
      guard arrangement.shown.count == 2 else { return }
      let (room, main) = (configuration.width, configuration.main)
      arrangement = ColumnArrangement(
        configuration.roles.map {
          $0 == main ? .init($0, width: room) : .init($0, .overlaid, width: 240)
        })
    },
    WrongColumns(.columnsInOrder, "expected sidebar, detail") { arrangement, _, _ in
      arrangement.shown.reverse()
    },
    WrongColumns(.columnsCollapsedPermitNothing, "found reveal, expected no permissions") {
      arrangement, _, _ in
      if arrangement.isCollapsed { arrangement.permissions = [.reveal] }
    },
    WrongColumns(.columnsHidden, "content asked to be hidden") { arrangement, configuration, _ in
      let (room, main) = (configuration.width, configuration.main)
      guard !arrangement.isCollapsed, room >= 800, configuration.roles.contains(.sidebar),
        main == .detail
      else { return }
      let shown = configuration.roles.filter { role in
        role == .content || role == .sidebar && configuration.visibility(of: role) != .hidden
      }
      arrangement = ColumnArrangement(
        shown.map { .init($0, width: 240) } + [
          .init(main, width: room - 240 * Double(shown.count))
        ],
        permissions: shown.contains(.sidebar) ? [.hide] : [])
    },
  ]

  private static let ofSeveral = [
    WrongColumns(.columnsPermitted, "found resize permitted") { arrangement, _, _ in
      if arrangement.shown.count == 2 { arrangement.permissions.insert(.resize) }
    },
    WrongColumns(.columnsRepeatable, "the same arrangement and memory twice") { _, _, memory in
      memory.numbers["dice"] = .random(in: 0..<1)
    },
    WrongColumns(.columnsSettle, "found another memory each time") { _, _, memory in
      memory.numbers["count", default: 0] += 1
    },
    WrongColumns(.columnsUndirected, "sidebar 250, detail 682 right-to-left") {
      arrangement, configuration, _ in
      guard configuration.traits.direction == .rightToLeft, arrangement.shown.count == 2 else {
        return
      }
      arrangement = FairColumns.arrange(configuration, side: 250)
    },
    WrongColumns(.columnsStayAsRoomGrows, "1201 × 1133") { arrangement, configuration, _ in
      guard configuration.width > 1_200, !arrangement.isCollapsed else { return }
      arrangement = ColumnArrangement([.init(configuration.main, width: configuration.width)])
    },
    WrongColumns(.columnsComeBack, "single 699 one point narrower, but sidebar 240") {
      arrangement, configuration, memory in
      let isWide = configuration.width >= 700 || memory.flags["wide"] == true
      memory.flags["wide"] = isWide && configuration.width >= 640
      if !isWide { arrangement = .collapsed(width: configuration.width) }
    },
  ]
}
