/// What a screen wants of the button that goes back from it; nil leaves it as usual.
struct BackLook: Sendable {
  var title: String?
  var symbol: SymbolRole?
  var ink: Paint?
  var display: BackItem.Display?
}
