/// Bytes for the terminal, gathered for one write; its memory is used again for the next frame.
package struct OutputBuffer: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var count: Int { bytes.count }
  package var isEmpty: Bool { bytes.isEmpty }

  /// Starts anew and keeps the memory.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ sequence: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: sequence.utf8Start, count: sequence.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(contentsOf other: OutputBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  /// A decimal number without sign.
  mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// A Unicode scalar as UTF-8.
  mutating func append(scalar value: UInt32) {
    if value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = Unicode.Scalar(value) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Control sequence introducer, one number and a final byte: `ESC [ 12 C`.
  mutating func append(control number: Int, _ final: UInt8) {
    append(ControlSequences.introducer)
    append(number: number)
    bytes.append(final)
  }

  /// Puts a sequence before what was appended since the buffer held so many bytes.
  mutating func insert(_ sequence: StaticString, at index: Int) {
    bytes.insert(
      contentsOf: UnsafeBufferPointer(
        start: sequence.utf8Start, count: sequence.utf8CodeUnitCount), at: index)
  }
}
