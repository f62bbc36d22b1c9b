import BusBoard
import BusCommand
import BusModel
import BusQuery

/// Values of a query as the command line understands them.
extension Question {
  /// A program that names a value gives one; a form may leave a field empty.
  ///
  /// - Throws: ``Problem`` with 400.
  func checkValues() throws {
    for pair in (queryText ?? "").split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else {
        let name = parts.first.map { Query.decoded($0) } ?? ""
        throw Problem(.noValue(name))
      }
    }
  }

  /// A whole number; nil when none was asked.
  func whole(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    try TypedNumber.whole(query[name], in: range, option: name)
  }

  /// A service day.
  func date(_ name: String) throws -> CivilDate? {
    try query[name].map { text in
      guard let date = TypedWhen(text)?.date(by: now)?.value else {
        throw Failure.typed(.option(name), expected: .time(.date), found: text)
      }
      return date
    }
  }

  /// A moment, or a clock's time near another.
  func moment(_ name: String, near clock: Moment) throws -> Moment? {
    try query[name].map { text in
      guard let moment = TypedWhen(text)?.moment(by: clock)?.value else {
        throw Failure.typed(.option(name), expected: .time(.moment), found: text)
      }
      return moment
    }
  }

  /// A moment of the past; a date alone is its end.
  func past(_ name: String) throws -> Moment? {
    try query[name].map { text in
      let when = TypedWhen(text)
      if let date = when?.date(by: now)?.value {
        return Moment(date: date, minute: 1440).adding(seconds: -1)
      }
      guard let moment = when?.moment(by: now)?.value else {
        throw Failure.typed(.option(name), expected: .time(.pastMoment), found: text)
      }
      return moment
    }
  }

  /// A way; nil when none was asked.
  func way() throws -> Direction? {
    try query["direction"].map { text in
      guard let way = Direction(rawValue: text) else {
        throw Failure.typed(.option("direction"), expected: .direction, found: text)
      }
      return way
    }
  }
}
