public import BusJSON
internal import BusModel

/// The answers in one line, for status bars: the next bus, the one after it, and nothing else.
public struct OneLine: Sendable {
  private let answers: [NextDepartures]
  private let language: Language

  /// The line of some answers.
  public init(_ answers: [NextDepartures], _ language: Language) {
    self.answers = answers
    self.language = language
  }

  /// "07:41 in 13 min → 地下鉄鳴子北, 23:50"; the routes one after the other with their titles where
  /// there are several.
  public var text: String {
    answers.map { answer in
      let line = Self.line(of: answer, language)
      guard answers.count > 1 else { return line }
      let way = answer.direction == .inbound ? " (\(language.name(of: .inbound)))" : ""
      return "\(TerminalText.clean(answer.title))\(way) \(line)"
    }
    .joined(separator: " | ")
  }

  /// A line of JSON as waybar's custom modules read it: `text`, `tooltip` and `class`, the first two
  /// as Pango markup.
  public var waybar: JSONValue {
    let tooltip = answers.map { $0.text(language) }.joined(separator: "\n")
    return [
      "text": .string(MarkupText.escaped(text)),
      "tooltip": .string(MarkupText.escaped(String(tooltip.dropLast()))),
      "class": .string(answers.contains { !$0.departures.isEmpty } ? state : "none"),
    ]
  }

  /// "soon" for what leaves within five minutes of having to go, so that a bar can colour it.
  private var state: String {
    let nearest = answers.compactMap(\.departures.first?.minutesUntilDeparture).min() ?? .max
    return nearest <= 5 ? "soon" : "later"
  }

  private static func line(of answer: NextDepartures, _ language: Language) -> String {
    let old = answer.data.kind == .current ? "" : " (!)"
    guard let first = answer.departures.first else {
      guard let next = answer.nextService else { return language("no bus", "便なし") + old }
      let day = language.name(of: next.day.date, at: answer.clock)
      return language("no bus until", "次は") + " \(day) \(time(of: next.departure))" + old
    }
    let rest = answer.departures.dropFirst().prefix(1).map { time(of: $0.departure) }
    let parts: [String?] = [
      time(of: first.departure), language.wait(minutes: first.minutesUntilDeparture),
      LineNames.arrow(first.departure.schedule.destination),
    ]
    return ([parts.compactMap { $0 }.joined(separator: " ")] + rest)
      .joined(separator: language(", ", "、")) + old
  }

  /// "24:10", and "24:10?" for a bus that may not run.
  private static func time(of departure: PlannedDeparture) -> String {
    "\(departure.schedule.departureTime)" + (departure.doubt == nil ? "" : "?")
  }
}
