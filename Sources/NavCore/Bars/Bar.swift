/// A bar as a style makes it.
@MainActor public struct Bar {
  /// Where it goes.
  public var placement: BarPlacement
  /// Whether the body keeps clear of a bar that floats at one of its edges; else it is below the bar,
  /// as it always is where a bar floats amid it.
  public var isKeptClear: Bool
  /// What it shows: one ``BarNode``, or any nodes.
  public var content: [any NodeContent]

  /// Makes a bar.
  public init(
    _ placement: BarPlacement = .top, isKeptClear: Bool = true,
    @NodeBuilder content: () -> [any NodeContent]
  ) {
    self.placement = placement
    self.isKeptClear = isKeptClear
    self.content = content()
  }

  /// No bar: the body has all the room, and back works by key and gesture alone.
  public static var hidden: Bar { Bar(.hidden) {} }
}
