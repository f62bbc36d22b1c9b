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
      days.message("fewerDepartures", .number(before), .number(now))
    case .moreDepartures(let days, let before, let now):
      days.message("moreDepartures", .number(before), .number(now))
    case .movedFirst(let days, let before, let now):
      days.message("movedFirst", .number(before.minutes), .number(now.minutes))
    case .movedLast(let days, let before, let now):
      days.message("movedLast", .number(before.minutes), .number(now.minutes))
    case .changedTimes(let moved, let all, let way, let url):
      Message(
        "changedTimes", [.number(moved), .number(all), .text(way.rawValue), .text(url ?? "")])
    case .otherNames(let name, let before, let now, let way, let url):
      Message(
        "otherNames",
        [
          .text(name.rawValue), .text(before), .text(now), .text(way.rawValue), .text(url ?? ""),
        ])
    case .swappedDays(let days, let other): days.message("swappedDays", .message(other.message))
    case .shifted(let days, let stop, let minutes, let count):
      days.message("shifted", .text(stop ?? ""), .number(minutes), .number(count))
    case .lostPart(let days, let stop, let count, let first, let last):
      days.message(
        "lostPart", .text(stop ?? ""), .number(count), .number(first.minutes),
        .number(last.minutes))
    case .lostMarks(let days, let count): days.message("lostMarks", .number(count))
    case .eroded(let days, let before, let now, let date):
      days.message("eroded", .number(before), .number(now), .text("\(date)"))
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
        buses: try rest.number(), hour: try rest.number(), try rest.days())
    case "lostDays":
      var days: [GateDays] = []
      while !rest.isEmpty { days.append(try rest.days()) }
      self = .lostDays(days)
    case "fewerDepartures":
      self = .fewerDepartures(
        try rest.days(), before: try rest.number(), now: try rest.number())
    case "moreDepartures":
      self = .moreDepartures(
        try rest.days(), before: try rest.number(), now: try rest.number())
    case "movedFirst":
      self = .movedFirst(
        try rest.days(), before: try rest.time(), now: try rest.time())
    case "movedLast":
      self = .movedLast(
        try rest.days(), before: try rest.time(), now: try rest.time())
    default: try self.init(comparison: message)
    }
  }

  /// Those of times and names that are others than before.
  private init(comparison message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    switch message.id {
    case "changedTimes":
      let (moved, all, way) = (try rest.number(), try rest.number(), try rest.direction())
      self = .changedTimes(moved: moved, all: all, way, url: try rest.optionalText())
    case "otherNames":
      guard let name = GateName(rawValue: try rest.text()) else { throw UnreadableMessage() }
      self = .otherNames(
        name, before: try rest.text(), now: try rest.text(), try rest.direction(),
        url: try rest.optionalText())
    case "swappedDays":
      self = .swappedDays(try rest.days(), as: try rest.days())
    case "shifted":
      self = .shifted(
        try rest.days(), stop: try rest.optionalText(), minutes: try rest.number(),
        departures: try rest.number())
    case "lostPart":
      self = .lostPart(
        try rest.days(), stop: try rest.optionalText(),
        departures: try rest.number(), from: try rest.time(), to: try rest.time())
    case "lostMarks":
      self = .lostMarks(try rest.days(), departures: try rest.number())
    case "eroded":
      self = .eroded(
        try rest.days(), before: try rest.number(), now: try rest.number(),
        since: try rest.date())
    default: throw UnreadableMessage()
    }
  }
}

extension GateDays {
  /// A message about these days.
  fileprivate func message(_ id: String, _ rest: Message.Argument...) -> Message {
    Message(id, [.message(message)] + rest)
  }

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
  fileprivate mutating func days() throws(UnreadableMessage) -> GateDays {
    try GateDays(try message())
  }

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
