#if os(macOS) || os(Linux)
  import NavCore
  import Testing

  @Suite("What no entry can hold")
  struct HoldingPreconditionTests {
    /// A route whose entry holds the same route again.
    private struct Endless: Route {
      static let routeName = "endless"
    }

    @Test("what leads to itself")
    func endless() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let app = try makeApp().route(Endless.self, holding: { _ in .stack(Endless()) }) { _, _ in
          Screen("") {}
        }
        let model = NavigationModel(app)
        model.root.push(Endless())
      }
    }

    @Test("two containers with one tag, from the start")
    func tags() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let album = Destination.to(AlbumRoute(tag: "album"))
        _ = try AlbumRoute.model(.stack(album, path: [album]))
      }
    }

    @Test("two tags that are the same in what a plan says")
    func sameTags() async {
      await #expect(processExitsWith: .failure) {
        _ = ContainerPlan.stack(.holding(.to(Page.home), .stack(Page.home, tag: "a")), tag: "a")
      }
    }
  }
#endif
