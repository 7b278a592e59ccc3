extension String {
  /// The text with spaces up to a width, at its end where it is leading, else before it.
  func padding(to width: Int, isLeading: Bool = true) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return isLeading ? self + spaces : spaces + self
  }
}
