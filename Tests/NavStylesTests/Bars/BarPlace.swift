import NavCore
import NavLayout

@testable import NavTerminal

/// Where a bar of the laws is shown.
struct BarPlace: Hashable, Sendable {
  enum Host: Hashable, Sendable {
    /// A terminal of so many cells.
    case terminal(columns: Int, rows: Int)
    /// A device whose units are points.
    case device(String, Traits.Orientation)
  }

  var host: Host
  var textSize: Double = 1
  var direction = Traits.Direction.leftToRight
  var variant = Theme.Variant.light

  static let hosts: [Host] = [
    .terminal(columns: 80, rows: 24), .device("iphone", .portrait), .device("ipad-11", .portrait),
  ]
  static let textSizes = [0.5, 1, 2]

  func traits() throws -> Traits {
    var traits =
      switch host {
      case .terminal(let columns, let rows): Traits.terminal(columns: columns, rows: rows)
      case .device(let name, let orientation): try Device.named(name).traits(orientation)
      }
    traits.textSize = textSize
    traits.direction = direction
    traits.scheme = variant.scheme
    traits.contrast = variant.contrast
    return traits
  }

  /// The units of the host, and its room in them.
  func room() throws -> (metrics: any HostMetrics, size: LayoutSize) {
    let traits = try traits()
    switch host {
    case .terminal(let columns, let rows): return (CellMetrics(), LayoutSize(columns, rows))
    case .device:
      return (PointMetrics(traits: traits), LayoutSize(Int(traits.width), Int(traits.height)))
    }
  }
}

extension BarPlace: CustomStringConvertible {
  var description: String {
    "\(host), text ×\(textSize), \(direction.rawValue), \(variant.rawValue)"
  }
}
