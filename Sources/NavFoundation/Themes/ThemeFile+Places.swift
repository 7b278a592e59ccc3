import Foundation

extension ThemeFile {
  /// A name in a folder.
  struct Place: Hashable {
    let folder: String
    let name: String

    init(_ path: String) {
      let slash = path.lastIndex(of: "/")
      name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
      folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }

    var path: String { "\(folder)/\(name)" }

    /// Where a link leads, or nil where there is none.
    var target: String? {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return nil
      }
      return target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
  }

  /// The place of the file and, where links are there, of what each of them leads to.
  var places: [Place] {
    var places = [Place(path)]
    while let target = places.last?.target.map(Place.init), !places.contains(target) {
      places.append(target)
      // As many as Linux follows (`path_resolution(7)`); a link may lead to ever longer paths.
      if places.count > 40 { break }
    }
    return places
  }
}
