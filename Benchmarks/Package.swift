// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: the language mode's next steps, and no warning left standing.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
    "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "NavBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Nav", path: "..")],
  targets: [
    .executableTarget(
      name: "NavBenchmarks", dependencies: [.product(name: "NavCore", package: "Nav")],
      swiftSettings: settings)
  ]
)
