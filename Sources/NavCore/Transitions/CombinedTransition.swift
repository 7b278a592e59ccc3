/// Two transitions at once: what both move is moved by both.
public struct CombinedTransition: TransitionStyle {
  private let first: any TransitionStyle
  private let second: any TransitionStyle

  /// Combines two transitions.
  public init(_ first: any TransitionStyle, _ second: any TransitionStyle) {
    self.first = first
    self.second = second
  }

  /// Both names, as in `slide+fade`.
  public var name: String { "\(first.name)+\(second.name)" }

  /// The longer of the two.
  public var duration: Double { max(first.duration, second.duration) }

  /// Draws both.
  public func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    let (inner, outer) = (first.picture(configuration), second.picture(configuration))
    return TransitionPicture(
      lower: inner.lower.drawn(in: outer.lower), upper: inner.upper.drawn(in: outer.upper),
      isLowerOnTop: inner.isLowerOnTop != outer.isLowerOnTop)
  }
}

extension TransitionStyle {
  /// This transition and another one at once.
  public func combined(with other: some TransitionStyle) -> CombinedTransition {
    CombinedTransition(self, other)
  }
}
