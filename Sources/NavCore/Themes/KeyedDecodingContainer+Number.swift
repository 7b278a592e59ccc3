extension KeyedDecodingContainer {
  /// The number of a key that may be missing.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where it is not in a range.
  func number(_ key: Key, in range: ClosedRange<Double>, _ what: String) throws -> Double? {
    guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard range.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(number) is out of range; expected \(what) from "
          + "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
