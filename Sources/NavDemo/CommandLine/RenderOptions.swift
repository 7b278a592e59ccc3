import NavTerminal

/// What the command line says about a frame that is written out.
struct RenderOptions: Hashable, Sendable {
  var format = OutputFormat.text
  /// What is done before the frame is written.
  var script = Script()
}
