public import BusJSON
public import BusModel

/// Where the buses of one way are, as the company's page says it.
public struct ApproachAnswer: Hashable, Sendable {
  /// The route's short name.
  public var route: String
  /// What people read for it.
  public var title: String
  /// Which way.
  public var direction: Direction
  /// The page.
  public var url: String
  /// When it was asked for; nil when there was no answer.
  public var fetchedAt: Moment?
  /// What it says.
  public var board: ApproachBoard
  /// Why there was no answer.
  public var fault: FetchFault?

  /// An answer.
  public init(
    route: String, title: String, direction: Direction, url: String, fetchedAt: Moment? = nil,
    board: ApproachBoard = ApproachBoard(), fault: FetchFault? = nil
  ) {
    self.route = route
    self.title = title
    self.direction = direction
    self.url = url
    self.fetchedAt = fetchedAt
    self.board = board
    self.fault = fault
  }
}

extension ApproachAnswer {
  /// How old what it says is, in seconds: by the page's own clock where it has one; nil when nothing is
  /// said.
  public func age(at now: Moment) -> Int? {
    guard let fetchedAt else { return nil }
    let age = max(0, now.secondsSince1970 - fetchedAt.secondsSince1970)
    guard let saidAt = board.saidAt else { return age }
    // Its clock shows whole minutes, and may stand before midnight still.
    let past = (fetchedAt.minuteOfDay - saidAt.minutes % 1440 + 1440) % 1440
    return past < 720 ? max(age, age + past * 60) : age
  }

  /// The answer as JSON; `bus next --live` reads it.
  public func json(at now: Moment) -> JSONValue {
    [
      "route": .string(route), "direction": .string(direction.rawValue), "url": .string(url),
      "fetchedAt": JSONValue(fetchedAt.map { "\($0)" }), "ageSeconds": JSONValue(age(at: now)),
      "saidAt": JSONValue(board.saidAt.map { "\($0)" }),
      "known": .bool(!board.buses.isEmpty || !board.said.isEmpty),
      "buses": .array(board.buses.map(\.json)), "said": JSONValue(texts: board.said),
      "error": JSONValue(fault?.words(.en)), "errorCode": JSONValue(fault?.message.code),
    ]
  }

  /// Reads what `json` gives of a board; nil for anything else.
  public static func board(_ value: JSONValue) -> (board: ApproachBoard, ageSeconds: Int)? {
    guard let age = value["ageSeconds"]?.intValue, let buses = value["buses"]?.arrayValue else {
      return nil
    }
    let board = ApproachBoard(
      saidAt: value["saidAt"]?.stringValue.flatMap { ServiceTime($0) },
      buses: buses.map(ApproachingBus.init),
      said: value["said"]?.arrayValue?.compactMap(\.stringValue) ?? [])
    return (board, age)
  }
}

extension ApproachingBus {
  fileprivate var json: JSONValue {
    [
      "routeName": JSONValue(routeName), "destination": JSONValue(destination),
      "platform": JSONValue(platform), "scheduledTime": JSONValue(scheduled.map { "\($0)" }),
      "expectedTime": JSONValue(predicted.map { "\($0)" }), "minutesAway": JSONValue(minutesAway),
      "stopsAway": JSONValue(stopsAway), "delayMinutes": JSONValue(delayMinutes),
      "said": JSONValue(texts: said),
    ]
  }

  fileprivate init(_ value: JSONValue) {
    self.init(
      routeName: value["routeName"]?.stringValue, destination: value["destination"]?.stringValue,
      platform: value["platform"]?.stringValue,
      scheduled: value["scheduledTime"]?.stringValue.flatMap { ServiceTime($0) },
      predicted: value["expectedTime"]?.stringValue.flatMap { ServiceTime($0) },
      minutesAway: value["minutesAway"]?.intValue, stopsAway: value["stopsAway"]?.intValue,
      delayMinutes: value["delayMinutes"]?.intValue,
      said: value["said"]?.arrayValue?.compactMap(\.stringValue) ?? [])
  }
}

extension JSONValue {
  fileprivate init(texts: [String]) { self = .array(texts.map { .string($0) }) }
}
