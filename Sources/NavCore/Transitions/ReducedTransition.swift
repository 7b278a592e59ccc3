/// What every transition is where the user wants little motion: a short fade.
package struct ReducedTransition: TransitionStyle {
  package let name = "reduced"
  /// Half of what motion takes.
  package let duration = 0.15

  package init() {}

  package func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    TransitionPicture(upper: DrawnBox(opacity: configuration.progress))
  }
}
