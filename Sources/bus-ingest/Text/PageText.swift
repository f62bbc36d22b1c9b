import BusIngest
import BusModel
import BusQuery

/// What a page gave, for a person.
struct PageText {
  private let document: PageDocument
  private let language: Language

  init(_ document: PageDocument, _ language: Language) {
    self.document = document
    self.language = language
  }

  /// The page in one line, each timetable with its departures hour by hour, legend and notices.
  var summary: String {
    var lines = [head]
    for timetable in document.timetables {
      lines += ["", title(timetable)] + hours(timetable)
    }
    lines += section(
      say("legend", "凡例"), document.raw.legend.map { "\($0.mark)  \($0.text ?? "")" })
    lines += section(say("notices", "注意"), document.raw.notices.map(line))
    return Self.text(lines)
  }

  private var head: String {
    let raw = document.raw
    let layout = raw.layout.map { ["\($0) \(raw.confidence)"] } ?? []
    let facts = [raw.encoding.name, say("\(document.byteCount) bytes", "\(document.byteCount)バイト")]
    return ([language.told(raw.verdict.rawValue)] + layout + facts).joined(separator: " · ")
  }

  private func title(_ timetable: BusTimetable) -> String {
    let way = timetable.destination.map { "→ \($0)" }
    let platform = timetable.platform.map { say("(platform \($0))", "(のりば\($0))") }
    let days = timetable.label ?? say("days not said", "曜日の記載なし")
    let number = timetable.departures.count
    let count = say(Counted.english(number, "departure"), "\(number)本")
    let names = [timetable.stop, timetable.routeName, way, platform, days].compactMap { $0 }
    return names.joined(separator: "  ") + ": \(count)"
  }

  private func hours(_ timetable: BusTimetable) -> [String] {
    let hours = Dictionary(grouping: timetable.departures) { $0.departureTime.hour }
    return hours.keys.sorted().map { hour in
      let minutes = (hours[hour] ?? []).map { departure in
        "\(departure.departureTime)".suffix(2) + departure.marks.map(\.mark).joined()
      }
      return "  " + (hour < 10 ? "0" : "") + "\(hour) | " + minutes.joined(separator: " ")
    }
  }

  private func say(_ english: String, _ japanese: String) -> String {
    language == .ja ? japanese : english
  }

  private func line(_ notice: Notice) -> String {
    let place = notice.at.map { say("  at \($0)", "  場所: \($0)") } ?? ""
    return say("\(notice.code)  ", "") + notice.words(language) + place
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  " + $0 }
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { TerminalText.clean($0) + "\n" }.joined()
  }
}
