/// The modifiers held down with a key, as far as terminals tell.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)

  /// From the parameter of xterm and kitty: 1 plus the sum of the bits, which are the same here.
  /// Bits of other modifiers (super, meta, locks) are ignored.
  init(parameter: Int) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(parameter, 1) - 1) & 7)
  }
}
