import NavLayout
import Testing

@testable import NavTerminal

@Suite("The mouse on a device that stands in a terminal")
struct DeviceMouseTests {
  private func window(columns: Int, rows: Int) -> DeviceWindow {
    var window = DeviceWindow(columns: columns, rows: rows)
    window.show(
      CellGrid(columns: 20, rows: 10, store: CellStore()), aim: LayoutRect(0, 0, 1, 1))
    return window
  }

  private func place(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int, _ window: DeviceWindow)
    -> [Int]?
  {
    window.onDevice(MouseEvent(kind, column: column, row: row)).map { [$0.column, $0.row] }
  }

  @Test("Presses and the wheel are at the device's own cells, and nowhere beside it")
  func presses() {
    let window = window(columns: 30, rows: 14)
    for kind in [MouseEvent.Kind.press(.left), .press(.right), .wheel(.down)] {
      #expect(place(kind, 5, 2, window) == [0, 0] && place(kind, 24, 11, window) == [19, 9])
      for (column, row) in [(4, 2), (25, 2), (5, 1), (5, 12), (0, 0), (400, 400)] {
        #expect(place(kind, column, row, window) == nil)
      }
    }
  }

  @Test("A drag goes on beyond the device, and its release is not lost there")
  func drags() {
    let window = window(columns: 30, rows: 14)
    for kind in [MouseEvent.Kind.drag(.left), .release(.left)] {
      #expect(place(kind, 8, 3, window) == [3, 1])
      #expect(place(kind, 0, 13, window) == [-5, 11] && place(kind, 29, 0, window) == [24, -2])
    }
  }

  @Test("Of a device that is larger than the terminal, the cells are those that are seen")
  func panned() {
    var window = window(columns: 8, rows: 4)
    #expect(place(.press(.left), 7, 3, window) == [7, 3])
    window.pan(x: 1, y: 1)
    #expect(place(.press(.left), 0, 0, window) == [4, 2])
    window.pan(x: 9, y: 9)
    #expect(place(.press(.left), 7, 3, window) == [19, 9])
  }
}
