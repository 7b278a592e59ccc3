/// A number on its way to another one, as a spring that is damped so that it does not swing: it can be
/// turned round at any time without a jump of place or speed.
///
/// It knows no clock: the time is given to it.
public struct MotionSpring: Hashable, Sendable {
  /// Where it was at the start of this way.
  public let origin: Double
  /// How fast it was then, per second.
  public let initialVelocity: Double
  /// Where it goes.
  public let target: Double
  /// When this way began.
  public let start: Duration
  /// How fast it is pulled, per second.
  let pull: Double

  /// After so many times its pull a spring from rest is within a thousandth of its target.
  private static let decay = 9.24
  /// How near the target counts as being there.
  private static let tolerance = 0.001
  /// The shortest and the longest time of a way, in seconds.
  private static let durations = 0.0...2.0

  /// Makes a spring that rests.
  public init(at place: Double) {
    self.init(from: place, to: place, velocity: 0, at: .zero, duration: 0)
  }

  /// Makes a spring on its way.
  ///
  /// - Parameters:
  ///   - origin: where it is.
  ///   - target: where it goes.
  ///   - velocity: how fast it is, per second.
  ///   - start: the time now.
  ///   - duration: how long it takes from rest, in seconds; at 0 it is there at once.
  public init(
    from origin: Double, to target: Double, velocity: Double = 0, at start: Duration,
    duration: Double
  ) {
    let held = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
    let isThere = held == 0 || origin == target && velocity == 0
    self.origin = isThere ? target : origin
    initialVelocity = isThere ? 0 : velocity
    self.target = target
    self.start = start
    pull = isThere ? 0 : Self.decay / held
  }

  /// Where it is at a time, and how fast.
  public func state(at time: Duration) -> (value: Double, velocity: Double) {
    guard pull > 0 else { return (target, 0) }
    let seconds = max(0, (time - start) / .seconds(1))
    let distance = origin - target
    let slope = initialVelocity + pull * distance
    let factor = fading(pull * seconds)
    let value = target + (distance + slope * seconds) * factor
    let velocity = (initialVelocity - pull * slope * seconds) * factor
    let isThere =
      abs(value - target) < Self.tolerance && abs(velocity) < Self.tolerance * pull
    return isThere ? (target, 0) : (value, velocity)
  }

  /// Where it is at a time.
  public func value(at time: Duration) -> Double { state(at: time).value }

  /// Whether it rests at a time.
  public func isSettled(at time: Duration) -> Bool {
    let state = state(at: time)
    return state.value == target && state.velocity == 0
  }

  /// The spring on a new way from where it is and as fast as it is.
  ///
  /// - Parameters:
  ///   - target: where it goes from now on.
  ///   - time: the time now.
  ///   - duration: how long it would take from rest, in seconds.
  public func turned(to target: Double, at time: Duration, duration: Double) -> MotionSpring {
    let now = state(at: time)
    return MotionSpring(
      from: now.value, to: target, velocity: now.velocity, at: time, duration: duration)
  }

  /// e to the power of minus x, for x from 0 on, by halving the argument until a short series is
  /// exact to a billionth: the standard library has no exponential function.
  private func fading(_ x: Double) -> Double {
    guard x < 700 else { return 0 }
    let halvings = 10
    let small = -x / Double(1 << halvings)
    var result = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4)))
    for _ in 0..<halvings { result *= result }
    return result
  }
}
