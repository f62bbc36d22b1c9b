internal import BusModel

/// A person's own line for an answer: text with names in double braces, `{{time}} ({{minutes|-}})`.
///
/// Names of a departure are of the first; `{{time.2}}` is the second's. What is absent is empty, or the
/// text behind a bar. `\\n` and `\\t` are a line feed and a tab.
public struct NextTemplate: Hashable, Sendable {
  private var parts: [Part] = []

  private enum Part: Hashable {
    case text(String)
    case name(String, number: Int, otherwise: String)
  }

  /// The names of an answer as a whole, and of each departure, for the help.
  public static var names: [String] {
    answerNames.map(\.key) + departureNames.map(\.key)
  }

  /// A name between braces that no answer has.
  public struct UnknownName: Error, Hashable, Sendable {
    /// As typed.
    public var name: String
  }

  /// A template.
  ///
  /// - Parameter text: as typed; braces that are not closed are text.
  /// - Throws: ``UnknownName``.
  public init(_ text: String) throws(UnknownName) {
    var rest = text[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      parts.append(.text(Self.unescaped(rest[..<start.lowerBound])))
      parts.append(try Self.part(rest[start.upperBound..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    parts.append(.text(Self.unescaped(rest)))
  }

  private static func part(_ text: Substring) throws(UnknownName) -> Part {
    let halves = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = halves.first.map { $0.filter { !$0.isWhitespace } } ?? ""
    let (name, number) = numbered(whole)
    guard (1...99).contains(number), names.contains(where: { $0 == name }) else {
      throw UnknownName(name: whole)
    }
    return .name(name, number: number, otherwise: halves.count == 2 ? unescaped(halves[1]) : "")
  }

  /// "time.2" is the second "time".
  private static func numbered(_ text: String) -> (name: String, number: Int) {
    guard let point = text.lastIndex(of: "."), let number = Int(text[text.index(after: point)...])
    else { return (text, 1) }
    return (String(text[..<point]), number)
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("\\n", with: "\n").replacing("\\t", with: "\t")
  }
}

extension NextTemplate {
  /// What the template says of an answer.
  ///
  /// - Parameters:
  ///   - answer: the answer.
  ///   - language: the words.
  /// - Returns: the text, without a line feed at its end.
  public func text(of answer: NextDepartures, _ language: Language) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .name(let name, let number, let otherwise):
        Self.value(name, number, of: answer, language).map { TerminalText.clean($0) } ?? otherwise
      }
    }
    .joined()
  }

  private static func value(
    _ name: String, _ number: Int, of answer: NextDepartures, _ language: Language
  ) -> String? {
    let value =
      if let entry = answerNames.first(where: { $0.key == name }) {
        entry.value(answer, language)
      } else if number <= answer.departures.count,
        let entry = departureNames.first(where: { $0.key == name })
      {
        entry.value(answer.departures[number - 1], language)
      } else {
        String?.none
      }
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let answerNames:
    KeyValuePairs<String, @Sendable (NextDepartures, Language) -> String?> = [
      "route": { answer, _ in answer.route },
      "title": { answer, _ in answer.title },
      "direction": { $1.name(of: $0.direction) },
      "now": { answer, _ in answer.now.clock },
      "date": { answer, _ in answer.now.date.description },
      "status": { answer, _ in answer.status.rawValue },
      "reason": { $0.reason?.text($1) },
      "service": { $1.name(of: $0.day.runs) },
      "next.date": { answer, _ in answer.nextService?.day.date.description },
      "next.time": { answer, _ in
        answer.nextService?.departure.schedule.departureTime.description
      },
      "data": { answer, _ in answer.data.kind.rawValue },
      "notes": { answer, language in
        (answer.notices.map { $0.text(language) } + [answer.data.line(language)].compactMap { $0 })
          .joined(separator: "; ")
      },
    ]

  private static let departureNames:
    KeyValuePairs<String, @Sendable (NextDeparture, Language) -> String?> = [
      "time": { departure, _ in departure.departure.schedule.departureTime.description },
      "clock": { departure, _ in departure.departsAt.clock },
      "departsAt": { departure, _ in departure.departsAt.description },
      "minutes": { departure, _ in "\(departure.minutesUntilDeparture)" },
      "wait": { $1.wait(minutes: $0.minutesUntilDeparture) },
      "stop": { departure, _ in departure.departure.stop },
      "line": { departure, _ in departure.departure.schedule.routeName },
      "destination": { departure, _ in departure.departure.schedule.destination },
      "platform": { departure, _ in departure.departure.schedule.platform },
      "remarks": { $1.listed($0.remarks($1)) },
    ]
}
