import BusSettings
import ArgumentParser
import BusFetch
import BusIngest
import BusModel

/// `--config`, and what stands in the file it names.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The settings; else $BUS_CONFIG, ./routes.json or the user's own.",
      valueName: "file"))
  var config: String?

  /// The settings, checked.
  func load() throws -> RoutesFile {
    let path = try path()
    return try RoutesFile.read(InputFile.read(path), file: path)
  }

  /// Where the settings are.
  func path() throws(SettingsNotFound) -> String {
    try Environment.locations.config(flag: config)
  }

  /// Where the settings say the holidays are, with the path of a list made absolute.
  func holidays(_ file: RoutesFile) throws -> HolidaySource? {
    if let url = file.holidayURL { return .url(url) }
    guard let name = file.holidayFile else { return nil }
    let path = Locations.path(name, besideConfig: try path())
    return .file(path.hasPrefix("/") ? path : Environment.folder + "/" + path)
  }
}
