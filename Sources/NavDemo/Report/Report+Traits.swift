import NavCore

extension Report {
  /// Where an app is shown.
  struct TraitValues: Encodable {
    /// In points.
    var width: Double
    /// In points.
    var height: Double
    var idiom: Traits.Idiom
    var horizontal: Traits.SizeClass
    var vertical: Traits.SizeClass
    var orientation: Traits.Orientation
    var direction: Traits.Direction
    var scheme: Traits.Scheme
    var contrast: Traits.Contrast
    var motion: Traits.Motion
    var pointing: Traits.Pointing
    var textSize: Double
    var locale: String
  }
}

extension Report.TraitValues {
  init(_ traits: Traits) {
    self.init(
      width: traits.width, height: traits.height, idiom: traits.idiom,
      horizontal: traits.horizontal, vertical: traits.vertical, orientation: traits.orientation,
      direction: traits.direction, scheme: traits.scheme, contrast: traits.contrast,
      motion: traits.motion, pointing: traits.pointing, textSize: traits.textSize,
      locale: traits.locale)
  }
}
