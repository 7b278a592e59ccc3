import NavConformance
import NavCore
import NavStyles
import Testing

@Suite("What the user may do with columns")
struct ColumnPermissionTests {
  static let names = (try? Registry([BuiltInStyles()]))?.columns.names ?? []

  /// What a style makes of a wish with one thing changed.
  private func arrange(
    _ style: any ColumnStyle, _ traits: Traits, _ wish: ColumnSweep.Wish,
    front: ColumnRole? = nil, asking: (ColumnRole, ColumnVisibility)? = nil,
    width: (ColumnRole, Double)? = nil
  ) -> ColumnArrangement {
    var visibility = wish.visibility
    if let (role, asked) = asking { visibility[role] = asked }
    var memory = ColumnMemory()
    // A tip is nothing that the user did.
    memory.flags["tip-given"] = true
    if let (role, points) = width { memory.widths[role] = points }
    return style.arrange(
      ColumnConfiguration(
        traits: traits, width: traits.width, roles: wish.roles, front: front ?? wish.front,
        visibility: visibility),
      memory: &memory)
  }

  @Test(
    "what is not permitted has no effect; what is permitted has one, by the rules for every style",
    arguments: names)
  func effects(_ name: String) throws {
    let style = try Registry([BuiltInStyles()]).columns.item(named: name)
    var turn = 0
    for device in Device.all {
      for orientation in Traits.Orientation.allCases {
        let traits = device.traits(orientation)
        for _ in 0..<12 {
          turn += 1
          let wish = ColumnSweep.wish(turn)
          let main = wish.configuration(traits).main
          let now = arrange(style, traits, wish)
          guard !now.isCollapsed, wish.visibility[main] != .hidden else { continue }
          let canHide = now.shown.contains { column in
            let asked: ColumnVisibility = column.placement == .tiled ? .hidden : .automatic
            return column.role != main
              && !arrange(style, traits, wish, asking: (column.role, asked)).shows(column.role)
          }
          let canReveal = wish.roles.contains { role in
            !now.shows(role)
              && arrange(style, traits, wish, front: role, asking: (role, .shown)).shows(role)
          }
          let canResize = now.shown.contains { column in
            [0, 5_000].contains { points in
              column.placement == .tiled && column.role != main
                && arrange(style, traits, wish, width: (column.role, points)).shown != now.shown
            }
          }
          #expect(now.permissions.contains(.hide) || !canHide, "\(device.name) \(wish)")
          #expect(now.permissions.contains(.reveal) || !canReveal, "\(device.name) \(wish)")
          #expect(now.permissions.contains(.resize) || !canResize, "\(device.name) \(wish)")
        }
      }
    }
  }
}
