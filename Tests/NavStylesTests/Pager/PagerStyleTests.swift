import NavCore
import NavLayout
import NavStyles
import Testing

@Suite("The built-in pager styles")
@MainActor struct PagerStyleTests {
  @Test("the plug-in's names and default")
  func names() throws {
    let pagers = try Registry([BuiltInStyles()]).pagers
    #expect(pagers.names == ["paged", "tabs", "segmented", "onboarding", "bare"])
    #expect(pagers.defaultName == "paged")
    #expect(pagers.listings.allSatisfy { $0.name == $0.item.name && !$0.summary.isEmpty })
  }

  @Test("styles are chosen by dot member, with what they can be told")
  func dotMembers() {
    let plan = ContainerPlan.pager([.stack(PagerStage.Sheet(number: 0))])
    #expect(plan.pager(.paged).styles.pager?.name == "paged")
    #expect(plan.pager(.tabs).styles.pager?.name == "tabs")
    #expect(plan.pager(.segmented).styles.pager?.name == "segmented")
    #expect(plan.pager(.onboarding).styles.pager?.name == "onboarding")
    #expect(plan.pager(.bare).styles.pager?.name == "bare")
    let paged = plan.pager(.paged(.top, content: .under)).styles.pager as? PagedPager
    #expect(paged?.placement == .top && paged?.content == .under)
    #expect((plan.pager(.tabs(.rail)).styles.pager as? TabsPager)?.placement == .rail)
  }

  @Test("bare shows nothing, and the page has all the room")
  func bare() throws {
    let sight = try PagerStage("bare", count: 3).sight()
    #expect(sight.pager.chrome?.placement == .hidden)
    #expect(sight.page.width == 80 && sight.page.height == 24)
  }
}
