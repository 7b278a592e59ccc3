extension ConformanceRule {
  /// At 0 the lower one is as it stands, and nothing of the upper one is in sight.
  public static let transitionsBegin = ConformanceRule(
    "at the beginning nothing of the upper one is in sight, and the lower one is as it stands",
    remedy: "at progress 0 move the upper one out of the room or give it no opacity, and leave the "
      + "lower one `.still`")
  /// At 1 the upper one is as it stands, over the lower one.
  public static let transitionsEnd = ConformanceRule(
    "at the end the upper one is as it stands, over the lower one",
    remedy: "at progress 1 leave the upper one `.still` and on top")
  /// Places, sizes and opacities follow the progress without a jump: a finger may hold it anywhere.
  public static let transitionsContinuous = ConformanceRule(
    "a little more of the way moves things a little",
    remedy: "compute places from `progress` without steps; for no motion at all give `duration` 0")
  /// The same moment is drawn the same.
  public static let transitionsRepeatable = ConformanceRule(
    "the same moment gives the same picture",
    remedy: "draw from the configuration alone: no clock, no counter, no chance")
  /// Nobody waits for a transition.
  public static let transitionsShort = ConformanceRule(
    "a transition takes from 0 to 2 seconds", remedy: "give `duration` in seconds")

  static let ofTransitions = [
    transitionsBegin, transitionsEnd, transitionsContinuous, transitionsRepeatable,
    transitionsShort,
  ]
}
