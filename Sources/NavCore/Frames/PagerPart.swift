/// The composed chrome of one pager, kept while the pager is in sight.
@MainActor final class PagerPart {
  /// What decides how the chrome is made, beside what it reads.
  struct Situation: Hashable {
    var style: String
    var generation: Int
    var set: PageSet
    var theme: Theme
  }

  let unit: CompositionUnit
  var placement = BarPlacement.bottom
  var isKeptClear = true
  var situation: Situation?
  var lastFrame = 0
  /// Where the user is between pages while a host moves them, or nil while nothing moves.
  var position: Double?

  init(unit: CompositionUnit) {
    self.unit = unit
  }
}
