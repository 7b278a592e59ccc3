import NavCore
import NavTerminal
import Testing

@testable import NavDemo

@Suite("The onboarding app")
@MainActor struct OnboardingAppTests {
  @Test("Begins with five pages, which end at the home screen")
  func through() async throws {
    let pages = try PagesDriver(.onboarding)
    #expect(pages.pager?.count == 5)
    for step in OnboardingStep.allCases {
      #expect(pages.driver.shows(step.heading))
      let last = step == OnboardingStep.allCases.last
      try pages.driver.focus(on: last ? "Done" : "Next", by: .tab)
      try await pages.run("enter")
    }
    #expect(pages.pager == nil)
    #expect(pages.path == ["home"])
  }

  @Test("Next keeps the focus, so that Enter alone leads through")
  func enter() async throws {
    let pages = try PagesDriver(.onboarding)
    try pages.driver.focus(on: "Next", by: .tab)
    try await pages.run("enter; enter; enter; enter")
    #expect(pages.driver.focus == "Done")
    try await pages.run("enter")
    #expect(pages.pager == nil)
  }

  @Test("Skip ends it, and the home screen shows it again from its first page")
  func again() async throws {
    let pages = try PagesDriver(.onboarding)
    try pages.driver.focus(on: "Next", by: .tab)
    try await pages.run("enter")
    try pages.driver.focus(on: "Skip", by: .tab)
    try await pages.run("enter")
    #expect(pages.pager == nil)
    try pages.driver.focus(on: "Show the introduction again")
    try await pages.run("enter")
    #expect(pages.pager?.selection == 0)
    #expect(pages.chrome.contains("Next") && !pages.chrome.contains("Previous"))
  }
}
