/// A search field that a screen has in its bar.
public struct BarSearch: Sendable {
  /// What it is called, and shows while it is empty.
  public let prompt: String
  /// The text in it.
  public let text: String
  /// What Enter does, or nil.
  public let submit: (@MainActor @Sendable () -> Void)?
  /// Takes the text after every change by the user.
  public let edit: @MainActor @Sendable (String) -> Void

  /// The field.
  @MainActor public var field: FieldNode {
    FieldNode(prompt, text: text, isSearch: true, submit: submit, edit: edit)
  }
}
