extension Traits {
  /// The traits of a room of so many points on an idiom; its size classes follow from the idiom.
  ///
  /// - `phone`: a lying one is compact in height, and regular in width if it is at least 414 points
  ///   high, as the Plus and Max phones are; an upright one is compact in width and regular in
  ///   height. (Source: “Device size classes” in Apple's Human Interface Guidelines.)
  /// - `pad`: regular in height, and in width from 640 points on, which parts the halves and thirds
  ///   of split screens as iPadOS does: 639 points (two thirds of an upright 13-inch pad) are compact,
  ///   678 (half of a lying one) regular. (Source: “Multitasking size classes” there.)
  /// - `desktop`: regular in width from 600 points on, in height from 480. (Source: Material's window
  ///   size classes.)
  /// - `terminal`: regular in width from ``regularColumns`` cells on, in height from ``regularRows``.
  ///
  /// - Parameters:
  ///   - idiom: the kind of device.
  ///   - width: the width in points; what is below one counts as one.
  ///   - height: the height in points; what is below one counts as one.
  public static func room(_ idiom: Idiom, width: Double, height: Double) -> Traits {
    let (width, height) = (max(1, width), max(1, height))
    let isLying = width > height
    let (horizontal, vertical): (Bool, Bool) =
      switch idiom {
      case .phone: (isLying && height >= 414, !isLying)
      case .pad: (width >= 640, true)
      case .desktop: (width >= 600, height >= 480)
      case .terminal:
        (
          width >= Double(regularColumns) * cellWidth, height >= Double(regularRows) * cellHeight
        )
      }
    var traits = Traits(
      width: width, height: height, idiom: idiom, horizontal: horizontal ? .regular : .compact,
      vertical: vertical ? .regular : .compact)
    traits.pointing = idiom == .phone || idiom == .pad ? .touch : .pointer
    return traits
  }

  /// The same in a room of another size, with the size classes that follow.
  public func resized(width: Double, height: Double) -> Traits {
    let room = Traits.room(idiom, width: width, height: height)
    var traits = self
    traits.width = room.width
    traits.height = room.height
    traits.horizontal = room.horizontal
    traits.vertical = room.vertical
    return traits
  }

  /// Whether rules that speak of pads mean this: pads and terminals.
  public var countsAsPad: Bool { idiom == .pad || idiom == .terminal }
}
