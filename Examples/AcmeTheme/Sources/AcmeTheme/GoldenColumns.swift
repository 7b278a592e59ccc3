public import NavCore

/// The detail and one column beside it, which divide the room by the golden section.
public struct GoldenColumns: ColumnStyle {
  /// The style's name.
  public let name = "golden"

  /// Makes the style.
  public init() {}

  /// Arranges the columns.
  public func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    let (room, main, roles) = (configuration.width, configuration.main, configuration.roles)
    guard configuration.traits.horizontal == .regular, room >= 640, roles.count > 1 else {
      return .collapsed(width: room)
    }
    let others = roles.filter { $0 != main && configuration.visibility(of: $0) != .hidden }
    let side = others.contains(configuration.front) ? configuration.front : others.first
    let width = side == nil ? 0 : min(room * 0.382, 400).rounded()
    let shown = roles.filter { $0 == main || $0 == side }
    var permissions: Set<ColumnArrangement.Permission> = []
    if side != nil { permissions.insert(.hide) }
    if shown.count < roles.count { permissions.insert(.reveal) }
    return ColumnArrangement(
      shown.map { .init($0, width: $0 == main ? room - width : width) }, permissions: permissions)
  }
}

extension ColumnStyle where Self == GoldenColumns {
  /// The detail and one column beside it.
  public static var golden: GoldenColumns { GoldenColumns() }
}
