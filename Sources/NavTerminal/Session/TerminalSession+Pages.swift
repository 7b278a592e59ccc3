import NavCore
import NavLayout

extension TerminalSession {
  /// The keys that ``usePages(_:)`` takes and that do something here, with what they do.
  var pageKeys: [(String, String)] {
    guard let pager = nearestPager, pager.count > 1 else { return [] }
    let words = model.wording
    let numbers = pager.count > 2 ? "1 … \(min(9, pager.count))" : "1 2"
    return [("[ ]", words.turnPage), (numbers, words.choosePage)]
  }

  /// Takes a key that turns pages; false where it is none, or there are no pages.
  func usePages(_ key: Key) -> Bool {
    guard nearestPager != nil, case .character(let character) = key else { return false }
    switch character {
    case "[": turnPage(.previous)
    case "]": turnPage(.next)
    case "1"..."9":
      guard let number = character.wholeNumberValue else { return false }
      goToPage(number)
    default: return false
    }
    return true
  }

  /// Goes to a page as one who presses its tab; a number that is too high does nothing.
  ///
  /// - Parameter number: which one, counted from 1.
  func goToPage(_ number: Int) {
    guard let pager = nearestPager, (1...pager.count).contains(number) else { return }
    move(.selectOrPopToRoot(.index(number - 1)))
  }

  /// How fast pages set out beyond their end when there is no page that way, in pages per second: they
  /// come a twentieth of a page far.
  private static let push = 3.6

  /// Turns a page; at an end the pages are pushed a little beyond it, and settle back.
  private func turnPage(_ choice: PageChoice) {
    guard case .nothing(.atEnd) = move(.select(choice)), let pager = nearestPager else { return }
    stage.settleStretch(
      of: pager.container, push: choice == .next ? -Self.push : Self.push, at: time)
  }

  /// Turns a page by an arrow across the screen, where the pages lie that way and nothing on the page
  /// takes the arrow: neither a row that it would open nor a step back.
  func turnPage(across step: Int) -> Bool {
    guard let pager = nearestPager, pager.axis == .horizontal, pager.isSwipeable, isAtRoot,
      placed.focused?.row == nil, placed.focused?.isInBar != true
    else { return false }
    let isForward = (step > 0) == (frame.traits.direction == .leftToRight)
    turnPage(isForward ? .next : .previous)
    return true
  }

  /// Turns a page by an arrow up or down, where the pages lie that way and nothing moves any more.
  func turnPage(along step: Int) -> Bool {
    guard frame.prompt == nil, let pager = nearestPager, pager.axis == .vertical,
      pager.isSwipeable, isAtRoot
    else { return false }
    turnPage(step > 0 ? .next : .previous)
    return true
  }

  /// Lets what was used in the chrome of a pager keep the focus when that shows another page.
  func keepFocusInChrome(_ target: FocusTarget) {
    guard model.prompt == nil, target.isInChrome, !isFinished else { return }
    let entry = frontEntry
    render()
    guard frontEntry != entry, placed.focusTargets.contains(where: { $0.id == target.id }) else {
      return
    }
    focus(target)
  }

  /// The pager nearest around the stack that the user is in.
  var nearestPager: PagerFrame? {
    frame.pagers.last { pager in
      pager.page.stacks.contains { $0.container == frame.front }
    }
  }

  /// Whether the stack that the user is in shows its root.
  private var isAtRoot: Bool {
    model.tree.containers.stacks[frame.front]?.entries.count == 1
  }
}
