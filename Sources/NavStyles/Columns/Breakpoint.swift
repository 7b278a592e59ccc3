public import NavCore

/// A condition on the room: its least and greatest width, height and aspect ratio, combined.
///
///     let lying = Breakpoint.minimumWidth(700).and(.minimumAspectRatio(1.2))
///     let either = lying.or(.minimumWidth(1_200))
///
/// (Source: libadwaita's breakpoint conditions.)
public struct Breakpoint: Hashable, Sendable {
  private enum Measure: Hashable, Sendable {
    case width, height, aspectRatio

    func of(_ traits: Traits) -> Double {
      switch self {
      case .width: traits.width
      case .height: traits.height
      case .aspectRatio: traits.width / traits.height
      }
    }
  }

  private indirect enum Condition: Hashable, Sendable {
    case least(Measure, Double)
    case greatest(Measure, Double)
    case both(Condition, Condition)
    case either(Condition, Condition)

    func matches(_ traits: Traits) -> Bool {
      switch self {
      case .least(let measure, let bound): measure.of(traits) >= bound
      case .greatest(let measure, let bound): measure.of(traits) <= bound
      case .both(let first, let second): first.matches(traits) && second.matches(traits)
      case .either(let first, let second): first.matches(traits) || second.matches(traits)
      }
    }
  }

  private let condition: Condition

  /// At least so many points wide.
  public static func minimumWidth(_ points: Double) -> Breakpoint {
    Breakpoint(condition: .least(.width, points))
  }

  /// At most so many points wide.
  public static func maximumWidth(_ points: Double) -> Breakpoint {
    Breakpoint(condition: .greatest(.width, points))
  }

  /// At least so many points high.
  public static func minimumHeight(_ points: Double) -> Breakpoint {
    Breakpoint(condition: .least(.height, points))
  }

  /// At most so many points high.
  public static func maximumHeight(_ points: Double) -> Breakpoint {
    Breakpoint(condition: .greatest(.height, points))
  }

  /// At least so many times as wide as high.
  public static func minimumAspectRatio(_ ratio: Double) -> Breakpoint {
    Breakpoint(condition: .least(.aspectRatio, ratio))
  }

  /// At most so many times as wide as high.
  public static func maximumAspectRatio(_ ratio: Double) -> Breakpoint {
    Breakpoint(condition: .greatest(.aspectRatio, ratio))
  }

  /// Both this and another.
  public func and(_ other: Breakpoint) -> Breakpoint {
    Breakpoint(condition: .both(condition, other.condition))
  }

  /// This or another, or both.
  public func or(_ other: Breakpoint) -> Breakpoint {
    Breakpoint(condition: .either(condition, other.condition))
  }

  /// Whether a room meets it.
  public func matches(_ traits: Traits) -> Bool { condition.matches(traits) }
}
