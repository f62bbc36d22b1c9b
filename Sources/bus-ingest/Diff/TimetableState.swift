import ArgumentParser
import BusModel

/// One of the two things that `bus diff` compares.
enum TimetableState: Hashable, Sendable {
  /// A version by its number.
  case version(Int)
  /// What is in force today.
  case active
  /// What is announced next.
  case upcoming
  /// What was in force at a moment, as believed then.
  case believed(Moment)
  /// One page from a file.
  case page(String)
  /// A replay folder, run through the stages.
  case fixtures(String)
}

extension TimetableState: ExpressibleByArgument {
  /// Reads "12", "active", "upcoming", "@2026-10-01", "page:FILE" or "fixtures:DIR".
  init?(argument: String) {
    if let number = Int(argument) {
      self = .version(number)
    } else if argument == "active" || argument == "upcoming" {
      self = argument == "active" ? .active : .upcoming
    } else if argument.hasPrefix("@"), let moment = Self.moment(String(argument.dropFirst())) {
      self = .believed(moment)
    } else if argument.hasPrefix("page:") {
      self = .page(String(argument.dropFirst(5)))
    } else if argument.hasPrefix("fixtures:") {
      self = .fixtures(String(argument.dropFirst(9)))
    } else {
      return nil
    }
  }

  /// A date alone means its last second: what that night's run brought counts.
  private static func moment(_ text: String) -> Moment? {
    if let date = CivilDate(text) { return Moment(date: date, minute: 1440).adding(seconds: -1) }
    return Moment(text)
  }
}
