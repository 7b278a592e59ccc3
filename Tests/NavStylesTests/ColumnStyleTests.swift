import NavCore
import NavStyles
import Testing

@Suite("The built-in column styles")
struct ColumnStyleTests {
  static let styles = (try? Registry([BuiltInStyles()]))?.columns.names ?? []

  static let sets: [[ColumnRole]] = [
    [.sidebar], [.sidebar, .detail], [.sidebar, .content, .detail],
    [.sidebar, .content, .detail, .inspector],
  ]

  private func style(_ name: String) throws -> any ColumnStyle {
    try Registry([BuiltInStyles()]).columns.item(named: name)
  }

  private func traits(_ width: Double, _ height: Double, _ idiom: Traits.Idiom) -> Traits {
    Traits(
      width: width, height: height, idiom: idiom, horizontal: width >= 700 ? .regular : .compact,
      vertical: .regular)
  }

  /// All sizes from 200 to 2,600 points, upright and lying, for every set and column in front.
  private func forEachConfiguration(_ check: (ColumnConfiguration) -> Void) {
    for width in stride(from: 200.0, through: 2_600, by: 50) {
      for height in [width / 2, width, width * 2] {
        for roles in Self.sets {
          for front in roles {
            check(
              ColumnConfiguration(
                traits: traits(width, height, .pad), width: width, roles: roles, front: front))
          }
        }
      }
    }
  }

  @Test(
    "at least one column shows, and the widths of the tiled ones fill the room", arguments: styles)
  func widths(_ name: String) throws {
    let style = try style(name)
    forEachConfiguration { configuration in
      var memory = ColumnMemory()
      let shown = style.arrange(configuration, memory: &memory).shown
      let tiled = shown.filter { $0.placement == .tiled }.map(\.width)
      #expect(!shown.isEmpty, "\(configuration)")
      #expect(abs(tiled.reduce(0, +) - configuration.width) < 0.5, "\(configuration)")
      #expect(
        shown.allSatisfy { $0.width > 0 && $0.width <= configuration.width }, "\(configuration)")
    }
  }

  @Test(
    "every column that shows is one of the set, once, and the one in front is among them",
    arguments: styles)
  func roles(_ name: String) throws {
    let style = try style(name)
    forEachConfiguration { configuration in
      var memory = ColumnMemory()
      let arrangement = style.arrange(configuration, memory: &memory)
      let roles = arrangement.shown.map(\.role)
      #expect(Set(roles).count == roles.count, "\(configuration)")
      if arrangement.isCollapsed {
        #expect(roles == [.single], "\(configuration)")
      } else {
        #expect(Set(roles).isSubset(of: configuration.roles), "\(configuration)")
        #expect(roles.contains(configuration.front), "\(configuration)")
      }
    }
  }

  @Test("the same configuration and memory give the same arrangement", arguments: styles)
  func deterministic(_ name: String) throws {
    let style = try style(name)
    forEachConfiguration { configuration in
      var (first, second) = (ColumnMemory(), ColumnMemory())
      let arrangement = style.arrange(configuration, memory: &first)
      #expect(style.arrange(configuration, memory: &second) == arrangement, "\(configuration)")
      #expect(first == second, "\(configuration)")
    }
  }

  @Test("where the width is compact all columns are collapsed to one", arguments: styles)
  func compact(_ name: String) throws {
    let style = try style(name)
    forEachConfiguration { configuration in
      guard configuration.traits.horizontal == .compact else { return }
      var memory = ColumnMemory()
      let arrangement = style.arrange(configuration, memory: &memory)
      #expect(arrangement == .collapsed(width: configuration.width), "\(configuration)")
    }
  }
}
