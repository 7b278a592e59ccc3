/// What `--format json` writes: a frame and the navigation behind it, for tests and programs.
///
/// The keys are a contract; ``HelpText/report`` documents it. What is absent is written as null.
struct Report: Encodable {
  /// The app's name.
  var app: String
  /// The size in cells.
  var size: Size
  /// The name of the device that it is shown on.
  @OrNull var device: String?
  /// Where the app is shown.
  var traits: TraitValues
  /// The name of the app's theme.
  var theme: String
  /// The container that the user is in; collapsed columns are one container.
  var front: String
  /// All containers in the order of their identities, also those of presentations.
  var containers: [Container]
  /// What is presented, the lowest first.
  var presentations: [Presented]
  /// The question to the user.
  @OrNull var prompt: Question?
  /// The label of what has the focus.
  @OrNull var focus: String?
  /// Where those are who don't see the frame.
  @OrNull var reading: Read?
  /// The lines of the frame.
  var text: [String]
  /// The bar of the front container.
  @OrNull var bar: BarValues?
  /// The routes of the front container, root first.
  var path: [String]
  /// The columns of the outermost container that has them.
  @OrNull var columns: Columns?
  /// The pages of the outermost container that has them.
  @OrNull var pages: Pages?

  /// A size in cells.
  struct Size: Encodable {
    var width: Int
    var height: Int
  }
}
