package import NavCore

/// Rooms and wishes that laws are held against.
package enum ColumnSweep {
  /// A set of columns with what is in front and asked.
  package struct Wish: Hashable {
    package let roles: [ColumnRole]
    package let front: ColumnRole
    package let visibility: [ColumnRole: ColumnVisibility]

    package init(
      roles: [ColumnRole], front: ColumnRole, visibility: [ColumnRole: ColumnVisibility] = [:]
    ) {
      self.roles = roles
      self.front = front
      self.visibility = visibility
    }

    package func configuration(_ traits: Traits) -> ColumnConfiguration {
      ColumnConfiguration(
        traits: traits, width: traits.width, roles: roles, front: front, visibility: visibility)
    }
  }

  static let sets: [[ColumnRole]] = [
    [.detail], [.sidebar, .detail], [.detail, .inspector], [.sidebar, .content],
    [.sidebar, .content, .detail], [.sidebar, .detail, .inspector],
    [.sidebar, .content, .detail, .inspector],
  ]

  /// Every set with every column in front, and everything that can be asked of each column.
  package static let wishes: [Wish] = sets.flatMap { roles in
    roles.flatMap { front in
      visibilities(roles).map { Wish(roles: roles, front: front, visibility: $0) }
    }
  }

  private static func visibilities(_ roles: [ColumnRole]) -> [[ColumnRole: ColumnVisibility]] {
    roles.reduce([[:]]) { found, role in
      found.flatMap { visibility in
        ColumnVisibility.allCases.map { asked in
          var more = visibility
          more[role] = asked == .automatic ? nil : asked
          return more
        }
      }
    }
  }

  /// Every width from 200 to 2,600 points.
  package static let widths = (200...2_600).map(Double.init)

  /// One line of rooms: an idiom and a height, for widths that grow.
  package struct Line: Hashable {
    package let idiom: Traits.Idiom
    package let height: Double

    package init(idiom: Traits.Idiom, height: Double) {
      self.idiom = idiom
      self.height = height
    }

    /// The room of a width.
    package func traits(_ width: Double) -> Traits { .room(idiom, width: width, height: height) }
  }

  /// The heights of a lying phone, a lying pad and an upright one, for each idiom.
  package static let lines: [Line] = Traits.Idiom.allCases.flatMap { idiom in
    [430.0, 744, 1_133].map { Line(idiom: idiom, height: $0) }
  }

  /// One of the wishes; all of them in turn, as the stride has no factor in common with their
  /// number.
  package static func wish(_ turn: Int) -> Wish { wishes[turn * 101 % wishes.count] }
}
