public import ArgumentParser
public import BusModel
import BusQuery
public import BusSettings

/// `--config`: where the settings are, and what stands in them.
public struct SettingsOption: ParsableArguments {
  /// What was typed.
  @Option(.config)
  public var config: String?

  /// Nothing typed.
  public init() {}

  /// Where the settings are.
  public func path() throws(SettingsNotFound) -> String {
    try Shell.locations.config(flag: config)
  }

  /// Where settings are to be written; where there are none, the place for new ones.
  public var pathToWrite: String { Shell.locations.configToWrite(flag: config) }

  /// The settings, found right.
  public func load() throws -> RoutesFile {
    let path = try path()
    return try RoutesFile.read(InputFile.read(path), file: path)
  }
}

/// `--database`: where the database is. The page archive lies beside it.
public struct DatabaseOption: ParsableArguments {
  /// What was typed.
  @Option(.database)
  public var database: String?

  /// Nothing typed.
  public init() {}

  /// The path of the database, whether or not it is there.
  public func path() throws(Failure) -> String { try Self.path(named: database) }

  /// The same for a path that was typed.
  public static func path(named database: String?) throws(Failure) -> String {
    guard let path = Shell.locations.database(flag: database) else {
      throw Failure(.usage, .name(.noDatabasePlace))
    }
    return path
  }
}
