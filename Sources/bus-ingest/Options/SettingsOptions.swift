import ArgumentParser
import BusFetch
import BusModel

/// `--config`, and what stands in the file it names.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The settings; else $BUS_CONFIG, ./routes.json or the user's own.",
      valueName: "file"))
  var config: String?

  /// The path of the settings.
  func path() throws -> String { try Environment.locations.config(flag: config) }

  /// The settings, checked.
  func load() throws -> RoutesFile {
    let path = try path()
    return try RoutesFile.read(InputFile.read(path), file: path)
  }
}
