import Observation

/// What the app of the law shows, of all kinds of width and length.
@MainActor @Observable final class LawData {
  var items = (0..<30).map { LawItem(id: $0) }
  var text = ""
  var note = "日本語のテキスト と text, that is long enough\nfor 👨‍👩‍👧 two lines"
  var label = 0
  var fraction: Double? = 0.3
  var isLoading = true
  var hasPanel = true
  private var lastID = 100

  /// Changes something, as an app does by itself.
  func change(using random: inout some RandomNumberGenerator) {
    let place = Int.random(in: 0...items.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      lastID += 1
      items.insert(LawItem(id: lastID), at: place)
    case 1: if place < items.count { items.remove(at: place) }
    case 2: items.shuffle(using: &random)
    case 3: if place < items.count { items[place].revision += 1 }
    case 4: items.removeAll { $0.id % 3 == 0 }
    case 5: label += 1
    case 6: fraction = fraction == nil ? 0.7 : nil
    case 7: isLoading.toggle()
    case 8: hasPanel.toggle()
    default: note = String(note.dropFirst(3)) + "語x"
    }
  }
}

/// One value of a list.
struct LawItem: Identifiable {
  let id: Int
  var revision = 0

  /// A text of a width and a length that hang on the number.
  static func text(_ number: Int) -> String {
    let pieces = [
      "日本語", "swift", "👨‍👩‍👧", "route-stack", "한국어 텍스트", "e\u{301}t\u{308}e", "🇩🇪 flag",
      "averyverylongwordwithoutanyblank", "x", "― dash", "中文标题", "two\nlines",
    ]
    return (0...(number % 4)).map { pieces[(number * 7 + $0 * 5) % pieces.count] }
      .joined(separator: " ")
  }

  var title: String { Self.text(id) + (revision > 0 ? " \(revision)" : "") }
}
