import NavCore
import NavStyles
import NavTestSupport
import Testing

@Suite("Turning, resizing, splitting and collapsing lose nothing")
@MainActor struct NothingLostTests {
  nonisolated static let styles = (try? Registry([BuiltInStyles()]))?.columns.names ?? []
  private static let roles: [ColumnRole] = [.sidebar, .content, .detail, .inspector]

  /// An app deep in all its columns, with a focus and a scroll position in each.
  private func deepApp(_ style: String) throws -> TurningApp {
    let app = try TurningApp(Self.roles, style: style)
    try app.turn("ipad-13", .landscape)
    for (index, role) in Self.roles.enumerated() {
      for depth in 0...index { app.column(role).push(Spot.deep(10 * index + depth)) }
    }
    // Each is in front once, so that each screen is made.
    for role in Self.roles { app.model.root.front(role) }
    for role in Self.roles.dropLast() { app.model.root.setColumn(role, .automatic) }
    for (index, role) in Self.roles.enumerated() {
      guard let entry = app.column(role).entries.last else { continue }
      var state = app.model.state(of: entry.id)
      state.focus = NodeID(rawValue: 100 + UInt64(index))
      state.focusedRow = index
      state.scroll[NodeID(rawValue: 7)] = .init(row: 3 + index, offset: index)
      app.model.setState(state, of: entry.id)
    }
    return app
  }

  private func states(_ app: TurningApp) -> [EntryState] {
    Self.roles.flatMap { app.column($0).entries.map { app.model.state(of: $0.id) } }
  }

  @Test(
    "any sequence leaves stacks, focus, scroll positions and the column in front", arguments: styles
  )
  func sequences(_ style: String) throws {
    for seed in UInt64(1)...12 {
      let app = try deepApp(style)
      app.model.root.front(Self.roles[Int(seed) % Self.roles.count])
      let stacks = app.model.tree.containers.stacks
      let (front, before) = (app.columns?.front, states(app))
      var random = SeededGenerator(seed: seed)
      for step in 0..<60 {
        let device = Device.all[Int.random(in: 0..<Device.all.count, using: &random)]
        var traits = device.traits(Bool.random(using: &random) ? .portrait : .landscape)
        if Bool.random(using: &random) {
          traits = traits.resized(
            width: Double(Int.random(in: 200...2_600, using: &random)),
            height: Double(Int.random(in: 200...1_600, using: &random)))
        }
        app.model.update(traits: traits)
        let place = "\(style), seed \(seed), step \(step): \(traits.width) × \(traits.height)"
        #expect(app.model.tree.containers.stacks == stacks, "\(place)")
        // In one column what was over the others comes up for as long.
        if !app.arrangement.isCollapsed { #expect(app.columns?.front == front, "\(place)") }
        #expect(states(app) == before, "\(place)")
        #expect(Set(app.inSight) == Set(app.expectedInSight), "\(place)")
      }
      #expect(app.faults == [], "\(style), seed \(seed)")
    }
  }

  @Test(
    "with moves in between, each push lands where it was meant, and what shows is in sight",
    arguments: styles)
  func moves(_ style: String) throws {
    for seed in UInt64(1)...12 {
      let app = try TurningApp(Self.roles, style: style)
      var random = SeededGenerator(seed: seed)
      try app.turn("ipad-11", .landscape)
      for step in 0..<80 {
        let place = "\(style), seed \(seed), step \(step)"
        let role = Self.roles[Int.random(in: 0..<4, using: &random)]
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1, 2:
          let device = Device.all[Int.random(in: 0..<Device.all.count, using: &random)]
          app.model.update(
            traits: device.traits(Bool.random(using: &random) ? .portrait : .landscape))
        case 3:
          let before = app.column(role).entries.count
          app.column(role).push(Spot.deep(1_000 + step))
          #expect(app.column(role).entries.count == before + 1, "\(place)")
        case 4:
          let front = app.model.front
          app.model.perform(Move(.push(.to(Spot.deep(1_000 + step))), in: .front))
          #expect(front.entries.last?.text == "deep-\(1_000 + step)", "\(place)")
          #expect(app.expectedInSight.contains("deep-\(1_000 + step)"), "\(place)")
        case 5: app.user(.toggleColumn(role))
        case 6: app.user(.back)
        case 7:
          app.user(.front(role))
          #expect(app.model.front.container == app.column(role).container, "\(place)")
        default:
          app.model.front.show(Spot.deep(1_000 + step))
          #expect(app.path == ["deep-\(1_000 + step)"], "\(place)")
        }
        #expect(
          app.expectedInSight.contains(app.path.last ?? ""),
          "\(place): the user sees where they are")
        #expect(Set(app.inSight) == Set(app.expectedInSight), "\(place)")
        let above = app.arrangement.shown.filter { $0.placement != .tiled }
        #expect(above.count <= 1, "\(place)")
      }
      #expect(app.faults == [], "\(style), seed \(seed)")
    }
  }

  @Test("there and back again is as it was, to the widths", arguments: styles)
  func thereAndBack(_ style: String) throws {
    for device in Device.all {
      for orientation in Traits.Orientation.allCases {
        let app = try deepApp(style)
        let (tree, set, shown) = (app.model.tree, app.columns, app.arrangement)
        app.model.update(traits: device.traits(orientation))
        try app.turn("ipad-13", .landscape)
        let place = "\(style), \(device.name) \(orientation)"
        #expect(app.model.tree.containers.stacks == tree.containers.stacks, "\(place)")
        #expect(app.columns?.front == set?.front, "\(place)")
        #expect(app.columns?.visibility == set?.visibility, "\(place)")
        #expect(app.arrangement == shown, "\(place)")
      }
    }
  }
}
