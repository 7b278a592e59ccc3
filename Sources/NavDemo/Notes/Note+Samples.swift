import Foundation

extension Note {
  /// A few friendly notes to begin with, the newest first; their identities never change.
  static let samples: [Note] = [
    sample(
      1, day: 6,
      """
      Pack for the weekend 🏔️
      Rain jacket, map, a good book.
      Ask Zoë whether she brings the café-style coffee maker ☕️
      """),
    sample(
      2, day: 5,
      """
      京都のお茶
      抹茶は一保堂、ほうじ茶は丸久小山園。
      駅前の店は水曜日がお休み。
      """),
    sample(
      3, day: 4,
      """
      وصفة الحمّص
      حمص مسلوق، طحينة، عصير ليمون، ثوم وقليل من الملح.
      يُقدَّم مع خبز ساخن وزيت زيتون.
      """),
    sample(
      4, day: 3,
      """
      Books to read
      Le Petit Prince – Antoine de Saint-Exupéry
      Преступление и наказание – Фёдор Достоевский
      Die Verwandlung – Franz Kafka
      """),
    sample(
      5, day: 2,
      """
      Plants 🌱
      Water the fern twice a week, the cactus once a month.
      Turn the lemon tree towards the window on Sundays.
      """),
    sample(
      6, day: 1,
      """
      Welcome
      The first line of a note is its title. Search finds words with or without their accents.
      """),
  ]

  /// A sample with a stable identity, modified at noon on that day of January 2026, in UTC.
  private static func sample(_ number: UInt8, day: Int, _ text: String) -> Note {
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
    let noonOnNewYear = 1_767_268_800
    return Note(id: id, text: text, modified: noonOnNewYear + (day - 1) * 86_400)
  }
}
