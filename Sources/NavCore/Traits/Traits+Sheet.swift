extension Traits {
  /// A sheet takes this share of the room in width and height.
  package static let sheetShare = 0.8
  /// The greatest width of a sheet in points: 100 cells.
  package static let sheetMaximum: Double = 800
  /// In a room of fewer points in width, 40 cells, a sheet takes all of it.
  package static let leastSheetRoomWidth: Double = 320
  /// In a room of fewer points in height, 12 rows, a sheet takes all of it.
  package static let leastSheetRoomHeight: Double = 192

  /// The traits of the room that a sheet has.
  var inSheet: Traits {
    guard width >= Self.leastSheetRoomWidth, height >= Self.leastSheetRoomHeight else {
      return self
    }
    return resized(
      width: min(Self.sheetMaximum, width * Self.sheetShare), height: height * Self.sheetShare)
  }
}
