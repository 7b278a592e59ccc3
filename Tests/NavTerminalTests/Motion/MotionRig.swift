import NavCore
import NavLayout
import NavStyles
import NavThemes

@testable import NavTerminal

/// An app of numbered screens in a terminal that is not there, shown with motion.
@MainActor struct MotionRig {
  enum Spot: Route {
    case number(Int)
    static let routeName = "spot"
  }

  let driver: TerminalDriver

  init(
    _ root: ContainerPlan = .stack(Spot.number(0)), columns: Int = 60, rows: Int = 12,
    motion: TerminalMotion = .full, direction: Traits.Direction? = nil, transition: String? = nil,
    guards: [Guard] = []
  ) throws {
    var app = try NavApp("Test", plugins: [BuiltInThemes(), BuiltInStyles()], root: root)
      .choosing(transition: transition)
      .route(Spot.self) { spot, context in
        guard case .number(let number) = spot else { return Screen("") {} }
        return Screen("Screen \(number)") {
          TextNode("text of \(number)")
          for next in [number + 1, number + 2] {
            RowNode("to \(next)") { context.navigator.show(Spot.number(next)) }
          }
        }
      }
    app.guards = guards
    var options = TerminalOptions()
    options.motion = motion
    options.direction = direction
    driver = TerminalDriver(app, columns: columns, rows: rows, options: options)
  }

  /// So many pages with a stack each.
  static func pages(_ count: Int, axis: PageAxis = .horizontal) -> ContainerPlan {
    .pager((0..<count).map { .stack(Spot.number($0 * 10)) }, axis: axis)
      .pager(BareTestPager())
  }

  /// No chrome.
  private struct BareTestPager: PagerStyle {
    let name = "bare-test"
    func makeChrome(_ configuration: PagerConfiguration) -> PagerChrome { .hidden }
  }

  var path: [String] { driver.model.front.entries.map(\.text) }

  /// The column at which a text begins in the frame that is shown now, or nil where it is not in it as a
  /// whole.
  func column(of text: String) -> Int? {
    for line in driver.text {
      if let range = line.range(of: text) {
        return line.distance(from: line.startIndex, to: range.lowerBound)
      }
    }
    return nil
  }

  func advance(_ milliseconds: Int) { driver.advance(by: .milliseconds(milliseconds)) }
}

extension MotionRig.Spot: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let number): "\(number)"
    }
  }
}

extension StringProtocol {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
