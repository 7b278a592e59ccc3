/// A node that does the bare minimum.
struct BareNode {
  /// What a node is.
  enum Kind {
    case column, row, text, divider, button, progress
  }

  /// What it is.
  var kind: Kind
  /// What it says.
  var text = ""
  /// What pressing it does.
  var action: (@MainActor () -> Void)?
  /// What is in it.
  var children: [BareNode] = []

  /// How many nodes there are, with this one.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}
