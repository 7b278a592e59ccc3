import Foundation
import Testing

@testable import NavFoundation

@Suite("Where a theme file and its links stand")
struct ThemeFilePlaceTests {
  @Test(
    "a path is a folder and a name, also without a slash",
    arguments: [
      ("mint.json", ".", "mint.json"), ("./mint.json", ".", "mint.json"), ("/mint", "/", "mint"),
      ("a/b/c.json", "a/b", "c.json"), ("../a b%20é", "..", "a b%20é"), ("a/", "a", ""),
    ])
  func parts(path: String, folder: String, name: String) {
    let place = ThemeFile.Place(path)
    #expect(place.folder == folder && place.name == name)
  }

  @Test("each link leads on from the folder in which it stands, and a circle ends")
  func links() throws {
    try TemporaryFile.useFolder { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: folder + "/a", withIntermediateDirectories: false)
      try files.createSymbolicLink(atPath: folder + "/x", withDestinationPath: "a/y")
      try files.createSymbolicLink(atPath: folder + "/a/y", withDestinationPath: folder + "/z")
      let places = ThemeFile(folder + "/x").places.map(\.path)
      #expect(places == ["/x", "/a/y", "/z"].map { folder + $0 })
      try files.createSymbolicLink(atPath: folder + "/z", withDestinationPath: "x")
      #expect(ThemeFile(folder + "/x").places.map(\.path) == places)
      try files.createSymbolicLink(atPath: folder + "/long", withDestinationPath: "./long")
      #expect(ThemeFile(folder + "/long").places.count < 50)
    }
  }
}
