#if os(macOS) || os(Linux)
  import NavCore
  import Testing

  @Suite("What no plan or prompt can be")
  struct PlanPreconditionTests {
    @Test("columns without a column")
    func noColumns() async {
      await #expect(processExitsWith: .failure) { _ = ContainerPlan.columns([]) }
    }

    @Test("two columns of one role")
    func sameRole() async {
      await #expect(processExitsWith: .failure) {
        _ = ContainerPlan.columns([.init(.detail, .to(Page.home)), .init(.detail, .to(Page.home))])
      }
    }

    @Test("columns whose front is none of them")
    func strangeFront() async {
      await #expect(processExitsWith: .failure) {
        _ = ContainerPlan.columns([.init(.sidebar, .to(Page.home))], front: .inspector)
      }
    }

    @Test("a prompt without an answer")
    func noAnswer() async {
      await #expect(processExitsWith: .failure) { _ = Prompt("?", choices: []) }
    }
  }
#endif
