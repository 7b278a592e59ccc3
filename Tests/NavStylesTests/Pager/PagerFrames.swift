import Foundation
import NavCore
import NavStyles
import NavTerminal
import NavTestSupport

/// The article “Pagers at widths”, made from the program.
@MainActor enum PagerFrames {
  /// The pages that are shown.
  private enum Shop: String, Route, CaseIterable {
    case books = "Books"
    case profile = "Profile"
    case share = "Share"
    case buy = "Buy"

    static let routeName = "shop"

    var symbol: SymbolRole {
      switch self {
      case .books: .book
      case .profile: .person
      case .share: .share
      case .buy: .cart
      }
    }
  }

  private static let widths = [24, 48, 96]

  /// The article as the styles have it now.
  static func article() throws -> String {
    let registry = try Registry([BuiltInStyles()])
    let sections = try registry.pagers.listings.map { pager in
      let frames = try widths.map { "```text\n\(try frame(pager.name, columns: $0))\n```\n" }
      return "### \(pager.name)\n\n\(pager.summary).\n\n\(frames.joined(separator: "\n"))"
    }
    return introduction + sections.joined(separator: "\n")
  }

  private static let introduction = """
    # Pagers at widths

    What each built-in pager style shows beside the same pages at three widths.

    ## Overview

    There are four pages, Books, Profile, Share and Buy, each with a symbol, the last one with a badge;
    the second one is selected. They end somewhere, so that they can be skipped. The widths are 24, 48
    and 96 cells of a terminal. Blank rows in the middle of a frame are left out, which “⋮” says. A test
    makes the frames from the program.


    """

  /// A frame between two lines that are as long as it is wide.
  private static func frame(_ pager: String, columns: Int) throws -> String {
    let pages = Shop.allCases.map { page in
      PagePlan(
        page.rawValue, symbol: page.symbol, badge: page == .buy ? "2" : nil, key: page.rawValue,
        .stack(page))
    }
    let app = try NavApp(
      "Shop", plugins: [BuiltInStyles()],
      root: .pager(pages, selection: 1).finishingPages {}
    )
    .choosing(pager: pager)
    .route(Shop.self) { page, _ in
      Screen(page.rawValue) { TextNode("All about it.") }
    }
    let driver = TerminalDriver(app, columns: columns, rows: 9)
    let edge = String(repeating: "─", count: columns)
    return ([edge] + driver.text.shortened + [edge]).joined(separator: "\n")
  }
}
