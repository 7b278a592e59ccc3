import NavCore

/// How columns come and go beside each other: it moves them, and not all that is shown as a whole.
struct ColumnShift: TransitionStyle {
  let name = "column-shift"
  let duration: Double

  func picture(_ configuration: TransitionConfiguration) -> TransitionPicture {
    TransitionPicture()
  }
}
