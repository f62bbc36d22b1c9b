import BusFetch
import BusIngest
import BusJSON
import BusModel
import BusQuery

/// How a page that was tried is told.
extension PageCheck {
  /// Route, direction, verdict, counts, address, and what is wrong: the cells of a table's row.
  func row(_ language: Language) -> [String] {
    let isJapanese = language == .ja
    let head = [route, language.name(of: direction)]
    switch result {
    case .success(let document):
      let (timetables, departures) = (document.timetables.count, document.departureCount)
      return head + [
        Self.word(for: document.verdict, language), document.raw.layout ?? "",
        isJapanese
          ? "時刻表\(timetables)つ" : Counted.english(timetables, "timetable"),
        isJapanese ? "\(departures)本" : Counted.english(departures, "departure"),
        url, fault.map { language.told($0.message) + NoticeLines.place(of: $0) } ?? "",
      ]
    case .failure(let error):
      return head + [
        isJapanese ? "取得できません" : "not fetched", "", "", "", url, language.told(error.detail),
      ]
    }
  }

  /// What keeps the page from being saved unseen, with what to do; nil when nothing does.
  func trouble(_ language: Language) -> String? {
    let isJapanese = language == .ja
    if case .failure(let error) = result {
      return (isJapanese ? "取得できません: " : "not fetched: ") + language.told(error.detail)
    }
    let said = fault.map { language.told($0.message) + NoticeLines.place(of: $0) } ?? ""
    switch verdict {
    case .notATimetable:
      return isJapanese
        ? "時刻表ではありません: \(said)。時刻そのものが載っているページを指定してください"
        : "no timetable: \(said); give the page that shows the times themselves"
    case .uncertain:
      return isJapanese
        ? "一部を読み取れません: \(said)。このまま保存するには --unchecked"
        : "not all of it was understood: \(said); --unchecked saves it all the same"
    case .timetable, nil: break
    }
    guard let renamedStop, let name = page.hints.stop else { return nil }
    return isJapanese
      ? "停留所は「\(renamedStop)」とあり、「\(name)」ではありません。それでも「\(name)」とするには --unchecked"
      : "its stop is \(renamedStop), not \(name); --unchecked calls it \(name) all the same"
  }

  private static func word(for verdict: RawPage.Verdict, _ language: Language) -> String {
    switch (language, verdict) {
    case (.en, .timetable): "timetable"
    case (.en, .notATimetable): "no timetable"
    case (.en, .uncertain): "uncertain"
    case (.ja, .timetable): "時刻表"
    case (.ja, .notATimetable): "時刻表ではありません"
    case (.ja, .uncertain): "一部を読み取れません"
    }
  }

  /// The same with keys.
  var json: JSONValue {
    var document: PageDocument?
    var problem = fault?.message
    switch result {
    case .success(let read): document = read
    case .failure(let error): problem = error.detail
    }
    return [
      "route": .string(route), "direction": .string(direction.rawValue), "url": .string(url),
      "verdict": JSONValue(document?.verdict.rawValue), "layout": JSONValue(document?.raw.layout),
      "timetables": JSONValue(document?.timetables.count),
      "departures": JSONValue(document?.departureCount), "message": JSONValue(problem),
      "notices": .array((document?.raw.notices ?? []).map(\.json)),
    ]
  }
}
