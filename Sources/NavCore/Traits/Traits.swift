/// Where an app is shown.
public struct Traits: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// The kind of device.
  public var idiom: Idiom
  /// Whether there is much room from side to side.
  public var horizontal: SizeClass
  /// Whether there is much room from top to bottom.
  public var vertical: SizeClass
  /// What the user points with.
  public var pointing: Pointing = .pointer
  /// The room at the edges that bars and controls keep free, in points.
  public var safeArea = Insets()
  /// The direction of the writing.
  public var direction: Direction = .leftToRight
  /// Light or dark.
  public var scheme: Scheme = .light
  /// How much contrast the user asks for.
  public var contrast: Contrast = .standard
  /// How much motion the user wants.
  public var motion: Motion = .full
  /// The size of text as a factor, 1 being the standard; from 0.5 to 4.
  public var textSize: Double = 1
  /// The language and region, as `en` or `pt-BR`.
  public var locale: String = "en"

  /// Makes traits; what is not named has its usual value.
  public init(
    width: Double, height: Double, idiom: Idiom, horizontal: SizeClass, vertical: SizeClass
  ) {
    self.width = width
    self.height = height
    self.idiom = idiom
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Upright or lying; a square counts as upright.
  public var orientation: Orientation { width > height ? .landscape : .portrait }
}
