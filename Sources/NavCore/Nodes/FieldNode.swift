/// Text to be edited.
public struct FieldNode: NodeContent {
  /// What a field is, without what it does.
  public struct Attributes: Hashable, Sendable {
    /// What it is called.
    public let label: String
    /// The text in it.
    public let text: String
    /// Whether it has more than one line.
    public let isMultiline: Bool
    /// Whether it searches.
    public let isSearch: Bool
  }

  private let attributes: Attributes
  private let edit: @MainActor (String) -> Void
  private let submit: (@MainActor () -> Void)?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - label: what it is called; it is shown while the field is empty.
  ///   - text: the text in it.
  ///   - isMultiline: whether Enter makes a new line.
  ///   - isSearch: whether it searches.
  ///   - submit: what Enter does in a field of one line.
  ///   - edit: takes the text after every change by the user.
  public init(
    _ label: String, text: String, isMultiline: Bool = false, isSearch: Bool = false,
    submit: (@MainActor () -> Void)? = nil, edit: @escaping @MainActor (String) -> Void
  ) {
    attributes = Attributes(
      label: label, text: text, isMultiline: isMultiline, isSearch: isSearch)
    self.edit = edit
    self.submit = submit
  }

  /// The nodes that this becomes at a place.
  public func nodes(in context: NodeContext) -> [Node] {
    context.register(.edit(edit, submit: submit))
    return [Node(.field(attributes), id: context.id)]
  }
}
