public import BusModel
import BusQuery

/// What a company's approach page said of one way of a route, and when. It is told with its age, and
/// after five minutes not at all: silence is no promise that a bus is on time.
public struct ApproachWord: Hashable, Sendable {
  /// The route's name.
  public let route: String
  /// Which way.
  public let direction: Direction
  /// What it said.
  public let board: ApproachBoard
  /// When that was true, by the board's clock.
  public let saidAt: Moment

  /// A word.
  public init(route: String, direction: Direction, board: ApproachBoard, saidAt: Moment) {
    self.route = route
    self.direction = direction
    self.board = board
    self.saidAt = saidAt
  }

  /// How old it is.
  public func age(at now: Moment) -> Int { now.secondsSince1970 - saidAt.secondsSince1970 }

  /// Until when it says anything.
  var until: Moment { saidAt.adding(seconds: LiveDelays.mostAgeSeconds) }
}

extension [ApproachWord] {
  /// What is known of one way of a route; nil when nothing is, or what was said is too old.
  func word(_ route: String, _ direction: Direction, at now: Moment) -> ApproachWord? {
    first { $0.route == route && $0.direction == direction && now <= $0.until }
  }
}

extension NextDepartures {
  /// Puts what the company says beside the departures it belongs to.
  mutating func hear(_ word: ApproachWord?, keeping count: Int) {
    add(
      word.map { LiveDelays($0.board, ageSeconds: $0.age(at: now)) }, at: now, keeping: count)
  }
}

extension NextDeparture {
  /// What is to be said of it beside its delay, whose age runs on.
  func lastingRemarks(_ language: Language) -> [String] {
    var plain = self
    plain.live = nil
    return plain.remarks(language)
  }

  /// "5分遅れ", as long as that may be said.
  func late(_ language: Language, _ word: ApproachWord?) -> HTML {
    guard let live, let word else { return .none }
    return """
       <strong class="late" data-until="\(word.until.secondsSince1970)">\
      \(live.delayWords(language))</strong>
      """
  }
}

extension ApproachWord {
  /// The buses that are nearest, and how old the word is.
  func html(_ language: Language, at now: Moment) -> HTML {
    let lines = board.lines(language).prefix(2).map { line in
      "<li>\(language.mixed(line))</li>" as HTML
    }
    guard !lines.isEmpty else { return .none }
    return """
      <div class="approaching" data-until="\(until.secondsSince1970)"><ul>\(Array(lines))</ul>\
      <p class="age">\(Self.age(of: board, since: saidAt, language, at: now))</p></div>

      """
  }

  /// "42秒前の情報"; the browser counts the number on.
  static func age(
    of board: ApproachBoard, since saidAt: Moment, _ language: Language, at now: Moment
  ) -> HTML {
    let seconds = max(0, now.secondsSince1970 - saidAt.secondsSince1970)
    let (text, number) = (board.age(language, seconds: seconds), language.age(seconds: seconds))
    // The number is the last of its kind: before it stands at most the page's own clock.
    guard let range = text.ranges(of: number).last else { return language.mixed(text) }
    return """
      \(language.mixed(String(text[..<range.lowerBound])))\
      <b data-said="\(saidAt.secondsSince1970)">\(number)</b>\
      \(language.mixed(String(text[range.upperBound...])))
      """
  }
}
