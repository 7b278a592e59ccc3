import Testing

@testable import NavDemo

@Suite("Text from outside is made harmless")
struct PrintableTests {
  @Test("Every C0 control and DEL becomes its control picture")
  func controls() {
    for value in UInt8(0)...0x1F {
      let shown = Printable.text("a" + String(Unicode.Scalar(value)) + "b")
      #expect(shown.unicodeScalars.map(\.value) == [0x61, 0x2400 + UInt32(value), 0x62])
    }
    #expect(Printable.text("\u{7F}") == "\u{2421}")
    #expect(Printable.text("\u{1B}[31mred") == "␛[31mred")
  }

  @Test("C1 controls, separators and direction controls become U+FFFD")
  func others() {
    let harmful = Array(0x80...0x9F) + Array(0x2028...0x202E) + Array(0x2066...0x2069)
    for value in harmful.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      #expect(Printable.text("é" + String(value)) == "é\u{FFFD}")
    }
  }

  @Test("A text that is harmless stays as it is", arguments: ["", "plain ~", "é 日本 مرحبا 👩‍👩‍👧"])
  func unchanged(text: String) {
    #expect(Printable.text(text) == text)
    #expect(Printable.text(utf8: Array(text.utf8)) == text)
  }

  @Test("Bytes that are no UTF-8 become U+FFFD")
  func invalid() {
    #expect(Printable.text(utf8: [0x61, 0xFF, 0x0A]) == "a\u{FFFD}␊")
  }

  @Test("No scalar of a result is a control, whatever the text")
  func exhaustive() {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = Printable.text(String(scalar))
      let isSafe = shown.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      #expect(isSafe && shown.unicodeScalars.count == 1)
    }
  }
}
