extension GateFault {
  /// The stored form.
  public var message: Message {
    switch self {
    case .emptied(let before): Message("emptied", before.map { [.number($0)] } ?? [])
    case .silentDirection(let way): Message("silentDirection", [.text(way.rawValue)])
    case .twinDirections(let count): Message("twinDirections", [.number(count)])
    case .crowdedHour(let buses, let hour, let days):
      Message("crowdedHour", [.number(buses), .number(hour), .message(days.message)])
    case .lostDays(let days): Message("lostDays", days.map { .message($0.message) })
    case .fewerDepartures(let days, let before, let now):
      Message("fewerDepartures", [.message(days.message), .number(before), .number(now)])
    case .moreDepartures(let days, let before, let now):
      Message("moreDepartures", [.message(days.message), .number(before), .number(now)])
    case .movedFirst(let days, let before, let now):
      Message(
        "movedFirst", [.message(days.message), .number(before.minutes), .number(now.minutes)])
    case .movedLast(let days, let before, let now):
      Message("movedLast", [.message(days.message), .number(before.minutes), .number(now.minutes)])
    case .changedTimes(let moved, let all, let way, let url):
      Message(
        "changedTimes", [.number(moved), .number(all), .text(way.rawValue), .text(url ?? "")])
    case .otherNames(let name, let before, let now, let way, let url):
      Message(
        "otherNames",
        [
          .text(name.rawValue), .text(before), .text(now), .text(way.rawValue), .text(url ?? ""),
        ])
    case .swappedDays(let days, let other):
      Message("swappedDays", [.message(days.message), .message(other.message)])
    case .shifted(let days, let stop, let minutes, let count):
      Message(
        "shifted",
        [.message(days.message), .text(stop ?? ""), .number(minutes), .number(count)])
    case .lostPart(let days, let stop, let count, let first, let last):
      Message(
        "lostPart",
        [
          .message(days.message), .text(stop ?? ""), .number(count), .number(first.minutes),
          .number(last.minutes),
        ])
    case .lostMarks(let days, let count):
      Message("lostMarks", [.message(days.message), .number(count)])
    case .eroded(let days, let before, let now, let date):
      Message(
        "eroded", [.message(days.message), .number(before), .number(now), .text("\(date)")])
    }
  }

  init(_ message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    switch message.id {
    case "emptied": self = .emptied(before: message.arguments.isEmpty ? nil : try rest.number())
    case "silentDirection": self = .silentDirection(try rest.direction())
    case "twinDirections": self = .twinDirections(departures: try rest.number())
    case "crowdedHour":
      self = .crowdedHour(
        buses: try rest.number(), hour: try rest.number(), try GateDays(rest.message()))
    case "lostDays":
      var days: [GateDays] = []
      while !rest.isEmpty { days.append(try GateDays(rest.message())) }
      self = .lostDays(days)
    case "fewerDepartures":
      self = .fewerDepartures(
        try GateDays(rest.message()), before: try rest.number(), now: try rest.number())
    case "moreDepartures":
      self = .moreDepartures(
        try GateDays(rest.message()), before: try rest.number(), now: try rest.number())
    case "movedFirst":
      self = .movedFirst(
        try GateDays(rest.message()), before: try rest.time(), now: try rest.time())
    case "movedLast":
      self = .movedLast(
        try GateDays(rest.message()), before: try rest.time(), now: try rest.time())
    case "changedTimes":
      let (moved, all, way) = (try rest.number(), try rest.number(), try rest.direction())
      self = .changedTimes(moved: moved, all: all, way, url: try rest.optionalText())
    case "otherNames":
      guard let name = GateName(rawValue: try rest.text()) else { throw UnreadableMessage() }
      self = .otherNames(
        name, before: try rest.text(), now: try rest.text(), try rest.direction(),
        url: try rest.optionalText())
    case "swappedDays":
      self = .swappedDays(try GateDays(rest.message()), as: try GateDays(rest.message()))
    case "shifted":
      self = .shifted(
        try GateDays(rest.message()), stop: try rest.optionalText(), minutes: try rest.number(),
        departures: try rest.number())
    case "lostPart":
      self = .lostPart(
        try GateDays(rest.message()), stop: try rest.optionalText(),
        departures: try rest.number(), from: try rest.time(), to: try rest.time())
    case "lostMarks":
      self = .lostMarks(try GateDays(rest.message()), departures: try rest.number())
    case "eroded":
      self = .eroded(
        try GateDays(rest.message()), before: try rest.number(), now: try rest.number(),
        since: try rest.date())
    default: throw UnreadableMessage()
    }
  }
}

extension GateDays {
  fileprivate var message: Message {
    let (id, name) =
      switch days {
      case .kind(let kind): (kind.rawValue, "")
      case .sundayHoliday: ("sundayHoliday", "")
      case .named(let name): ("named", name)
      case .unsaid: ("unsaid", "")
      }
    return Message(id, [.text(direction.rawValue), .text(url ?? ""), .text(name)])
  }

  fileprivate init(_ message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    direction = try rest.direction()
    url = try rest.optionalText()
    let name = try rest.text()
    switch message.id {
    case "sundayHoliday": days = .sundayHoliday
    case "named": days = .named(name)
    case "unsaid": days = .unsaid
    default:
      guard let kind = DayKind(rawValue: message.id) else { throw UnreadableMessage() }
      days = .kind(kind)
    }
  }
}

extension MessageArguments {
  fileprivate mutating func optionalText() throws(UnreadableMessage) -> String? {
    let text = try text()
    return text.isEmpty ? nil : text
  }

  fileprivate mutating func date() throws(UnreadableMessage) -> CivilDate {
    guard let date = CivilDate(try text()) else { throw UnreadableMessage() }
    return date
  }

  fileprivate mutating func direction() throws(UnreadableMessage) -> Direction {
    guard let direction = Direction(rawValue: try text()) else { throw UnreadableMessage() }
    return direction
  }

  fileprivate mutating func time() throws(UnreadableMessage) -> ServiceTime {
    guard let time = ServiceTime(minutes: try number()) else { throw UnreadableMessage() }
    return time
  }
}
