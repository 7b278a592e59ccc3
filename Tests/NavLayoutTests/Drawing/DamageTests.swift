import NavCore
import Testing

@testable import NavLayout

@Suite("What differs between two frames is drawn again")
struct DamageTests {
  private let traits = Traits.terminal(columns: 10, rows: 4)

  private func frame(_ parts: [PlacedPart]) -> PlacedFrame {
    PlacedFrame(size: LayoutSize(10, 4), traits: traits, parts: parts, front: [])
  }

  private func part(
    _ role: PlacedPart.Role, _ rect: LayoutRect, ground: ColorRole = .ground
  ) -> PlacedPart {
    PlacedPart(role, rect, theme: .bare, ground: ground)
  }

  private func areas(_ old: [PlacedPart], _ new: [PlacedPart]) -> Set<LayoutRect> {
    Set(Damage(from: frame(old), to: frame(new), also: []).rects)
  }

  @Test("Parts that come, go, move or change their ground are drawn where they were and are")
  func parts() {
    let base = part(.sheet(0), LayoutRect(0, 0, 10, 4))
    let (here, there) = (LayoutRect(1, 1, 3, 2), LayoutRect(5, 1, 3, 2))
    let sheet = part(.sheet(1), here)
    #expect(areas([base, sheet], [base, sheet]).isEmpty)
    #expect(areas([base], [base, sheet]) == [here])
    #expect(areas([base, sheet], [base]) == [here])
    #expect(areas([base, sheet], [base, part(.sheet(1), there)]) == [here, there])
    #expect(areas([base, sheet], [base, part(.sheet(1), here, ground: .accent)]) == [here])
  }

  @Test("Parts that lie over each other in another order are all drawn again")
  func order() {
    let first = part(.sheet(1), LayoutRect(1, 1, 3, 2))
    let second = part(.sheet(2), LayoutRect(2, 1, 3, 2))
    #expect(areas([first, second], [second, first]) == [LayoutRect(0, 0, 10, 4)])
  }

  @Test("An area that is inside of another one is not drawn twice")
  func inside() {
    let areas = [LayoutRect(1, 1, 2, 1), LayoutRect(0, 0, 5, 3), LayoutRect(2, 2, 1, 1)]
    let frame = frame([])
    #expect(Damage(from: frame, to: frame, also: areas).rects == [LayoutRect(0, 0, 5, 3)])
    #expect(Damage(from: frame, to: frame, also: [.empty]).rects.isEmpty)
  }
}
