/// A symbol as a drawing: lines and curves in a box of 24 × 24, y growing downwards.
///
/// It is drawn as a line of the width ``lineWidth`` with round ends and corners, and not filled.
public struct VectorPath: Hashable, Sendable {
  /// A place in the box.
  public struct Point: Hashable, Sendable {
    /// From the left edge, 0 to 24.
    public var x: Double
    /// From the upper edge, 0 to 24.
    public var y: Double

    /// Makes a point.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One step of the pen.
  public enum Command: Hashable, Sendable {
    /// The pen is put down elsewhere: `M`.
    case move(Point)
    /// A straight line: `L`.
    case line(Point)
    /// A cubic Bézier curve: `C`.
    case cubic(control1: Point, control2: Point, end: Point)
    /// A quadratic Bézier curve: `Q`.
    case quadratic(control: Point, end: Point)
    /// A straight line to where the pen was put down: `Z`.
    case close
  }

  /// The width and height of the box.
  public static let boxSize = 24.0
  /// The width of the line, in the measure of the box.
  public static let lineWidth = 2.0

  /// The steps, of which the first puts the pen down.
  public let commands: [Command]

  init(commands: [Command]) { self.commands = commands }

  /// The same drawing, seen in a mirror: what was at the left is at the right.
  public var mirrored: VectorPath {
    func flip(_ point: Point) -> Point { Point(Self.boxSize - point.x, point.y) }
    return VectorPath(
      commands: commands.map { command in
        switch command {
        case .move(let point): .move(flip(point))
        case .line(let point): .line(flip(point))
        case .cubic(let first, let second, let end):
          .cubic(control1: flip(first), control2: flip(second), end: flip(end))
        case .quadratic(let control, let end):
          .quadratic(control: flip(control), end: flip(end))
        case .close: .close
        }
      })
  }

  /// All points, those that only steer a curve included.
  public var points: [Point] { commands.flatMap(\.points) }
}

extension VectorPath.Command {
  /// The letter and the points.
  var parts: (letter: Character, points: [VectorPath.Point]) {
    switch self {
    case .move(let point): ("M", [point])
    case .line(let point): ("L", [point])
    case .cubic(let first, let second, let end): ("C", [first, second, end])
    case .quadratic(let control, let end): ("Q", [control, end])
    case .close: ("Z", [])
    }
  }

  var points: [VectorPath.Point] { parts.points }
}
