public import BusModel
public import BusQuery
public import BusSettings
import Glibc

/// What the program's surroundings say: variables, command line, folder and clock.
public enum Shell {
  /// A variable; nil when it is not set or empty.
  public static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Where things are, by the variables that say so.
  public static var locations: Locations {
    let names = ["BUS_CONFIG", "BUS_DATABASE", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"]
    let pairs = names.compactMap { name in variable(name).map { (name, $0) } }
    return Locations(
      environment: Dictionary(pairs) { first, _ in first }, exists: { access($0, F_OK) == 0 })
  }

  /// The words after the program's name.
  public static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The language of the command line: `--lang` anywhere, whether or not the parser understands the
  /// rest; else the locale's, by POSIX's order of the variables.
  public static let language = Language(
    in: CommandLine.arguments, locale: Language(locale: variable))

  /// The moment of the machine's clock; its time zone does not matter.
  public static var now: Moment { Moment(secondsSince1970: time(nil)) }

  /// The working folder; "." when the system does not say.
  public static var folder: String {
    guard let name = getcwd(nil, 0) else { return "." }
    defer { free(name) }
    return String(cString: name)
  }
}
