import Testing

@testable import NavTerminal

@Suite("The sign of work says as much as there is room for")
struct ProgressTextTests {
  @Test(
    "Work without a known end: a label that is cut ends in “…”, then the sign alone",
    arguments: [
      (1, "⠋"), (3, "⠋"), (4, "⠋ L…"), (8, "⠋ Loadi…"), (9, "⠋ Loading"), (40, "⠋ Loading"),
    ])
  func turning(_ columns: Int, _ text: String) {
    #expect(ProgressText(label: "Loading", fraction: nil, turn: 10).text(columns: columns) == text)
  }

  @Test(
    "A known share: bar, figure and label; without the label; the figure; a cell that fills",
    arguments: [
      (1, "▅"), (3, "▅"), (4, "50 %"), (7, "50 %"), (8, "██░ 50 %"), (13, "████░░░░ 50 %"),
      (17, "██░ 50 %  Loading"), (60, "████████████░░░░░░░░░░░░ 50 %  Loading"),
    ])
  func share(_ columns: Int, _ text: String) {
    #expect(ProgressText(label: "Loading", fraction: 0.5, turn: 0).text(columns: columns) == text)
  }

  @Test("A cell fills from nothing done to all done, and nothing is ever wider than its room")
  func bounds() {
    #expect(ProgressText(label: "", fraction: 0, turn: 0).text(columns: 1) == "▁")
    #expect(ProgressText(label: "", fraction: 1, turn: 0).text(columns: 1) == "█")
    for columns in 1...60 {
      for fraction in [nil, 0, 0.07, 0.999, 1] as [Double?] {
        for label in ["", "日本語の作業", "Loading"] {
          let text = ProgressText(label: label, fraction: fraction, turn: 3).text(columns: columns)
          #expect(CharacterWidth.width(of: text) <= columns, "\(columns): \(text)")
        }
      }
    }
  }
}
