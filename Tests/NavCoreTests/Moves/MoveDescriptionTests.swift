import NavCore
import Testing

@Suite("Moves as text")
struct MoveDescriptionTests {
  private let page = Destination.to(Page.item(1))

  @Test("every action is written in the words of its method, with what it is about")
  func actions() {
    let (entry, container) = (EntryID(rawValue: 3), ContainerID(rawValue: 4))
    let texts: [(Move.Action, String)] = [
      (.push(page), "push item-1"), (.push(page, unlessOnTop: true), "push item-1 unless on top"),
      (.push(.screen(Screen("") {})), "push *"), (.pop(2), "pop 2"),
      (.popTo(.route(Page.home)), "pop to route home"),
      (.popTo(.type(Page.self)), "pop to routes of type “page”"),
      (.popTo(.entries { _ in true }), "pop to a predicate"), (.popToRoot, "pop to root"),
      (.replaceTop(page), "replace top with item-1"), (.setPath([page]), "set path [item-1]"),
      (.insert([page, page], at: 1), "insert [item-1, item-1] at 1"),
      (.remove(.entry(entry)), "remove entry e3"),
      (.transfer(entry, to: .tagged("side")), "transfer e3 to “side”"),
      (.show(page), "show item-1"), (.front(.detail), "front detail"),
      (.setColumn(.sidebar, .hidden), "set column sidebar hidden"),
      (.select(.next), "select page next"), (.select(.index(2)), "select page 2"),
      (.select(.container(container)), "select page c4"),
      (.select(.tagged("side")), "select page “side”"),
      (.select(.previous), "select page previous"),
      (.back, "back"), (.home, "home"),
      (.present(.cover, .stack(Page.home)), "present cover [home]"),
      (.dismiss(), "dismiss"), (.dismiss(.top), "dismiss top"), (.dismiss(.all), "dismiss all"),
      (.dismiss(.downTo(container)), "dismiss down to c4"), (.leave(entry), "leave e3"),
      (.reveal(entry), "reveal e3"), (.close, "close"),
      (
        .batch([Move(.back, in: .front), Move(.pop(1), in: .tagged("side"))]),
        "batch [back in front; pop 1 in “side”]"
      ),
    ]
    for (action, text) in texts { #expect(action.description == text) }
  }

  @Test("a long path is cut short and says how many there are")
  func longPath() {
    let path = [Destination](repeating: page, count: 10_000)
    let text = Move.Action.setPath(path).description
    #expect(text.hasSuffix("… 10000 in all]"))
    #expect(text.count < 120)
  }
}
