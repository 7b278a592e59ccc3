/// One thing that a log keeps: what was asked for or happened, by whom, and what came of it.
public struct MoveRecord: Hashable, Sendable, CustomStringConvertible {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A move was made.
    case done
    /// A move had nothing to do.
    case nothing
    /// A move was refused.
    case refused
    /// What a move, a message or a result speaks of is not there.
    case notFound
    /// A move waits for others or for an answer.
    case waiting
    /// A guard decided on a move.
    case guarded
    /// A result was returned that nobody waits for and nobody receives.
    case unclaimed
    /// A screen is about to go out of sight.
    case willDisappear
    /// A screen is about to come into sight.
    case willAppear
    /// A screen has gone out of sight.
    case didDisappear
    /// A screen has come into sight.
    case didAppear
  }

  /// What happened.
  public let kind: Kind
  /// What was asked for, as text; for an appearance the screen's route.
  public let subject: String
  /// The container that it was asked of, as text.
  public let target: String
  /// Who asked, or nil for an appearance.
  public let cause: Move.Cause?
  /// Whether motion was asked for.
  public let isAnimated: Bool
  /// Why, how much, or by which guard, as text; empty where there is no more to say.
  public let detail: String
  /// The level at which it is kept.
  public internal(set) var level = MoveLog.Level.moves

  /// The record in one line, such as `done: user back in c2, animated (1 removed)`.
  public var description: String {
    let asker = cause.map { "\($0.rawValue) " } ?? ""
    let place = target.isEmpty ? "" : " in \(target)"
    let motion = isAnimated ? ", animated" : ""
    return "\(kind.rawValue): \(asker)\(subject)\(place)\(motion)"
      + (detail.isEmpty ? "" : " (\(detail))")
  }
}

extension MoveRecord {
  init(_ request: MoveRequest, _ kind: Kind, _ detail: String) {
    let move = request.move
    self.init(
      kind: kind, subject: move.action.description, target: move.target.description,
      cause: move.cause, isAnimated: move.isAnimated, detail: detail)
  }

  /// What came of a move.
  init(_ request: MoveRequest, _ outcome: Outcome) {
    self.init(request, outcome.kind, outcome.detail)
  }

  /// What came of a request that was no move yet.
  init(_ subject: String, _ cause: Move.Cause, _ outcome: Outcome) {
    self.init(outcome.kind, subject, outcome.detail, cause: cause)
  }

  init(_ phase: Appearance.Phase, _ place: Place) {
    self.init(
      kind: Kind(rawValue: phase.rawValue) ?? .didAppear, subject: place.entry.text,
      target: place.stack.description, cause: nil, isAnimated: false, detail: "")
  }

  /// Something that belongs to no move.
  init(_ kind: Kind, _ subject: String, _ detail: String, cause: Move.Cause? = nil) {
    self.init(
      kind: kind, subject: subject, target: "", cause: cause, isAnimated: false, detail: detail)
  }
}

extension Outcome {
  fileprivate var kind: MoveRecord.Kind {
    switch self {
    case .done: .done
    case .nothing: .nothing
    case .refused: .refused
    case .notFound: .notFound
    case .pending: .waiting
    }
  }

  fileprivate var detail: String {
    switch self {
    case .done(let change):
      [(change.removed.count, "removed"), (change.inserted.count, "inserted")]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    case .nothing(let reason): reason.rawValue
    case .refused(let name, let why): "\(name): \(why)"
    case .notFound(let what): what
    case .pending: ""
    }
  }
}
