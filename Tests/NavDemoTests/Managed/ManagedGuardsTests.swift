import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@MainActor @Suite("A guard of each kind is seen at work, and says why")
struct ManagedGuardsTests {
  @Test("The app's guard refuses a sixth screen, whoever asks")
  func houseRule() async throws {
    let app = try await ManagedDriver("Guards")
    for number in 1...4 {
      try await app.use("Push a card")
      #expect(app.path(.right).last == "card \(number)")
    }
    try await app.use("Push a card")
    #expect(app.path(.right).count == ManagedApp.limit)
    #expect(
      app.told == "Push a card on the right, with motion The action after it: "
        + "refused by the house rule: a side holds 5 screens at most.")
    app.post("Nav.navigatorPush", "right", ["route": ManagedPage.card(9)])
    #expect(app.path(.right).count == ManagedApp.limit)
    app.driver.press(.tab)
    try await app.use("One more card")
    #expect(app.driver.shows("refused by the house rule"))
  }

  @Test("The navigator's guard makes another move of a parcel: it comes on the other side")
  func redirect() async throws {
    let app = try await ManagedDriver("Guards")
    try await app.use("Push a parcel on the right")
    #expect(app.path(.right) == ["start"])
    #expect(app.path(.left) == ["start", "guards", "parcel"])
    #expect(
      app.told == "Push a parcel on the right, with motion Right’s guard: pass it on to the left. "
        + "Left’s observer: “parcel” came. The action after it: done.")
  }

  @Test("The screen's guard asks the user, for whatever takes it away, and keeps or loses it")
  func asking() async throws {
    let app = try await ManagedDriver("Guards")
    try await app.use("Push a draft")
    #expect(app.path(.right) == ["start", "draft"])
    try await app.use("Right to its root")
    #expect(app.driver.frame.prompt?.prompt.message == "Another screen takes it away.")
    app.driver.press(.escape)
    await app.driver.settle()
    #expect(app.path(.right) == ["start", "draft"])
    #expect(app.told.hasSuffix("The action after it: refused by screen draft: it is kept."))

    app.post("Nav.navigatorPopToRoot", "right")
    await app.driver.settle()
    #expect(app.driver.frame.prompt?.prompt.message == "A posted message takes it away.")
    app.driver.press(.escape)
    await app.driver.settle()
    app.driver.press(.tab)
    app.driver.press(.escape)
    await app.driver.settle()
    #expect(app.driver.frame.prompt?.prompt.message == "You are about to leave it.")
    app.driver.press(.right)
    app.driver.press(.enter)
    await app.driver.settle()
    #expect(app.path(.right) == ["start"])
  }

  @Test("The guard of the route's type refuses the vault until the key is taken")
  func vault() async throws {
    let app = try await ManagedDriver("Guards")
    try await app.use("Open the vault")
    #expect(app.path(.right) == ["start"])
    #expect(app.told.hasSuffix("refused by the vault: it is locked, take the key first."))
    try await app.use("Key: not taken")
    try await app.use("Open the vault")
    #expect(app.path(.right) == ["start", "vault"])
    #expect(app.driver.shows("All the gold is still here."))
    try await app.use("Key: taken")
    #expect(app.driver.shows("Key: not taken"))
  }
}
