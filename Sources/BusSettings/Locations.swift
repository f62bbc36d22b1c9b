public import BusModel

/// Where the settings, the database and the page archive are looked for.
///
/// Decided from what it is given alone: the process's flags, environment and disk come in as
/// arguments. Paths under `$XDG_…` follow the XDG Base Directory Specification 0.8: a variable
/// that is empty or no absolute path counts as not set.
public struct Locations {
  /// The process's environment.
  private let environment: [String: String]
  /// Whether a file is there.
  private let exists: (String) -> Bool

  /// A look-up.
  ///
  /// - Parameters:
  ///   - environment: the process's variables: `BUS_CONFIG`, `BUS_DATABASE`, `XDG_CONFIG_HOME`,
  ///     `XDG_DATA_HOME` and `HOME` are looked at.
  ///   - exists: whether there is a file of that path.
  public init(environment: [String: String], exists: @escaping (String) -> Bool) {
    self.environment = environment
    self.exists = exists
  }

  /// The path of routes.json: `--config`, else `BUS_CONFIG`, else `./routes.json`, else
  /// `$XDG_CONFIG_HOME/bus/routes.json`.
  ///
  /// A path that someone named is the only one looked at: another file in its stead would surprise.
  ///
  /// - Parameter flag: the value of `--config`.
  /// - Returns: a path at which `exists` says there is a file.
  /// - Throws: `SettingsNotFound`, which lists where it looked.
  public func config(flag: String? = nil) throws(SettingsNotFound) -> String {
    let places = configPlaces(flag: flag)
    guard let place = places.first(where: { exists($0.path) }) else {
      throw SettingsNotFound(looked: places)
    }
    return place.path
  }

  /// Where `bus routes add` puts routes.json when there is none: the place named, else the last
  /// one that `config` looks at.
  ///
  /// - Parameter flag: the value of `--config`.
  /// - Returns: the path of a file that is there or may be made.
  public func configToWrite(flag: String? = nil) -> String {
    let places = configPlaces(flag: flag)
    return (places.first { exists($0.path) } ?? places.last)?.path ?? Self.here
  }

  /// The path of the database: `--database`, else `BUS_DATABASE`, else
  /// `$XDG_DATA_HOME/bus/bus.sqlite`. A path that ends in a slash is the folder it lies in.
  ///
  /// - Parameter flag: the value of `--database`.
  /// - Returns: the path, whether or not there is a file yet; nil when nothing says where, not
  ///   even `HOME`.
  public func database(flag: String? = nil) -> String? {
    let path =
      flag ?? set("BUS_DATABASE")
      ?? folder("XDG_DATA_HOME", under: ".local/share").map { $0 + "/bus/" }
    return path.map { $0.hasSuffix("/") ? $0 + "bus.sqlite" : $0 }
  }

  /// The folder of archived pages: `archive` beside the database.
  ///
  /// - Parameter database: the database's path.
  /// - Returns: the folder's path, without a slash at its end.
  public static func archive(besideDatabase database: String) -> String {
    beside(database: database, "archive")
  }

  /// The path of something that lies beside the database.
  ///
  /// - Parameters:
  ///   - database: the database's path.
  ///   - name: what it is called there.
  /// - Returns: its path, as absolute as the database's.
  public static func beside(database: String, _ name: String) -> String {
    guard let slash = database.lastIndex(of: "/") else { return name }
    return database[...slash] + name
  }

  /// The path of a file that routes.json names: a relative one counts from the folder of routes.json.
  ///
  /// - Parameters:
  ///   - path: as written in the file.
  ///   - config: the path of routes.json.
  /// - Returns: a path that is as absolute as `config` is.
  public static func path(_ path: String, besideConfig config: String) -> String {
    guard !path.hasPrefix("/"), let slash = config.lastIndex(of: "/") else { return path }
    return config[...slash] + path
  }

  private static let here = "./routes.json"

  private func configPlaces(flag: String?) -> [SettingsNotFound.Candidate] {
    if let flag { return [SettingsNotFound.Candidate(path: flag, origin: "--config")] }
    if let path = set("BUS_CONFIG") {
      return [SettingsNotFound.Candidate(path: path, origin: "BUS_CONFIG")]
    }
    let shared = folder("XDG_CONFIG_HOME", under: ".config").map { $0 + "/bus/routes.json" }
    return [Self.here, shared].compactMap { path in
      path.map { SettingsNotFound.Candidate(path: $0, origin: nil) }
    }
  }

  private func set(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func folder(_ variable: String, under home: String) -> String? {
    if let path = set(variable), path.hasPrefix("/") { return path }
    return set("HOME").map { "\($0)/\(home)" }
  }
}
