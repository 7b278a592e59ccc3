import NavCore

/// All columns side by side but those that are asked to be hidden; one where the width is compact.
struct ObedientColumns: ColumnStyle {
  var name = "obedient"

  func arrange(
    _ configuration: ColumnConfiguration, memory: inout ColumnMemory
  ) -> ColumnArrangement {
    guard configuration.traits.horizontal == .regular else {
      return .collapsed(width: configuration.width)
    }
    let roles = configuration.roles.filter { configuration.visibility[$0] != .hidden }
    let width = configuration.width / Double(max(1, roles.count))
    return ColumnArrangement(roles.map { .init($0, width: width) })
  }
}

extension ContainerPlan {
  /// A plan whose columns do as they are asked.
  var obedient: ContainerPlan {
    var copy = self
    copy.styles.columns = ObedientColumns()
    return copy
  }
}
