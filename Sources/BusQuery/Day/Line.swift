internal import BusModel

/// What is one line to a passenger; the columns of one line are rivals for a day.
struct Line: Hashable, Sendable {
  var stop: String?
  var routeName: String?
  var destination: String?
  var platform: String?
}

extension Line {
  init(_ timetable: BusTimetable) {
    self.init(
      stop: timetable.stop, routeName: timetable.routeName, destination: timetable.destination,
      platform: timetable.platform)
  }

  init(_ departure: PlannedDeparture) {
    let schedule = departure.schedule
    self.init(
      stop: departure.stop, routeName: schedule.routeName, destination: schedule.destination,
      platform: schedule.platform)
  }

  /// "鳴子住宅 鳴子14 → 地下鉄鳴子北", as far as it has names.
  var name: String {
    LineNames.parts(stop: stop, line: routeName, destination: destination).joined(separator: " ")
  }

  /// "鳴子住宅", "鳴子14", "→ 地下鉄鳴子北", "2番のりば", as far as there are names.
  func parts(_ language: Language) -> [String] {
    LineNames.parts(stop: stop, line: routeName, destination: destination)
      + [platform.map { language.name(ofPlatform: $0) }].compactMap { $0 }
  }

  /// The same, each with the word for what it is.
  func labelled(_ language: Language) -> [(label: String, name: String)] {
    let pairs = [
      (language("Stop", "停留所"), stop), (language("Route", "系統"), routeName),
      (language("Destination", "行先"), destination), (language("Platform", "のりば"), platform),
    ]
    return pairs.compactMap { label, name in
      name.map { (label, TerminalText.clean($0)) }
    }
  }
}

/// The names of a bus in the one order that every answer has them in: stop, line, destination.
enum LineNames {
  /// "鳴子住宅", "鳴子14", "→ 地下鉄鳴子北", as far as there are names; nothing in them steers a terminal.
  static func parts(stop: String?, line: String?, destination: String?) -> [String] {
    [stop, line].compactMap { $0 }.map { TerminalText.clean($0) }
      + [arrow(destination)].compactMap { $0 }
  }

  /// "→ 地下鉄鳴子北"; nil without a destination.
  static func arrow(_ destination: String?) -> String? {
    destination.map { "→ " + TerminalText.clean($0) }
  }
}
