/// The end of a piece of UTF-8 whose next piece hasn't come yet.
enum UTF8Tail {
  /// How many bytes at the end are the beginning of a scalar that more bytes could complete: 0…3.
  static func unfinishedBytes(at bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      let wanted: Int
      switch byte {
      case 0x80..<0xC0: continue
      case 0xC2..<0xE0: wanted = 2
      case 0xE0..<0xF0: wanted = 3
      case 0xF0..<0xF5: wanted = 4
      default: return 0
      }
      return wanted > length ? length : 0
    }
    return 0
  }
}
