import NavCore
import NavStyles
import Testing

/// What users of other libraries report of columns; a test for each phrase.
@Suite("Faults that columns don't have")
@MainActor struct ColumnFaultTests {
  nonisolated static let styles = (try? Registry([BuiltInStyles()]))?.columns.names ?? []

  @Test(
    "rotating a large phone keeps every path and what is in sight, whatever shows",
    arguments: styles)
  func largePhone(_ style: String) throws {
    let app = try TurningApp(style: style)
    try app.turn("iphone-pro-max")
    app.model.front.show(Spot.deep(1))
    app.model.front.push(Spot.deep(2))
    let paths = app.paths
    for orientation in [Traits.Orientation.landscape, .portrait, .landscape, .portrait] {
      try app.turn("iphone-pro-max", orientation)
      #expect(app.paths == paths)
      #expect(app.path == ["deep-1", "deep-2"])
    }
    #expect(app.faults == [])
  }

  @Test("the path outlasts every change of size class", arguments: styles)
  func sizeClasses(_ style: String) throws {
    let app = try TurningApp(style: style)
    // The first time upright is for what a style has to tell.
    for orientation in Traits.Orientation.allCases { try app.turn("ipad-11", orientation) }
    app.model.front.show(Spot.deep(1))
    app.model.front.push(Spot.deep(2))
    let paths = app.paths
    for device in ["ipad-11-third", "ipad-11", "ipad-11-half", "ipad-11-two-thirds", "ipad-11"] {
      try app.turn(device, .landscape)
      #expect(app.paths == paths, "\(device)")
      #expect(app.path == ["deep-1", "deep-2"], "\(device)")
    }
  }

  @Test(
    "what the sidebar shows lands in the detail, and what is pushed there stays there",
    arguments: styles)
  func landing(_ style: String) throws {
    for orientation in Traits.Orientation.allCases {
      let app = try TurningApp(style: style)
      try app.turn("ipad-11", orientation)
      app.column(.sidebar).show(Spot.deep(1))
      app.model.perform(Move(.push(.to(Spot.deep(2))), in: .front))
      #expect(app.paths == [["sidebar"], ["deep-1", "deep-2"]], "\(orientation)")
    }
  }

  @Test("showing and hiding the sidebar neither pops nor pushes, and tells no screen that stays")
  func showingAndHiding() throws {
    for orientation in Traits.Orientation.allCases {
      let app = try TurningApp(style: "double-column")
      try app.turn("ipad-11", orientation)
      app.model.root.front(.detail)
      app.model.front.push(Spot.deep(1))
      let stacks = app.model.tree.containers.stacks
      for _ in 0..<2 {
        let told = app.told { app.user(.toggleColumn(.sidebar)) }
        #expect(told == (app.shown.count == 2 ? ["+sidebar"] : ["-sidebar"]), "\(orientation)")
        #expect(app.model.tree.containers.stacks == stacks)
      }
    }
  }

  @Test("after a collapse the column is on top that the user was in", arguments: styles)
  func collapse(_ style: String) throws {
    for orientation in Traits.Orientation.allCases {
      let app = try TurningApp(style: style)
      try app.turn("ipad-11", orientation)
      try app.turn("ipad-11-third")
      #expect(app.path == ["sidebar"], "nothing has been chosen yet")
      try app.turn("ipad-11", orientation)
      app.column(.sidebar).show(Spot.deep(1))
      try app.turn("ipad-11-third")
      #expect(app.path == ["deep-1"])
      app.user(.back)
      #expect(app.path == ["sidebar"])
    }
  }

  @Test(
    "a split that collapses for a moment, as in the background, is as it was afterwards",
    arguments: styles)
  func background(_ style: String) throws {
    for orientation in Traits.Orientation.allCases {
      let app = try TurningApp(style: style) { $0.collapsing(to: .detail) }
      try app.turn("ipad-11", orientation)
      app.user(.toggleColumn(.sidebar))
      let (tree, shown) = (app.model.tree, app.shown)
      try app.turn("ipad-11-third")
      try app.turn("ipad-11", orientation)
      #expect(app.model.tree == tree)
      #expect(app.shown == shown)
      #expect(app.faults == [])
    }
  }

  @Test("a hidden column leaves its width to the others, and has one that fits when it comes back")
  func hiddenWidth() throws {
    let app = try TurningApp(style: "double-column")
    try app.turn("ipad-13", .landscape)
    app.user(.resizeColumn(.sidebar, width: 560))
    app.user(.toggleColumn(.sidebar))
    #expect(app.arrangement.shown.map(\.width) == [1366])
    try app.turn("ipad-13-half", .landscape)
    #expect(app.arrangement.shown.map(\.width) == [678])
    app.user(.toggleColumn(.sidebar))
    #expect(app.arrangement.shown.map(\.width).allSatisfy { $0 <= 678 })
    try app.turn("ipad-mini", .landscape)
    #expect(app.arrangement.shown.map(\.width).reduce(0, +) == 1133)
  }

  @Test("rotating while a sheet is dismissed leaves the sidebar where it was", arguments: styles)
  func dismissing(_ style: String) throws {
    let app = try TurningApp(style: style)
    try app.turn("ipad-11", .landscape)
    let shown = app.shown
    var turned = false
    app.model.front.present(
      Screen("Sheet") { TextNode("Sheet") }.willDisappear { appearance in
        turned = true
        appearance.model.update(traits: .room(.pad, width: 834, height: 1194))
      })
    app.model.front.dismiss()
    #expect(turned)
    try app.turn("ipad-11", .landscape)
    #expect(app.shown == shown)
    #expect(app.paths == [["sidebar"], ["detail"]])
    #expect(Set(app.inSight) == Set(app.expectedInSight))
    #expect(app.faults == [])
  }

  @Test("a visibility that the app has set does not make the button dead")
  func constant() throws {
    for visibility in ColumnVisibility.allCases {
      for orientation in Traits.Orientation.allCases {
        let app = try TurningApp(style: "double-column")
        try app.turn("ipad-11", orientation)
        app.model.root.setColumn(.sidebar, visibility)
        for _ in 0..<4 {
          let before = app.shown.count
          app.user(.toggleColumn(.sidebar))
          #expect(app.shown.count == 3 - before, "\(visibility) \(orientation)")
        }
      }
    }
  }

  @Test("a fixed sidebar can be neither hidden nor swiped away, also while another column is over")
  func fixed() throws {
    for roles in [[ColumnRole.sidebar, .detail], [.sidebar, .content, .detail, .inspector]] {
      for orientation in Traits.Orientation.allCases {
        let app = try TurningApp(roles, style: "fixed")
        try app.turn("ipad-11", orientation)
        app.user(.toggleColumn(.inspector))
        let pinned = try #require(app.arrangement.shown.first { $0.isPinned }?.role)
        #expect(app.user(.toggleColumn(pinned)).reason == .notAllowed)
        for _ in 0..<3 {
          for direction in SwipeDirection.allCases {
            if let action = app.model.swipeMove(towards: direction) { app.user(action) }
            #expect(app.arrangement.placement(of: pinned) == .tiled, "\(orientation) \(direction)")
          }
        }
      }
    }
  }
}

extension Outcome {
  /// Why there was nothing to do, or nil.
  fileprivate var reason: Reason? {
    if case .nothing(let reason) = self { reason } else { nil }
  }
}
