// swift-tools-version: 6.2
import PackageDescription

/// One strict set for every target: what the compiler can check, it checks.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"]),
]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let lifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")

/// The stages; `BusIngest` puts them in order and nothing else sees two of them at once.
let stages: [Target.Dependency] = ["BusFetch", "BusExtract", "BusNormalise", "BusStore"]

let package = Package(
  name: "bus",
  products: [
    .executable(name: "bus", targets: ["bus"]),
    .executable(name: "bus-ingest", targets: ["bus-ingest"]),
    .executable(name: "bus-board", targets: ["bus-board"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2")),
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1"),
      traits: []),
    // Hummingbird brings these; its public declarations name their types.
    .package(
      url: "https://github.com/swift-server/swift-service-lifecycle",
      .upToNextMinor(from: "2.13.0")),
    .package(
      url: "https://github.com/apple/swift-http-types", .upToNextMinor(from: "1.8.0"), traits: []),
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2")),
  ],
  targets: [
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(
      name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "BusModel", swiftSettings: strict),
    .target(name: "BusJSON", swiftSettings: strict),
    .target(name: "BusFiles", dependencies: ["BusModel"], swiftSettings: strict),
    .target(name: "BusLabels", dependencies: ["BusModel"], swiftSettings: strict),
    .target(
      name: "BusSettings", dependencies: ["BusModel", "BusJSON", "BusLabels"],
      swiftSettings: strict),
    .target(
      name: "BusFetch",
      dependencies: ["BusModel", "BusJSON", "BusFiles", "CCurl", "CZlib", "CCrypto", "CLinux"],
      swiftSettings: strict),
    .target(
      name: "BusExtract", dependencies: ["BusModel", "BusLabels", "CXML2"], swiftSettings: strict),
    .target(
      name: "BusNormalise", dependencies: ["BusModel", "BusJSON", "BusLabels"],
      swiftSettings: strict),
    // Apart from BusStore for the sake of the program that answers: GRDB and what it pulls in would
    // be most of it.
    .target(
      name: "BusReading", dependencies: ["BusModel", "BusJSON", "CSQLite"], swiftSettings: strict),
    .target(
      name: "BusStore", dependencies: ["BusReading", "BusModel", "BusJSON", "BusFiles", grdb],
      swiftSettings: strict),
    .target(name: "BusQuery", dependencies: ["BusModel", "BusJSON"], swiftSettings: strict),
    .target(
      name: "BusIngest",
      dependencies: stages + [
        "BusReading", "BusModel", "BusJSON", "BusLabels", "BusFiles", "CLinux",
      ],
      swiftSettings: strict),
    .target(
      name: "BusCommand",
      dependencies: ["BusModel", "BusJSON", "BusFiles", "BusSettings", "BusQuery", argumentParser],
      swiftSettings: strict),
    .target(
      name: "BusSources",
      dependencies: [
        "BusModel", "BusSettings", "BusQuery", "BusReading", "BusCommand", argumentParser,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "bus",
      dependencies: [
        "BusModel", "BusJSON", "BusLabels", "BusSettings", "BusQuery", "BusReading", "BusCommand",
        "BusSources", argumentParser,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "bus-ingest",
      dependencies: stages + [
        "BusModel", "BusJSON", "BusLabels", "BusFiles", "BusSettings", "BusQuery", "BusIngest",
        "BusCommand", "CCrypto", "CLinux", argumentParser, logging,
      ],
      swiftSettings: strict),
    .target(
      name: "BusBoard", dependencies: ["BusModel", "BusJSON", "BusSettings", "BusQuery"],
      resources: [.embedInCode("Resources")], swiftSettings: strict),
    .executableTarget(
      name: "bus-board",
      dependencies: [
        "BusModel", "BusJSON", "BusFiles", "BusSettings", "BusQuery", "BusReading", "BusCommand",
        "BusSources", "BusBoard", "CZlib", "CCrypto", argumentParser, logging, hummingbird,
        lifecycle, httpTypes,
        nioCore,
      ],
      resources: [.embedInCode("Resources")],
      swiftSettings: strict),
    .testTarget(name: "BusModelTests", dependencies: ["BusModel"], swiftSettings: strict),
    .testTarget(
      name: "BusLabelsTests", dependencies: ["BusLabels", "BusModel"], swiftSettings: strict),
    .testTarget(
      name: "BusJSONTests", dependencies: ["BusJSON", "BusQuery"], swiftSettings: strict),
    .testTarget(
      name: "BusFilesTests", dependencies: ["BusFiles", "BusModel", "TestScratch"],
      swiftSettings: strict),
    .testTarget(
      name: "BusSettingsTests", dependencies: ["BusQuery", "BusSettings", "BusModel", "BusJSON"],
      swiftSettings: strict),
    .testTarget(
      name: "BusFetchTests",
      dependencies: ["BusFetch", "BusFiles", "BusModel", "CCurl", "TestScratch", flyingFox],
      swiftSettings: strict),
    .testTarget(
      name: "BusExtractTests", dependencies: ["BusExtract", "BusNormalise", "BusModel", "BusJSON"],
      swiftSettings: strict),
    .testTarget(
      name: "BusNormaliseTests", dependencies: ["BusNormalise", "BusModel"], swiftSettings: strict),
    .testTarget(
      name: "BusStoreTests",
      dependencies: ["BusStore", "BusReading", "BusLabels", "BusModel", "TestScratch", grdb],
      swiftSettings: strict),
    .testTarget(
      name: "BusQueryTests", dependencies: ["BusQuery", "BusLabels", "BusModel", "BusJSON"],
      swiftSettings: strict),
    .testTarget(
      name: "BusIngestTests",
      dependencies: stages + [
        "BusIngest", "BusReading", "BusQuery", "BusModel", "BusJSON", "BusFiles", "TestScratch",
        grdb,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BusBoardTests",
      dependencies: [
        "BusBoard", "BusExtract", "BusNormalise", "BusLabels", "BusSettings", "BusQuery",
        "BusModel", "BusJSON",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BoardServerTests",
      dependencies: [
        "bus", "bus-ingest", "bus-board", "BusBoard", "BusLabels", "BusSources", "BusStore",
        "BusSettings", "BusQuery", "BusModel", "BusJSON", "TestScratch", hummingbird, lifecycle,
        httpTypes, logging,
      ],
      swiftSettings: strict),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TestScratch", dependencies: ["CLinux", flyingFox], path: "Tests/TestScratch",
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "bus", "bus-ingest", "BusLabels", "BusStore", "BusSettings", "BusModel", "BusJSON",
        "CPseudoTerminal", "TestScratch", grdb, flyingFox,
      ],
      swiftSettings: strict),
  ]
)

// scripts/fuzz alone builds this: its caller is libFuzzer's runtime, which brings `main`.
if Context.environment["BUS_FUZZ"] != nil {
  package.products.append(.library(name: "BusFuzz", type: .static, targets: ["BusFuzz"]))
  package.targets.append(
    .target(
      name: "BusFuzz", dependencies: ["BusExtract", "BusNormalise", "BusLabels", "BusModel"],
      swiftSettings: strict))
}
