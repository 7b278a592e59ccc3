import Foundation
import NavCore
import NavStyles

/// The article “Columns on devices”, made from the styles.
enum ColumnTable {
  /// The documentation's folder.
  static let catalog = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/NavStyles/NavStyles.docc")

  /// One column of a table: a heading, a style and what it remembers.
  struct Entry: Sendable {
    let heading: String
    let style: any ColumnStyle
    var flags: [String: Bool] = [:]
  }

  /// One table: a title, a set of columns and the styles.
  struct Section: Sendable {
    let title: String
    let roles: [ColumnRole]
    let entries: [Entry]

    /// What the table says of a device.
    func cells(_ device: Device, _ orientation: Traits.Orientation) -> [String] {
      let traits = device.traits(orientation)
      return entries.map { entry in
        var memory = ColumnMemory()
        memory.flags = entry.flags
        return entry.style.arrange(
          ColumnConfiguration(traits: traits, width: traits.width, roles: roles, front: .detail),
          memory: &memory
        ).text
      }
    }
  }

  static let sections = [
    Section(
      title: "Sidebar and detail, by orientation", roles: Arranging.pair,
      entries: [
        Entry(heading: "stack", style: .stack),
        Entry(heading: "double-column", style: .doubleColumn),
        Entry(heading: "pad-only", style: .padOnly),
        Entry(heading: "tip-once, first", style: .tipOnce),
        Entry(heading: "tip-once, later", style: .tipOnce, flags: ["tip-given": true]),
        Entry(heading: "fixed", style: .fixed),
      ]),
    Section(
      title: "Sidebar and detail, by room", roles: Arranging.pair,
      entries: [
        Entry(heading: "triple", style: .triple),
        Entry(heading: "list-detail", style: .listDetail),
        Entry(heading: "inspector", style: .inspector),
      ]),
    Section(
      title: "Sidebar, content, detail and inspector", roles: Arranging.all,
      entries: [
        Entry(heading: "triple", style: .triple),
        Entry(heading: "inspector", style: .inspector),
      ]),
  ]

  /// The article as the styles have it now.
  static var article: String {
    introduction + sections.map(text).joined(separator: "\n")
  }

  private static let introduction = """
    # Columns on devices

    What each built-in column style shows on each device, either way up.

    ## Overview

    Each cell names the columns that show, from the leading side on, with their widths in points; a
    column that has the room to itself goes without. “Over” means laid over the others; “one” means that
    all columns are collapsed to the one that is in front. The user is in the detail, and nothing is asked
    of any column. A part of a split screen stands under the orientation of the whole device. The tables
    are made by a test from the styles themselves, and each cell is held against the rules.


    """

  private static func text(_ section: Section) -> String {
    var rows = [["device", "held", "points"] + section.entries.map(\.heading)]
    for device in Device.all {
      for orientation in Traits.Orientation.allCases {
        let room = device.room(orientation)
        let height = number(room.height)
        rows.append(
          [device.name, orientation.rawValue, "\(number(room.width)) × \(height)"]
            + section.cells(device, orientation).map { $0.replacing("|", with: "\\|") })
      }
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return "| \(cells.joined(separator: " | ")) |"
    }
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: " | ")
    lines.insert("| \(rule) |", at: 1)
    return "### \(section.title)\n\n\(lines.joined(separator: "\n"))\n"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
