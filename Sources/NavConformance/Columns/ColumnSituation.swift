import NavCore

/// What a column style is asked, for messages and for asking it again.
struct ColumnSituation {
  var configuration: ColumnConfiguration
  var memory = ColumnMemory()
  /// The device, or nothing where it has no name.
  var device: String

  init(_ configuration: ColumnConfiguration, _ device: String = "") {
    self.configuration = configuration
    self.device = device
  }

  /// The situation with one thing changed.
  func changed(
    front: ColumnRole? = nil, asking asked: (role: ColumnRole, ColumnVisibility)? = nil,
    direction: Traits.Direction? = nil
  ) -> ColumnSituation {
    var visibility = configuration.visibility
    if let asked { visibility[asked.role] = asked.1 }
    var traits = configuration.traits
    traits.direction = direction ?? traits.direction
    var copy = self
    copy.configuration = ColumnConfiguration(
      traits: traits, width: configuration.width, roles: configuration.roles,
      front: front ?? configuration.front, visibility: visibility)
    return copy
  }

  /// The situation in words: `ipad-11 portrait, 834 × 1194: sidebar | detail, detail in front,
  /// sidebar asked to be shown`.
  var text: String {
    let traits = configuration.traits
    let room = "\(Words.number(traits.width)) × \(Words.number(traits.height)) points"
    let place = device.isEmpty ? "\(traits.idiom) of \(room)" : "\(device), \(room)"
    let roles = configuration.roles.map(\.rawValue).joined(separator: " | ")
    let asked = configuration.roles.compactMap { role in
      configuration.visibility[role].map { "\(role) asked to be \($0)" }
    }
    let kept = configuration.roles.compactMap { role in
      memory.widths[role].map { "\(role) made \(Words.number($0)) wide" }
    }
    return (["\(place): \(roles)", "\(configuration.front) in front"] + asked + kept)
      .joined(separator: ", ")
  }
}

extension ColumnArrangement {
  /// The arrangement in words: `sidebar 320 overlaid, detail 834`.
  var words: String {
    let columns = shown.map { column in
      "\(column.role) \(Words.number(column.width))"
        + (column.placement == .tiled ? "" : " \(column.placement)")
    }
    return columns.isEmpty ? "no column" : columns.joined(separator: ", ")
  }
}
