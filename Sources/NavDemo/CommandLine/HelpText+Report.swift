extension HelpText {
  /// The keys of a report, which programs rely on.
  static let report = HelpSection(
    "Report (--format json), an object of",
    [
      ("app, theme", "names"),
      ("size", "width and height in cells"),
      ("device", "the name of the device that it is shown on"),
      (
        "traits",
        "idiom, horizontal, vertical, orientation, direction, scheme, contrast, motion, pointing, "
          + "textSize, locale, and width and height in points"
      ),
      ("front", "the id of the container that the user is in"),
      (
        "containers",
        "id, tag, kind (stack, columns or pager), path (routes as text, root first), bar, columns "
          + "and pages of each container, in the order of their ids; holds (of a stack the id of the "
          + "container that its top shows in the place of a body)"
      ),
      (
        "bar",
        "style, placement, anchor (x and y from 0 to 1, where it floats), state (atEdge, scrolled "
          + "or compact), title, subtitle, back (title, label), leading, trailing (labels), items "
          + "(role, label, enabled, menu, x, y, width, height in cells)"
      ),
      (
        "columns",
        "style, shown (role, how, width in points, container), may (hide, reveal, resize), asked "
          + "(shown or hidden by role), declined (the roles of which the style does otherwise)"
      ),
      (
        "pages",
        "count, selected (from 0), containers (their ids), style, placement (of what shows beside "
          + "them), axis, swipeable, loaded (first, last), pages (title, badge, selected, path)"
      ),
      ("presentations", "kind and container of each, the lowest first"),
      ("prompt", "title, message, choices (label, role)"),
      ("focus", "the label of what has the focus"),
      ("reading", "role and label of what a screen reader is at"),
      ("text", "the lines of the frame"),
      ("path", "the path of the front container"),
    ],
    note: "What is not there is null. At the top level, bar and path are those of the front "
      + "container, columns and pages those of the outermost container that has them. Collapsed "
      + "columns are one stack: their container is in front, and has the path and the bar.")
}
