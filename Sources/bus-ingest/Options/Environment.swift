import BusSettings
import BusFetch
import BusModel
import Glibc

/// The process's surroundings, read once at the outermost place and handed on as values.
enum Environment {
  /// The variables that are looked at, as far as they are set.
  static let variables: [String: String] = {
    let names = [
      "BUS_CONFIG", "BUS_CONTACT", "BUS_DATABASE", "HOME", "LANG", "LC_ALL", "LC_MESSAGES",
      "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    ]
    let set = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(uniqueKeysWithValues: set)
  }()

  /// Where settings and database are looked for.
  static var locations: Locations {
    Locations(environment: variables, exists: { PosixFile.exists($0) })
  }

  /// The working folder; "." when the system does not say.
  static var folder: String {
    guard let name = getcwd(nil, 0) else { return "." }
    defer { free(name) }
    return String(cString: name)
  }

  /// The clock.
  @Sendable static func now() -> Moment { Moment(secondsSince1970: time(nil)) }

  /// Pages from the network; `BUS_CONTACT` tells the servers how to reach who runs this.
  static func network() throws -> CurlSource {
    var policy = FetchPolicy()
    policy.contact = variables["BUS_CONTACT"].flatMap { $0.isEmpty ? nil : $0 }
    return try CurlSource(policy: policy)
  }
}
