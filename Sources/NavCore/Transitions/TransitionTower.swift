/// What is in motion at one place: contents from the lowest up, each on its way over the one below it
/// or back, and the one that all of it comes to.
///
/// It can be turned round, gone on from, or held at any time, and nothing jumps: a content that comes
/// while others are still moving is put on top of them as they are, and one that lies below them is put
/// under them.
///
/// It knows no clock: times are given to it, and never go back.
public struct TransitionTower<Key: Hashable & Sendable, Content: Sendable>: Sendable {
  /// How a content comes over the one below it.
  struct Link {
    let style: any TransitionStyle
    let course: TransitionConfiguration.Course
    var spring: MotionSpring
    /// Whether a finger holds it.
    var isHeld = false
  }

  /// One content.
  struct Level {
    var key: Key
    var content: Content
    /// Its way over the one below it; nil for the lowest.
    var link: Link?
  }

  /// A content as it is drawn at one moment.
  public struct Drawn {
    /// What tells it from the others.
    public let key: Key
    /// The content.
    public let content: Content
    /// Where and how it is drawn.
    public let box: DrawnBox
  }

  private(set) var levels: [Level]
  /// Which of the levels it comes to.
  private(set) var target = 0

  /// The contents, the lowest first.
  public var contents: [(key: Key, content: Content)] { levels.map { ($0.key, $0.content) } }

  /// Makes a tower that rests.
  public init(_ key: Key, _ content: Content) {
    levels = [Level(key: key, content: content)]
  }

  /// The key of the content that it comes to.
  public var key: Key { levels[target].key }

  /// The content that it comes to.
  public var content: Content { levels[target].content }

  /// Whether nothing moves.
  public var isResting: Bool { levels.count == 1 }

  /// Whether something is on its way by itself at a time, rather than held or at its end.
  public func moves(at time: Duration) -> Bool {
    levels.contains { level in level.link.map { !$0.spring.isSettled(at: time) } ?? false }
  }

  /// Whether the content under a key is in it, coming or going.
  public func contains(_ key: Key) -> Bool { levels.contains { $0.key == key } }

  /// Takes over what the content has become that it comes to.
  public mutating func update(_ content: Content) { levels[target].content = content }

  /// Sets out for a content from where all is now.
  ///
  /// Where the content is in it already, everything turns round to it on the way on which it came.
  ///
  /// - Parameters:
  ///   - key: what tells it from the others.
  ///   - content: the content.
  ///   - isAbove: whether it lies above the one that it came to so far.
  ///   - style: how it comes.
  ///   - time: the time now.
  public mutating func go(
    to key: Key, _ content: Content, isAbove: Bool, style: any TransitionStyle, at time: Duration
  ) {
    if let index = levels.lastIndex(where: { $0.key == key }) {
      levels[index].content = content
      return aim(at: index, time)
    }
    put(key, content, isAbove: isAbove, style: style, progress: isAbove ? 0 : 1)
    aim(at: isAbove ? levels.count - 1 : 0, time)
    drop(at: time)
  }

  /// Lets a finger hold the way between what it comes to and another content: from now on
  /// ``hold(_:between:and:)`` says where that is.
  ///
  /// - Parameters:
  ///   - key: what tells the other content from the others.
  ///   - content: the other content.
  ///   - isAbove: whether the other content lies above the one that it comes to.
  ///   - style: how it comes.
  ///   - time: the time now.
  public mutating func grab(
    _ key: Key, _ content: Content, isAbove: Bool, style: any TransitionStyle, at time: Duration
  ) {
    if !contains(key) {
      put(key, content, isAbove: isAbove, style: style, progress: isAbove ? 0 : 1)
    }
    guard let index = link(between: self.key, and: key), let link = levels[index].link else {
      return
    }
    levels[index].link?.spring = MotionSpring(at: link.spring.value(at: time))
    levels[index].link?.isHeld = true
  }

  /// How much of the way between two contents is made, where one is right above the other: 0 at the
  /// lower one, 1 at the upper one.
  public func progress(between one: Key, and other: Key, at time: Duration) -> Double? {
    link(between: one, and: other).flatMap { levels[$0].link?.spring.value(at: time) }
  }

