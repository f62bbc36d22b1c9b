import BusCommand
import BusModel
import BusQuery

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

extension TimetableState {
  /// Reads "12", "active", "upcoming", "@2026-10-01", "page:FILE" or "fixtures:DIR".
  ///
  /// - Parameter text: as typed.
  /// - Throws: ``Failure`` with 64.
  init(_ text: String) throws(Failure) {
    if let number = Int(text) {
      self = .version(number)
    } else if text == "active" || text == "upcoming" {
      self = text == "active" ? .active : .upcoming
    } else if text.hasPrefix("@") {
      // A date alone means its last second: what that night's run brought counts.
      self = .believed(try TypedTime.past(String(text.dropFirst()), option: "@"))
    } else if text.hasPrefix("page:") {
      self = .page(String(text.dropFirst(5)))
    } else if text.hasPrefix("fixtures:") {
      self = .fixtures(String(text.dropFirst(9)))
    } else {
      throw .typed(.state, expected: .state, found: text)
    }
  }

  /// Whether it is a single page.
  var isOnePage: Bool { if case .page = self { true } else { false } }

  /// The number of the version that it is; nil for another kind of state.
  var version: Int? { if case .version(let number) = self { number } else { nil } }
}
