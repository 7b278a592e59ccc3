import Foundation
import NavCore
import NavFoundation
import Testing

@Suite("What is wrong with a theme file is told with place, key and what was expected")
struct ThemeFileProblemTests {
  private func problems(with members: String) -> [String] {
    ThemeText.problems(ThemeText.bare(with: members))
  }

  @Test(
    "a value that makes no sense is told where it stands",
    arguments: [
      (
        #""metrics": {"margin": -1}"#,
        "1:24: metrics.margin: expected a length in points, a number from 0 to 512, found -1"
      ),
      (
        #""metrics": {"margin": "8"}"#,
        #"1:24: metrics.margin: expected a length in points, a number from 0 to 512, found "8""#
      ),
      (
        #""fonts": {"body": {"size": 1e300}}"#,
        "1:29: fonts.body.size: expected a size in points, a number from 1 to 512, found 1e300"
      ),
      (
        #""fonts": {"body": {"scaling": 2}}"#,
        "1:32: fonts.body.scaling: expected a share of the text size, a number from 0 to 1, found 2"
      ),
      (
        #""fonts": {"body": {"weight": "blod"}}"#,
        "1:31: fonts.body.weight: expected one of ultraLight, thin, light, regular, medium, "
          + #"semibold, bold, heavy, black, found "blod"; did you mean "bold"?"#
      ),
      (
        #""fonts": {"body": []}"#,
        "1:20: fonts.body: expected an object with the keys size, weight, design, scaling, found a list"
      ),
      (
        #""fonts": null"#,
        "1:11: fonts: expected an object with the keys largeTitle, title, headline, body, caption, "
          + "monospaced, found null; leave the key out to have it as usual"
      ),
      (
        #""symbols": {"back": {"glyph": "ab"}}"#,
        #"1:32: symbols.back.glyph: expected one character such as "‹", found "ab""#
      ),
      (
        #""symbols": {"back": {"ascii": "ä"}}"#,
        #"1:32: symbols.back.ascii: expected one character of ASCII such as "<", found "ä""#
      ),
      (
        #""symbols": {"back": {"path": "M1 1 L99 1"}}"#,
        #"1:31: symbols.back.path: expected a path such as "M15 4 L7 12", found "M1 1 L99 1": "#
          + "99.0 is outside of the box, which is from 0 to 24 (character 7)"
      ),
      ("\"$schema\": 1", "1:13: $schema: expected the address of the schema, found 1"),
    ])
  func values(_ members: String, _ expected: String) {
    #expect(problems(with: members) == ["t.json:" + expected])
  }

  @Test("colours and names say what they look like")
  func texts() {
    let red = ThemeText.bare.replacing("\"ink\": \"#000000\"", with: "\"ink\": \"red\"")
    #expect(
      ThemeText.problems(red)
        == [##"t.json:5:12: light.ink: expected a colour such as "#1B1B1F", found "red""##])
    let name = ThemeText.bare.replacing("\"bare\"", with: "\"My theme\"")
    #expect(
      ThemeText.problems(name) == [
        #"t.json:2:11: name: expected a name in kebab case such as "my-theme", found "My theme""#
      ])
  }