  /// Holds the way between two contents at a place.
  ///
  /// - Parameters:
  ///   - progress: how much of the way is made, 0 at the lower one, 1 at the upper one.
  ///   - one: one of the contents.
  ///   - other: the other one.
  public mutating func hold(_ progress: Double, between one: Key, and other: Key) {
    guard let index = link(between: one, and: other) else { return }
    levels[index].link?.spring = MotionSpring(at: min(max(progress, 0), 1))
    levels[index].link?.isHeld = true
  }

  /// Lets go of a way that was held, to move on by itself to one of its ends.
  ///
  /// - Parameters:
  ///   - key: the content to come to, which is one of the two.
  ///   - other: the other one.
  ///   - velocity: how fast it was moved, in ways per second, less than 0 towards the lower one.
  ///   - time: the time now.
  public mutating func release(
    to key: Key, from other: Key, velocity: Double, at time: Duration
  ) {
    guard let index = link(between: key, and: other), let link = levels[index].link else { return }
    let place = link.spring.value(at: time)
    levels[index].link?.spring = MotionSpring(
      from: place, to: place, velocity: velocity, at: time, duration: link.style.duration)
    levels[index].link?.isHeld = false
    levels.lastIndex { $0.key == key }.map { aim(at: $0, time) }
  }

  /// Lets go of what has come to its end.
  public mutating func drop(at time: Duration) {
    while levels.count > target + 1, settled(levels.count - 1, at: time) == 0 {
      levels.removeLast()
    }
    // What covers all below it, and is no more on its way, is the lowest from now on.
    let covering = (0...target).last { $0 > 0 && settled($0, at: time) == 1 }
    guard let covering else { return }
    levels.removeFirst(covering)
    levels[0].link = nil
    target -= covering
  }

  /// Everything as it is drawn at a time, the lowest first.
  ///
  /// - Parameters:
  ///   - time: the time.
  ///   - configure: gives the moment of a transition for its progress and course, with a content as
  ///     the upper one.
  public func drawn(
    at time: Duration,
    _ configure: (Double, TransitionConfiguration.Course, Content) -> TransitionConfiguration
  ) -> [Drawn] {
    var boxes = [DrawnBox](repeating: .still, count: levels.count)
    var order = [0]
    for index in levels.indices.dropFirst() {
      guard let link = levels[index].link else { continue }
      let picture = link.style.picture(
        configure(link.spring.value(at: time), link.course, levels[index].content))
      for lower in 0..<index { boxes[lower] = boxes[lower].drawn(in: picture.lower) }
      boxes[index] = picture.upper
      order.insert(index, at: picture.isLowerOnTop ? 0 : order.count)
    }
    return order.map { Drawn(key: levels[$0].key, content: levels[$0].content, box: boxes[$0]) }
  }

  private mutating func put(
    _ key: Key, _ content: Content, isAbove: Bool, style: any TransitionStyle, progress: Double
  ) {
    let link = Link(
      style: style, course: isAbove ? .forward : .backward, spring: MotionSpring(at: progress))
    if isAbove {
      levels.append(Level(key: key, content: content, link: link))
    } else {
      levels[0].link = link
      levels.insert(Level(key: key, content: content), at: 0)
      target += 1
    }
  }

  /// Comes to a level: what is above it goes back, and it comes over what is below it; what moves
  /// below it goes on as it does.
  private mutating func aim(at index: Int, _ time: Duration) {
    target = index
    for place in index..<levels.count {
      guard let link = levels[place].link else { continue }
      levels[place].link?.isHeld = false
      levels[place].link?.spring = link.spring.turned(
        to: place > index ? 0 : 1, at: time, duration: link.style.duration)
    }
  }

  /// The end at which the way of a level rests, or nil while it moves.
  private func settled(_ index: Int, at time: Duration) -> Double? {
    guard let link = levels[index].link, !link.isHeld, link.spring.isSettled(at: time) else {
      return nil
    }
    return link.spring.target
  }

  private func link(between one: Key, and other: Key) -> Int? {
    levels.indices.dropFirst().first { index in
      let pair = [levels[index - 1].key, levels[index].key]
      return pair == [one, other] || pair == [other, one]
    }
  }
}
