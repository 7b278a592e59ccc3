/// A mistake in a JSON text.
struct JSONFault: Error, Hashable {
  /// How many bytes are before it.
  let offset: Int
  /// The keys that lead to it, the outermost first.
  let path: [String]
  /// What is wrong, and what was expected.
  let message: String
}
