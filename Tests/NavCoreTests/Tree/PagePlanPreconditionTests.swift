#if os(macOS) || os(Linux)
  import NavCore
  import Testing

  @Suite("What no plan of pages, columns or tags can be")
  struct PagePlanPreconditionTests {
    @Test("pages without a page")
    func noPages() async {
      await #expect(processExitsWith: .failure) { _ = ContainerPlan.pager([PagePlan]()) }
    }

    @Test("one key for two pages")
    func sameKey() async {
      await #expect(processExitsWith: .failure) {
        _ = ContainerPlan.pager([
          PagePlan(.stack(Page.home), key: "a"), PagePlan(.stack(Page.blank), key: "a"),
        ])
      }
    }

    @Test("a column that holds columns")
    func columnsInColumn() async {
      await #expect(processExitsWith: .failure) {
        _ = ContainerPlan.Column(.sidebar, .twoColumns)
      }
    }

    @Test("a column that holds pages")
    func pagesInColumn() async {
      await #expect(processExitsWith: .failure) {
        _ = ContainerPlan.Column(.sidebar, .threePages())
      }
    }

    @Test("one tag for two navigators, however far apart")
    func sameTag() async {
      await #expect(processExitsWith: .failure) {
        _ = ContainerPlan.pager([
          .threePages(), .columns([.init(.sidebar, .to(Page.home), tag: "third")]),
        ])
      }
    }
  }
#endif
