/// A format that a file's first bytes give away.
enum FileSignature: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, gif, pdf, zip, gzip, elf, machO, javaClass, utf16Text, unknown

  /// The format in words, such as "PNG image" or "binary data".
  var name: String {
    switch self {
    case .png: "PNG image"
    case .jpeg: "JPEG image"
    case .gif: "GIF image"
    case .pdf: "PDF document"
    case .zip: "ZIP archive"
    case .gzip: "gzip archive"
    case .elf: "ELF program or library"
    case .machO: "Mach-O program or library"
    case .javaClass: "Java class"
    case .utf16Text: "UTF-16 text"
    case .unknown: "binary data"
    }
  }

  /// The format that a file starting with these bytes most likely has; eight bytes suffice.
  init(of bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(8))
    let found = Self.table.first { head.starts(with: $0.start) }
    switch found?.signature {
    case .machO where head.starts(with: Self.universal):
      // Universal Mach-O and Java classes share their first four bytes. What follows is a number of
      // architectures, which is small, or a Java version, which has been 45 and above from the start.
      let number = head.dropFirst(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      self = head.count == 8 && number < 45 ? .machO : .javaClass
    case let signature?: self = signature
    case nil: self = .unknown
    }
  }

  private static let universal: [UInt8] = [0xCA, 0xFE, 0xBA, 0xBE]

  private static let table: [(start: [UInt8], signature: FileSignature)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF87a".utf8), .gif),
    (Array("GIF89a".utf8), .gif),
    (Array("%PDF-".utf8), .pdf),
    ([0x50, 0x4B, 0x03, 0x04], .zip),
    ([0x50, 0x4B, 0x05, 0x06], .zip),
    ([0x1F, 0x8B], .gzip),
    ([0x7F, 0x45, 0x4C, 0x46], .elf),
    ([0xFE, 0xED, 0xFA, 0xCE], .machO),
    ([0xFE, 0xED, 0xFA, 0xCF], .machO),
    ([0xCE, 0xFA, 0xED, 0xFE], .machO),
    ([0xCF, 0xFA, 0xED, 0xFE], .machO),
    (universal, .machO),
    ([0xFF, 0xFE], .utf16Text),
    ([0xFE, 0xFF], .utf16Text),
  ]
}
