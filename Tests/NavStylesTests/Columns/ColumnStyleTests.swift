import NavConformance
import NavCore
import NavStyles
import Testing

@Suite("Laws of every registered column style")
struct ColumnStyleTests {
  static let names = (try? Registry([BuiltInStyles(), AcmeStyles()]))?.columns.names ?? []

  private func laws(_ name: String) throws -> ColumnLaws {
    let style = try Registry([BuiltInStyles(), AcmeStyles()]).columns.item(named: name)
    return ColumnLaws(style: style, honoursHiding: name != "fixed" && name != "halved")
  }

  @Test("there are eight built-in ones and that of the guide, and double-column is the default")
  func registered() throws {
    #expect(
      Self.names == [
        "stack", "double-column", "pad-only", "tip-once", "fixed", "triple", "list-detail",
        "inspector", "halved",
      ])
    #expect(try Registry([BuiltInStyles()]).columns.defaultItem?.name == "double-column")
  }

  @Test("none breaks a rule that holds for every column style", arguments: names)
  func conforming(_ name: String) throws {
    let style = try laws(name).style
    #expect(Conformance.violations(of: style) == [])
  }

  @Test("the laws hold on every device, either way up, whatever is asked", arguments: names)
  func devices(_ name: String) throws {
    let laws = try laws(name)
    var turn = 0
    for device in Device.all {
      for orientation in Traits.Orientation.allCases {
        var broken: Set<String> = []
        for _ in 0..<90 {
          turn += 1
          let wish = ColumnSweep.wish(turn)
          var memory = ColumnMemory()
          let configuration = wish.configuration(device.traits(orientation))
          let arrangement = laws.style.arrange(configuration, memory: &memory)
          for law in laws.broken(by: arrangement, of: configuration) {
            broken.insert("\(law): \(wish) → \(arrangement.text)")
          }
        }
        #expect(broken.isEmpty, "\(device.name) \(orientation)")
      }
    }
  }

  @Test("the laws hold for every width from 200 to 2,600 points on every idiom", arguments: names)
  func widths(_ name: String) throws {
    let laws = try laws(name)
    var turn = 0
    var broken: Set<String> = []
    for width in ColumnSweep.widths {
      // Each idiom at one of its three heights, by turns.
      for (index, line) in ColumnSweep.lines.enumerated() where (index + Int(width)) % 3 == 0 {
        turn += 1
        let wish = ColumnSweep.wish(turn)
        var memory = ColumnMemory()
        if turn.isMultiple(of: 2) { memory.widths[.sidebar] = Double(turn % 900) }
        if turn.isMultiple(of: 5) { memory.widths[.inspector] = Double(turn % 700) }
        let configuration = wish.configuration(line.traits(width))
        let arrangement = laws.style.arrange(configuration, memory: &memory)
        for law in laws.broken(by: arrangement, of: configuration) where broken.count < 5 {
          broken.insert("\(law): \(width) × \(line) \(wish) → \(arrangement.text)")
        }
      }
    }
    #expect(turn == 2_401 * Traits.Idiom.allCases.count)
    #expect(broken.isEmpty)
  }

  @Test("the memory as it was left gives the same, but for a tip", arguments: names)
  func repeated(_ name: String) throws {
    let style = try laws(name).style
    var broken: [String] = []
    var turn = 0
    for line in ColumnSweep.lines {
      for width in stride(from: 200.0, through: 2_600, by: 31) {
        turn += 1
        let configuration = ColumnSweep.wish(turn).configuration(line.traits(width))
        var memory = ColumnMemory()
        memory.widths[.sidebar] = turn.isMultiple(of: 2) ? Double(turn % 900) : nil
        let first = style.arrange(configuration, memory: &memory)
        // A tip is given once: the model asks for what it showed.
        let isTip = name == "tip-once" && memory.flags["tip-given"] == true
        if !isTip, style.arrange(configuration, memory: &memory) != first {
          broken.append("\(width) × \(line) \(ColumnSweep.wish(turn))")
        }
      }
    }
    #expect(broken.isEmpty)
  }

  @Test("widths that make no sense in the memory break no law", arguments: names)
  func badMemory(_ name: String) throws {
    let laws = try laws(name)
    var turn = 0
    for width in [-5, 0, 1, .infinity, -.infinity, .nan] as [Double] {
      for line in ColumnSweep.lines {
        for room in [700.0, 960, 1_366] {
          turn += 1
          let configuration = ColumnSweep.wish(turn).configuration(line.traits(room))
          var memory = ColumnMemory()
          for role in ColumnRole.allCases { memory.widths[role] = width }
          let arrangement = laws.style.arrange(configuration, memory: &memory)
          #expect(laws.broken(by: arrangement, of: configuration).isEmpty, "\(width) in \(room)")
        }
      }
    }
  }
}
