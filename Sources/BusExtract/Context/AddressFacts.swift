/// What a page's address says of its timetable: `?daydiv=2` of the days, `&pl=1` of the platform.
///
/// The last resort: it counts only where the page's own words are silent. Numbers are read in
/// parameters that divide days and nowhere else, words where they leave no doubt.
public struct AddressFacts: Hashable, Sendable {
  /// One fact.
  public struct Fact: Hashable, Sendable {
    /// What it is, in the words of a page: "土曜", "1".
    public let value: String
    /// The parameter that says so: "daydiv=2".
    public let parameter: String
  }

  /// The label of days.
  public private(set) var label: Fact?
  /// The platform.
  public private(set) var platform: Fact?

  /// Reads an address; one without such parameters gives nothing.
  public init(_ url: String?) {
    guard let query = url?.split(separator: "#", maxSplits: 1).first?.split(separator: "?").last,
      query.count < (url ?? "").count
    else { return }
    for pair in query.split(whereSeparator: { $0 == "&" || $0 == ";" }) {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      read(parts[0].lowercased(), String(parts[1]), said: String(pair))
    }
  }

  /// Reads the hidden fields of a page's forms, which say of the platform what its address would.
  ///
  /// - Parameter fields: their names and values.
  public init(fields: [(name: String, value: String)]) {
    for field in fields where Self.platforms.contains(field.name.lowercased()) {
      read(field.name.lowercased(), field.value, said: "\(field.name)=\(field.value)")
    }
  }

  private mutating func read(_ name: String, _ value: String, said: String) {
    if Self.divisions.contains(name), let days = Self.numbers[value] {
      label = label ?? Fact(value: days, parameter: said)
    } else if Self.days.contains(name), let days = Self.words[value.lowercased()] {
      label = label ?? Fact(value: days, parameter: said)
    } else if Self.platforms.contains(name), let number = Int(value), (1...99).contains(number) {
      platform = platform ?? Fact(value: String(number), parameter: said)
    }
  }

  private static let divisions: Set<String> = [
    "daydiv", "dydiv", "day_div", "datediv", "datedivcd", "daykbn", "day_kbn", "youbikbn", "projcd",
  ]
  private static let days: Set<String> = divisions.union([
    "dia", "week", "day", "daytype", "day_type", "service", "youbi", "yobi", "wk", "kind",
  ])
  private static let platforms: Set<String> = [
    "pl", "pole", "poleno", "pole_no", "noriba", "platform", "plno",
  ]

  /// Sites that change to another timetable soon add ten.
  private static let numbers = [
    "1": "平日", "2": "土曜", "3": "日祝", "11": "平日", "12": "土曜", "13": "日祝",
  ]
  private static let words = [
    "weekday": "平日", "weekdays": "平日", "wkd": "平日", "heijitsu": "平日", "平日": "平日",
    "saturday": "土曜", "sat": "土曜", "doyou": "土曜", "doyo": "土曜", "土曜": "土曜",
    "kyujitsu": "休日", "休日": "休日", "donichi": "土日祝", "everyday": "毎日", "mainichi": "毎日",
  ]
}
