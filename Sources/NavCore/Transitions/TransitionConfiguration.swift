/// One moment of a transition, for a style to draw.
public struct TransitionConfiguration: Hashable, Sendable {
  /// What changes.
  public enum Subject: Hashable, Sendable {
    /// What is on top of a stack.
    case stack
    /// The page that a pager shows.
    case page(PageAxis)
    /// What is presented.
    case presentation(Presentation.Kind)
    /// Whether a question to the user is shown.
    case prompt
  }

  /// Which way it went when it began; one that turns round on its way stays what it was.
  public enum Course: String, Hashable, Sendable, Codable, CaseIterable {
    /// To the upper one: a push, the next page, a presentation that comes.
    case forward
    /// To the lower one: a pop, the page before, a presentation that goes.
    case backward
  }

  /// What changes.
  public let subject: Subject
  /// How much of the way from the lower one to the upper one is made, from 0 to 1. The upper one is
  /// the entry nearer the top, the page nearer the end, what is presented.
  public let progress: Double
  /// Which way it went when it began.
  public let course: Course
  /// The width of the room in points.
  public let width: Double
  /// The height of the room in points.
  public let height: Double
  /// Where the upper one stands in the room: all of it, but for sheets and questions.
  public let upper: Box
  /// Where it is shown.
  public let traits: Traits

  /// A rectangle in points, from the upper corner at the side where the writing begins.
  public struct Box: Hashable, Sendable {
    /// From the side where the writing begins.
    public let x: Double
    /// From the top.
    public let y: Double
    /// From side to side.
    public let width: Double
    /// From top to bottom.
    public let height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Makes a moment; a progress that is out of range is the nearest end.
  ///
  /// - Parameters:
  ///   - subject: what changes.
  ///   - progress: how much of the way is made.
  ///   - course: which way it went when it began.
  ///   - width: the width of the room in points.
  ///   - height: the height of the room in points.
  ///   - upper: where the upper one stands; nil for all of the room.
  ///   - traits: where it is shown.
  public init(
    subject: Subject, progress: Double, course: Course = .forward, width: Double, height: Double,
    upper: Box? = nil, traits: Traits
  ) {
    self.subject = subject
    self.progress = min(max(progress.isNaN ? 0 : progress, 0), 1)
    self.course = course
    self.width = width
    self.height = height
    self.upper = upper ?? Box(x: 0, y: 0, width: width, height: height)
    self.traits = traits
  }
}
