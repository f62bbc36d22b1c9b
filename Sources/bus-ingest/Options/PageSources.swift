import BusCommand
import BusFetch
import BusIngest
import BusModel
import BusSettings

extension ReplayOption {
  /// Pages from the folder that was named; else from the network.
  func source() throws -> any PageSource {
    if let replay { try ReplaySource(folder: replay) } else { try Self.network() }
  }

  /// Pages from the network; `BUS_CONTACT` tells the servers how to reach who runs this.
  static func network() throws -> CurlSource {
    var policy = FetchPolicy()
    policy.contact = Shell.variable("BUS_CONTACT")
    return try CurlSource(policy: policy)
  }
}

extension SettingsOption {
  /// Where the settings say the holidays are, with the path of a list made absolute.
  func holidays(_ file: RoutesFile) throws -> HolidaySource? {
    if let url = file.holidayURL { return .url(url) }
    guard let name = file.holidayFile else { return nil }
    let path = Locations.path(name, besideConfig: try path())
    return .file(path.hasPrefix("/") ? path : Shell.folder + "/" + path)
  }
}
