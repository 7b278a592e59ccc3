// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: the language mode's next steps, and no warning left standing.
let settings: [SwiftSetting] =
  [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
    "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]

/// A library's target: the modules that it may import, and no others.
func module(
  _ name: String, needs dependencies: [Target.Dependency] = [], linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linking)
}

/// A module's tests, which share `NavTestSupport`.
func tests(of name: String, needs dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "NavTestSupport"] + dependencies,
    swiftSettings: settings)
}

/// Whether NavDemo has the plug-in of a third party, too: that of `Examples/AcmeTheme`, for
/// `Scripts/check`. Nothing else knows of that package, which in turn depends on this one.
let hasAcme = Context.environment["NAV_DEMO_WITH_ACME"] == "1"

let package = Package(
  name: "Nav",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "NavCore", targets: ["NavCore"]),
    .library(name: "NavThemes", targets: ["NavThemes"]),
    .library(name: "NavStyles", targets: ["NavStyles"]),
    .library(name: "NavFoundation", targets: ["NavFoundation"]),
    .library(name: "NavLayout", targets: ["NavLayout"]),
    .library(name: "NavTerminal", targets: ["NavTerminal"]),
    .library(name: "NavConformance", targets: ["NavConformance"]),
    .executable(name: "NavDemo", targets: ["NavDemo"]),
  ],
  dependencies: hasAcme ? [.package(path: "Examples/AcmeTheme")] : [],
  targets: [
    // Rounding is in the C library's mathematics, which nothing else brings on Linux: a program that
    // needs NavCore alone has to link it.
    module("NavCore", linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    module("NavThemes", needs: ["NavCore"]),
    module("NavStyles", needs: ["NavCore"]),
    module("NavFoundation", needs: ["NavCore"]),
    module("NavLayout", needs: ["NavCore"]),
    module("NavTerminal", needs: ["NavCore", "NavLayout"]),
    module("NavConformance", needs: ["NavCore"]),
    .executableTarget(
      name: "NavDemo",
      dependencies: [
        "NavCore", "NavThemes", "NavStyles", "NavFoundation", "NavLayout", "NavTerminal",
      ] + (hasAcme ? [.product(name: "AcmeTheme", package: "AcmeTheme")] : []),
      swiftSettings: settings + (hasAcme ? [.define("ACME")] : [])),
    .executableTarget(
      name: "Fruits", dependencies: ["NavCore", "NavStyles", "NavTerminal", "NavThemes"],
      path: "Examples/Fruits", swiftSettings: settings),
    .target(name: "NavTestSupport", path: "Tests/NavTestSupport", swiftSettings: settings),
    tests(of: "NavCore"),
    tests(of: "NavThemes", needs: ["NavConformance", "NavCore"]),
    tests(
      of: "NavStyles",
      needs: ["NavConformance", "NavCore", "NavLayout", "NavTerminal", "NavThemes"]),
    tests(of: "NavFoundation", needs: ["NavCore", "NavThemes"]),
    tests(of: "NavLayout", needs: ["NavCore"]),
    tests(of: "NavTerminal", needs: ["NavCore", "NavLayout", "NavStyles", "NavThemes"]),
    tests(of: "NavConformance", needs: ["NavCore", "NavTerminal"]),
    tests(
      of: "NavDemo",
      needs: [
        "Fruits", "NavConformance", "NavCore", "NavFoundation", "NavLayout", "NavStyles",
        "NavTerminal", "NavThemes",
      ]),
  ]
)
