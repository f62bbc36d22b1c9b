public import BusModel

extension GateObjection {
  /// All faults: "outbound Saturday service fell from 40 to 3 departures; …".
  ///
  /// - Parameter language: the words.
  /// - Returns: one line without a full stop.
  public func words(_ language: Language) -> String {
    faults.map { $0.words(language) }.joined(separator: language("; ", "。"))
  }

  /// The first two, with the number of the others and where they are told.
  func brief(_ language: Language, route: String) -> String {
    let rest = faults.count - Self.mostTold
    guard rest > 0 else { return words(language) }
    let first = GateObjection(Array(faults.prefix(Self.mostTold))).words(language)
    return first
      + language(
        "; and \(rest) more: bus history --route \(route)",
        "。ほか\(rest)件は bus history --route \(route)")
  }

  /// More than two sentences are no line of a report any more.
  private static let mostTold = 2
}

extension GateFault {
  func words(_ language: Language) -> String {
    switch self {
    case .emptied(let before): Self.emptied(before, language)
    case .silentDirection(let way):
      language(
        "the \(way.rawValue) pages hold no departure at all",
        "\(language.name(of: way))のページに便が一つもありません")
    case .twinDirections(let count):
      language(
        "the outbound and the inbound pages hold the same \(count) departures",
        "行きと帰りのページの\(count)本がまったく同じです")
    case .crowdedHour(let buses, let hour, let days):
      language(
        "\(buses) buses from \(hour):00 to \(hour):59 in \(days.words(.en))",
        "\(days.words(.ja))の\(hour):00から\(hour):59までに\(buses)本あります")
    case .lostDays(let days):
      language(
        "no column any more for \(days.map { $0.words(.en) }.joined(separator: ", "))",
        "\(days.map { $0.words(.ja) }.joined(separator: "、"))の欄がなくなりました")
    case .fewerDepartures(let days, let before, let now),
      .moreDepartures(let days, let before, let now):
      Self.counted(days, before, now, language)
    case .movedFirst(let days, let before, let now):
      Self.moved(language("first", "始発"), days, before, now, language)
    case .movedLast(let days, let before, let now):
      Self.moved(language("last", "最終"), days, before, now, language)
    case .changedTimes(let moved, let all, let way, let url):
      Self.changed(moved, all, language.name(of: way, url), language)
    case .otherNames(let name, let before, let now, let way, let url):
      name.others(before, now, language.name(of: way, url), language)
    case .swappedDays(let days, let other): Self.swapped(days, other, language)
    case .shifted(let days, let stop, let minutes, let count):
      Self.shifted(days.words(language, at: stop), minutes, count, language)
    case .lostPart(let days, let stop, let count, let first, let last):
      Self.lost(count, from: first, to: last, of: days.words(language, at: stop), language)
    case .lostMarks(let days, let count): Self.unmarked(days, count, language)
    case .eroded(let days, let before, let now, let date):
      Self.eroded(days, before, now, since: date, language)
    }
  }

  private static func emptied(_ before: Int?, _ language: Language) -> String {
    guard let before else {
      return language("the pages hold no departure at all", "ページに便が一つもありません")
    }
    return language(
      "the pages hold no departure any more, there were \(before)",
      "ページに便が一つもなくなりました(これまで\(before)本)")
  }

  private static func swapped(
    _ days: GateDays, _ other: GateDays, _ language: Language
  ) -> String {
    language(
      "\(days.words(.en)) has the times that \(other.words(.en)) had",
      "\(days.words(.ja))が、これまでの\(other.words(.ja))の時刻になりました")
  }

  private static func counted(
    _ days: GateDays, _ before: Int, _ now: Int, _ language: Language
  ) -> String {
    language(
      "\(days.words(.en)) \(now < before ? "fell" : "rose") from \(before) to \(now) departures",
      "\(days.words(.ja))が\(before)本から\(now)本に\(now < before ? "減りました" : "増えました")")
  }

