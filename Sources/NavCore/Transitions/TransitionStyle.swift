/// How one thing takes the place of another one, supplied by a plug-in: from how far it has come to
/// where and how both are drawn.
///
///     struct CurtainTransition: TransitionStyle {
///       let name = "curtain"
///
///       func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
///         TransitionPicture(
///           upper: DrawnBox(y: -(1 - configuration.progress) * configuration.height))
///       }
///     }
///
/// A pure function: the clock belongs to the host, which may stop it, turn it round or let a finger
/// move it. So what is drawn at the ends has to be what is there without a transition: at 0 the lower
/// one as it is and nothing of the upper one in sight, at 1 the upper one as it is and nothing of the
/// lower one in sight.
public protocol TransitionStyle: Sendable {
  /// The style's name, in kebab case.
  var name: String { get }

  /// What the style can be told by name; none where it is left out.
  static var parameters: [StyleParameter<Self>] { get }

  /// How long it takes where nothing is in the way, in seconds; at 0 it happens at once. What is
  /// less than 0 counts as 0, and more than 2 as 2.
  var duration: Double { get }

  /// Draws it at one moment.
  func picture(_ configuration: TransitionConfiguration) -> TransitionPicture
}

extension TransitionStyle {
  /// None.
  public static var parameters: [StyleParameter<Self>] { [] }

  /// 0.35 seconds, as long as UIKit's navigation controllers take for a push.
  public var duration: Double { 0.35 }
}
