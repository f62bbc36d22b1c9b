import BusSettings
import BusModel
import BusQuery
import Glibc

/// What the program's surroundings say: variables, terminal and clock.
enum Shell {
  /// A variable; nil when it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Those variables that say where things are.
  static var locations: Locations {
    let names = ["BUS_CONFIG", "BUS_DATABASE", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"]
    let pairs = names.compactMap { name in variable(name).map { (name, $0) } }
    return Locations(
      environment: Dictionary(pairs) { first, _ in first }, exists: { access($0, F_OK) == 0 })
  }

  /// The moment of the machine's clock; its time zone does not matter.
  static var now: Moment { Moment(secondsSince1970: time(nil)) }

  /// Whether results may be coloured: on a terminal that is not dumb, unless NO_COLOR is set.
  static var colour: Bool {
    isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
  }

  /// The columns of the terminal; nil where results go elsewhere, which has no end of a line.
  static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return max(20, Int(size.ws_col))
  }

  /// The rows of the terminal; 24 where there is none.
  static var height: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }

  /// The columns of the terminal; COLUMNS, else 80, where there is none.
  static var width: Int {
    terminalWidth
      ?? variable("COLUMNS").flatMap { Int($0) }.map { min(max($0, 20), 1000) } ?? 80
  }

  /// Japanese when the locale of messages is, by POSIX's order of the variables.
  static var language: Language { Language(locale: variable) }

  /// The language that `--lang` names; the locale's when it was not given.
  static func language(named name: String?) throws(Failure) -> Language {
    guard let name else { return language }
    guard let language = Language(rawValue: name) else {
      throw .usage("--lang", expected: "ja or en", found: name)
    }
    return language
  }

  /// The way that `--direction` names, by the word of the contract or the one that answers show in
  /// Japanese (行き, 帰り); the way out when it was not given.
  static func direction(named name: String?) throws(Failure) -> Direction {
    guard let name else { return .outbound }
    let named = Direction.allCases.first { $0.rawValue == name || Language.ja.name(of: $0) == name }
    guard let direction = named else {
      throw .usage("--direction", expected: "outbound or inbound", found: name)
    }
    return direction
  }

  /// The language of what is said without the parser: `--lang` anywhere, else the locale's.
  static func language(in arguments: [String]) -> Language {
    Language(in: arguments, locale: language)
  }
}