  private static func lost(
    _ count: Int, from first: ServiceTime, to last: ServiceTime, of days: String,
    _ language: Language
  ) -> String {
    language(
      "\(days) lost \(count) departures from \(first) to \(last), and the others stand as they stood",
      "\(days)の \(first) から \(last) までの\(count)本がなくなり、ほかは変わっていません")
  }

  private static func unmarked(_ days: GateDays, _ count: Int, _ language: Language) -> String {
    language(
      "\(count) departures of \(days.words(.en)) lost their marks and stand as they stood",
      "\(days.words(.ja))の\(count)本の記号がなくなりました(時刻は同じ)")
  }

  private static func eroded(
    _ days: GateDays, _ before: Int, _ now: Int, since date: CivilDate, _ language: Language
  ) -> String {
    language(
      "\(days.words(.en)) fell little by little from \(before) to \(now) departures since \(date)",
      "\(days.words(.ja))が\(date)以降、少しずつ\(before)本から\(now)本に減りました")
  }

  private static func shifted(
    _ days: String, _ minutes: Int, _ count: Int, _ language: Language
  ) -> String {
    let amount = abs(minutes)
    return language(
      "all \(count) departures of \(days) are \(amount) minutes \(minutes > 0 ? "later" : "earlier")",
      "\(days)の\(count)本がすべて\(amount)分\(minutes > 0 ? "遅く" : "早く")なりました")
  }

  private static func moved(
    _ end: String, _ days: GateDays, _ before: ServiceTime, _ now: ServiceTime,
    _ language: Language
  ) -> String {
    language(
      "the \(end) bus of \(days.words(.en)) moved from \(before) to \(now)",
      "\(days.words(.ja))の\(end)が \(before) から \(now) に変わりました")
  }

  private static func changed(
    _ moved: Int, _ all: Int, _ place: String, _ language: Language
  ) -> String {
    language(
      "\(moved) of \(all) \(place) departures are at other times, and no revision is announced",
      "\(place)の\(all)本のうち\(moved)本の時刻が変わりましたが、改正の告知がありません")
  }
}

extension GateDays {
  func words(_ language: Language) -> String {
    let page = url.map { " (\($0))" } ?? ""
    return language(
      "\(direction.rawValue) \(days.words(.en))\(page)",
      "\(Language.ja.name(of: direction))の\(days.words(.ja))\(page)")
  }
}

extension GateDays {
  /// With the stop, where there are several: "outbound weekday service at 港".
  fileprivate func words(_ language: Language, at stop: String?) -> String {
    guard let stop else { return words(language) }
    return language("\(words(.en)) at \(stop)", "\(words(.ja))(\(stop))")
  }
}

extension GateName {
  /// That a page tells of another stop, line or destination than it did.
  fileprivate func others(
    _ before: String, _ now: String, _ place: String, _ language: Language
  ) -> String {
    language(
      "another \(words(.en)) on the \(place) page, with other times: \(before) → \(now)",
      "\(place)のページが別の\(words(.ja))で、時刻も違います: \(before) → \(now)")
  }

  func words(_ language: Language) -> String {
    switch self {
    case .stop: language("stop", "停留所")
    case .line: language("line", "系統")
    case .destination: language("destination", "行き先")
    }
  }
}

extension GateDays.Days {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .kind(.weekday): language("weekday service", "平日")
    case .kind(.saturday): language("Saturday service", "土曜")
    case .kind(.sunday): language("Sunday service", "日曜")
    case .kind(.holiday): language("holiday service", "祝日")
    case .sundayHoliday: language("Sunday and holiday service", "日曜・祝日")
    case .named(let words): words
    case .unsaid: language("days not said", "曜日の記載のない欄")
    }
  }
}

extension Language {
  /// "outbound", or "outbound (https://…)".
  fileprivate func name(of way: Direction, _ url: String?) -> String {
    self(way.rawValue, name(of: way)) + (url.map { " (\($0))" } ?? "")
  }
}
