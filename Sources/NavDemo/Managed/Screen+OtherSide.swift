import NavCore

extension Screen {
  /// Puts the way to the other side into the bar, where that can't be seen.
  @MainActor func showingWay(toOtherSideOf context: ScreenContext) -> Screen {
    trailing {
      if let side = Side(context), let item = context.way(to: side.other) { item }
    }
  }

  /// Puts the way to a side into the bar, where that can't be seen.
  @MainActor func showingWay(to side: Side, _ context: ScreenContext) -> Screen {
    trailing {
      if let item = context.way(to: side) { item }
    }
  }
}
