/// The held move whose answer a task is finding; its own moves can't wait for that answer.
struct Answering: Sendable {
  @TaskLocal static var current: Answering?

  /// The number of the held move.
  let number: Int
  /// How many held moves wait for each other's answers, this one included.
  let depth: Int
}
