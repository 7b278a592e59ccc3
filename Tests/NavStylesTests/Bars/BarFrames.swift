import Foundation
import NavCore
import NavStyles
import NavTerminal
import NavTestSupport

/// The article “Bars at widths”, made from the program.
@MainActor enum BarFrames {
  /// The destinations of the walk that is shown.
  private enum Walk: String, Route {
    case fruits = "Fruits"
    case apples = "Apples"
    case red = "Red apples"

    static let routeName = "walk"
  }

  private static let widths = [24, 48, 80]

  /// The article as the bars have it now.
  static func article() throws -> String {
    let registry = try Registry([BuiltInStyles()])
    let sections = try registry.bars.listings.map { bar in
      let frames = try widths.map { "```text\n\(try frame(bar.name, columns: $0))\n```\n" }
      return "### \(bar.name)\n\n\(bar.summary).\n\n\(frames.joined(separator: "\n"))"
    }
    return introduction + sections.joined(separator: "\n")
  }

  private static let introduction = """
    # Bars at widths

    What each built-in bar shows of the same screen at three widths.

    ## Overview

    The screen is the third one of a walk, Fruits, Apples, Red apples, and has two items, one of them
    with a symbol. The widths are 24, 48 and 80 cells of a terminal. Blank rows in the middle of a frame
    are left out, which “⋮” says. A test makes the frames from the program.


    """

  /// A frame between two lines that are as long as it is wide.
  private static func frame(_ bar: String, columns: Int) throws -> String {
    let app = try NavApp("Bars", plugins: [BuiltInStyles()], root: .stack(Walk.fruits))
      .choosing(bar: bar)
      .route(Walk.self) { stop, _ in
        Screen(stop.rawValue) {
          TextNode("Crisp and sweet.")
        }
        .trailing {
          BarItem("Add", symbol: .add) {}
          BarItem("Share") {}
        }
      }
    let driver = TerminalDriver(app, columns: columns, rows: ScrollState.lowRows)
    driver.model.root.push(Walk.apples)
    driver.model.root.push(Walk.red)
    let edge = String(repeating: "─", count: columns)
    return ([edge] + driver.text.shortened + [edge]).joined(separator: "\n")
  }
}
