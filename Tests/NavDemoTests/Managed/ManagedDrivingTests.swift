import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("One of two navigators drives the other by its tag")
struct ManagedDrivingTests {
  @Test("Both stand side by side, each with its tag, and offer the same")
  func start() async throws {
    let app = try await ManagedDriver()
    #expect(app.driver.frame.stacks.compactMap(\.bar?.title) == ["Left", "Right"])
    #expect(app.driver.model.tags == ["left", "right"])
    for row in ["Guards", "Answers"] {
      #expect(app.driver.text.joined().ranges(of: row).count == 2)
    }
    #expect(app.told == "")
  }

  @Test("A card and a note are pushed there, told by the observer first and the action after it")
  func push() async throws {
    let app = try await ManagedDriver("Drive the right side")
    try await app.use("Push a card")
    #expect(app.path(.right) == ["start", "card 1"])
    #expect(
      app.told == "Push a card on the right, with motion "
        + "Right’s observer: “card 1” came. The action after it: done.")
    try await app.use("Push a note")
    #expect(app.path(.right) == ["start", "card 1", "*"])
    #expect(app.driver.shows("Made on the spot."))
    #expect(
      app.told == "Push a note on the right, with motion "
        + "Right’s observer: a note came. The action after it: done.")
    #expect(app.path(.left) == ["start", "drive"])
  }

  @Test("It is popped to its root, once; the second time there is nothing to do")
  func popToRoot() async throws {
    let app = try await ManagedDriver("Drive the right side")
    for row in ["Push a card", "Push a note", "Push a card", "Back to its root"] {
      try await app.use(row)
    }
    #expect(app.path(.right) == ["start"])
    #expect(app.told.hasSuffix("Right’s observer: 3 screens went. The action after it: done."))
    try await app.use("Back to its root")
    #expect(app.told.hasSuffix("The action after it: nothing to do, it is at its root."))
  }

  @Test("A tag that nobody has is told, with those that there are, and noted")
  func unknown() async throws {
    let app = try await ManagedDriver("Drive the right side")
    try await app.use("Ask “middle”")
    #expect(
      app.told == "“middle” to its root, with motion The action after it: not found: "
        + "navigator tagged “middle” (there are: “left”, “right”).")
    #expect(try app.lastRecord().kind == .notFound)
  }

  @Test("Motion is switched off and on for all that follows")
  func motion() async throws {
    let app = try await ManagedDriver("Drive the right side")
    try await app.use("Push a card")
    #expect(try app.lastRecord().isAnimated)
    try await app.use("Motion: on")
    try await app.use("Push a card")
    #expect(try !app.lastRecord().isAnimated)
    #expect(app.told.hasPrefix("Push a card on the right, at once"))
    try await app.use("Motion: off")
    try await app.use("Back to its root")
    #expect(try app.lastRecord().isAnimated)
  }

  @Test("The right side drives the left one in the same way")
  func mirrored() async throws {
    let app = try await ManagedDriver("Guards")
    app.driver.press(.tab)
    try await app.use("Drive the left side")
    try await app.use("Back to its root")
    #expect(app.path(.left) == ["start"])
    #expect(app.path(.right) == ["start", "drive"])
    #expect(app.driver.shows("Left’s observer: “guards” went."))
  }

  @Test("What the user does by hand is seen by the side's observer, and told on that side")
  func byHand() async throws {
    let app = try await ManagedDriver("Guards")
    #expect(app.told == "On this side Left’s observer: “guards” came.")
    app.driver.press(.escape)
    #expect(app.told == "On this side Left’s observer: “guards” went.")
  }
}
