import NavCore

extension Report {
  /// A bar as it shows.
  struct BarValues: Encodable {
    /// Its back button.
    struct Back: Encodable {
      /// The title of the screen that it leads to, or the label where it closes a presentation.
      var title: String
      var label: String
    }

    var style: String
    var placement: Bar.Placement
    var title: String
    /// Nil where the bar has no back button, also if back works by key.
    @OrNull var back: Back?
    /// The labels of all buttons at the leading end, also that of back where it stands there.
    var leading: [String]
    var trailing: [String]
  }
}

extension Report.BarValues {
  init(_ frame: BarFrame) {
    let back = frame.back.map { button in
      Back(title: frame.backTitle ?? button.label, label: button.label)
    }
    self.init(
      style: frame.style, placement: frame.placement, title: frame.title, back: back,
      leading: frame.leading, trailing: frame.trailing)
  }
}
