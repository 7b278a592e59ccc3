// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AcmeTheme",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [.library(name: "AcmeTheme", targets: ["AcmeTheme"])],
  dependencies: [.package(name: "Nav", path: "../..")],
  targets: [
    .target(name: "AcmeTheme", dependencies: [.product(name: "NavCore", package: "Nav")]),
    .testTarget(
      name: "AcmeThemeTests",
      dependencies: [
        "AcmeTheme", .product(name: "NavConformance", package: "Nav"),
        .product(name: "NavCore", package: "Nav"),
      ]),
  ]
)