  @Test(
    "an unknown key is told with those that are known and the nearest, at every level",
    arguments: [
      (#""metrcs": {}"#, "1:2: metrcs: ", "metrics"),
      (#""fonts": {"bdy": {}}"#, "1:12: fonts.bdy: ", "body"),
      (#""fonts": {"body": {"sice": 1}}"#, "1:21: fonts.body.sice: ", "size"),
      (#""symbols": {"bak": {}}"#, "1:14: symbols.bak: ", "back"),
      (#""symbols": {"back": {"glif": "<"}}"#, "1:23: symbols.back.glif: ", "glyph"),
      (#""metrics": {"bar-height": 1}"#, "1:14: metrics.bar-height: ", "barHeight"),
      (
        ##""darkIncreasedContrast": {"acent": "#000"}"##, "1:28: darkIncreasedContrast.acent: ",
        "accent"
      ),
    ])
  func unknown(_ members: String, _ place: String, _ nearest: String) {
    let found = problems(with: members).filter { $0.contains("unknown key") }
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("t.json:\(place)unknown key; expected one of "))
    #expect(found[0].hasSuffix("; did you mean \"\(nearest)\"?"))
  }

  @Test("missing keys are told together, where the object begins")
  func missing() {
    #expect(
      ThemeText.problems("\n {}")
        == ["t.json:2:2: expected more keys, which are missing: name, light, dark"])
    let text = ThemeText.bare.replacing(/.*"(accent|danger)".*\n/, with: "")
    #expect(
      ThemeText.problems(text) == [
        "t.json:3:12: light: expected more keys, which are missing: accent, danger",
        "t.json:21:11: dark: expected more keys, which are missing: accent, danger",
      ])
    #expect(
      ThemeText.problems("[]")[0].hasPrefix(
        "t.json:1:1: expected an object with the keys $schema, name, light, dark, "))
  }

  @Test("all mistakes of a file are told at once, in the order of the file")
  func together() {
    let text = ThemeText.bare(with: #""fonst": 1, "metrics": {"margin": 999, "x": 1}, "name": "b""#)
      .replacing("\"red\": \"#FFFFFF\"", with: "\"red\": 7")
    let problems = ThemeText.problems(text)
    let starts = [
      "1:2: fonst:", "1:36: metrics.margin:", "1:41: metrics.x:", "2:3: name:", "37:12:",
    ]
    #expect(problems.count == starts.count)
    for (problem, start) in zip(problems, starts) { #expect(problem.hasPrefix("t.json:" + start)) }
  }

  @Test("a key that is there twice is told, also where the text ends too early")
  func twice() {
    let message = "the key is there for the second time; leave out one"
    #expect(
      ThemeText.problems(ThemeText.bare(with: "\"name\": \"x\"")) == [
        "t.json:2:3: name: " + message
      ])
    #expect(
      ThemeText.problems(#"{"name": "a", "name": "b""#) == [
        "t.json:1:15: name: " + message,
        "t.json:1:26: name: expected “,” or “}”, found the end of the file",
      ])
  }

  @Test("mistakes of grammar name the key in which they are")
  func grammar() {
    #expect(
      ThemeText.problems("{\"light\": {\n\"ink\": #000}}")
        == ["t.json:2:8: light.ink: expected a value, found “#”; JSON has no comments"])
  }

  @Test("at most a hundred mistakes are told, and each in a line that is not long")
  func many() {
    let long = String(repeating: "x", count: 1000)
    let members = (0..<200).map { "\"\($0)\(long)\": 1" }.joined(separator: ",")
    let problems = problems(with: members)
    #expect(problems.count == 100)
    #expect(problems.allSatisfy { $0.count < 250 })
    #expect(self.problems(with: "\"metrics\": \"\(long)\"")[0].count < 200)
  }

  @Test("nothing of a file or its path reaches a message that could steer a terminal")
  func harmless() {
    let evil = "a\u{1B}[31m\u{9B}\u{202E}\n"
    let bytes = ThemeText.bare(with: #""a\u001B[31m\u009B\u202E\n": 1, "metrics": "\u001B""#).utf8
    do throws(ThemeFileError) {
      _ = try ThemeFile(evil).theme(of: Array(bytes))
      Issue.record("read")
    } catch {
      #expect(error.problems.count == 2)
      for line in error.problems.map(\.description) {
        #expect(
          !line.unicodeScalars.contains { scalar in
            scalar.properties.generalCategory == .control || scalar == "\u{202E}"
          })
      }
    }
  }

  @Test("pairs without enough contrast are told where their ink stands")
  func contrast() throws {
    var theme = Theme.bare
    theme.light[.accent] = RGBColor(hex: 0x777777)
    try TemporaryFile.use(try ThemeFile.text(of: theme)) { path in
      let problems = ThemeFile(path).problems()
      #expect(problems.count == 4)
      #expect(problems.allSatisfy { $0.key == "light.accent" && $0.position?.line == 11 })
      #expect(
        problems[0].description
          == "\(path):11:15: light.accent: accent #777777 on ground #FFFFFF has a contrast of 4.47, "
          + "text needs 4.5; make accent darker, as #767676, or change ground")
      let read = try ThemeFile(path).read()
      #expect(read == theme)
    }
  }
}
