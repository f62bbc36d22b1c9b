public import BusJSON
public import BusModel

/// How late a departure is by the word of the company's approach page.
public struct LiveDelay: Hashable, Sendable {
  /// More than none.
  public var minutes: Int
  /// How old the word is.
  public var ageSeconds: Int

  /// A delay.
  public init(minutes: Int, ageSeconds: Int) {
    self.minutes = minutes
    self.ageSeconds = ageSeconds
  }
}

extension LiveDelay {
  /// One entry `live` of a departure.
  public var json: JSONValue {
    ["delayMinutes": JSONValue(minutes), "ageSeconds": JSONValue(ageSeconds)]
  }

  /// "5分遅れ", for a place that tells the age beside it.
  public func delayWords(_ language: Language) -> String {
    language("\(minutes) min late", "\(minutes)分遅れ")
  }

  /// "5分遅れ(42秒前の情報)".
  func words(_ language: Language) -> String {
    language(
      "\(minutes) min late, said \(ageSeconds) s ago", "\(minutes)分遅れ(\(ageSeconds)秒前の情報)")
  }
}

extension NextDepartures {
  /// Only buses that leave so soon can be meant by an approach page.
  private static let nearSeconds = -1800...7200

  /// Puts the delays that are certain beside the departures that they belong to.
  ///
  /// - Parameters:
  ///   - delays: what the company's page says.
  ///   - clock: what the clock says; of buses of another time nothing is known.
  ///   - count: how many departures are left over then; the others only showed what is certain.
  public mutating func add(_ delays: LiveDelays?, at clock: Moment, keeping count: Int) {
    if let delays {
      let found = delays.delays(of: departures.map(\.departure.schedule))
      for (index, delay) in found.enumerated() {
        let away = departures[index].departsAt.secondsSince1970 - clock.secondsSince1970
        if Self.nearSeconds.contains(away) { departures[index].live = delay }
      }
    }
    var kept = 0
    departures = departures.filter { departure in
      guard kept < count else { return false }
      if departure.isReachable { kept += 1 }
      return true
    }
  }
}

/// What an approach page says of departures of the timetable.
public struct LiveDelays: Sendable {
  private let board: ApproachBoard
  private let ageSeconds: Int

  /// Older words say nothing of where a bus is now.
  public static let mostAgeSeconds = 300

  /// The words of a board of that age.
  public init(_ board: ApproachBoard, ageSeconds: Int) {
    self.board = board
    self.ageSeconds = ageSeconds
  }

  /// For each of some departures of one day, in their order, its delay; nil wherever it is not certain
  /// that a bus on the board is this departure and no other.
  public func delays(of departures: [BusSchedule]) -> [LiveDelay?] {
    guard (0...Self.mostAgeSeconds).contains(ageSeconds) else {
      return departures.map { _ in nil }
    }
    return departures.indices.map { index in
      let same = board.buses.filter { $0.mayBe(departures[index]) }
      guard same.count == 1, let bus = same.first, let minutes = bus.delayMinutes,
        departures.count(where: { bus.mayBe($0) }) == 1
      else { return nil }
      return LiveDelay(minutes: minutes, ageSeconds: ageSeconds)
    }
  }
}

extension ApproachingBus {
  /// Whether nothing that both say keeps the bus from being that departure, and its time is its.
  fileprivate func mayBe(_ departure: BusSchedule) -> Bool {
    guard let scheduled,
      scheduled.minutes % 1440 == departure.departureTime.minutes % 1440
    else { return false }
    let pairs = [
      (routeName, departure.routeName), (destination, departure.destination),
      (platform, departure.platform),
    ]
    return pairs.allSatisfy { one, other in
      guard let one, let other else { return true }
      return Self.isSame(one, other)
    }
  }

  /// Whether two names may be one: 駅 and 駅行, "2" and "２番".
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (plain(one), plain(other))
    return one == other || one.hasPrefix(other) || other.hasPrefix(one)
  }

  private static func plain(_ name: String) -> String {
    let narrow = name.unicodeScalars.compactMap { scalar -> Character? in
      guard !scalar.properties.isWhitespace else { return nil }
      guard (0xFF01...0xFF5E).contains(scalar.value) else { return Character(scalar) }
      return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init)
    }
    var text = String(narrow)
    for ending in ["行き", "行", "番のりば", "番", "号系統", "系統"] where text.hasSuffix(ending) {
      text = String(text.dropLast(ending.count))
    }
    return text
  }
}
