import BusModel
import BusStore

/// Whether the feed's holidays are those of the law, and how far they reach.
struct HolidayExamination {
  /// Feeds are made a year ahead; one that ends sooner than this has been forgotten.
  private static let leastDaysAhead = 90

  private let url: String?
  private let feed: HolidayFeed?
  private let examination: Examination

  init(
    _ url: String?, in store: TimetableStore, _ examination: Examination
  ) throws(StoreError) {
    self.url = url
    self.examination = examination
    feed = try store.holidays()
  }

  func finding() -> Finding {
    let subject = say("holidays", "祝日")
    guard url != nil else {
      return .ok("holidays", subject, say("by the law alone; no feed is set", "法律から計算(配信の設定なし)"))
    }
    guard let feed, let first = feed.holidays.first?.date, let last = feed.holidays.last?.date
    else {
      return .warning(
        "holidays", subject, say("the feed was never taken in", "祝日の配信がまだ取り込まれていません"),
        advice: say(
          "run bus ingest; until then the law decides", "bus ingest を実行してください(それまでは法律から計算)"))
    }
    let horizon = say("the feed reaches \(last)", "配信は\(last)まで")
    if last.dayNumber - examination.clock.date.dayNumber < Self.leastDaysAhead {
      return .warning(
        "holidays", subject, horizon,
        advice: say(
          "run bus ingest, or set another feed in routes.json",
          "bus ingest を実行するか、routes.json で別の配信を指定してください"))
    }
    let differences = Self.differences(feed.holidays, from: first, to: last)
    guard differences.isEmpty else {
      return .warning(
        "holidays", subject,
        say("feed and law differ: ", "配信と法律の計算が違います: ")
          + differences.joined(separator: ", "),
        advice: say(
          "days that only the feed has count as holidays; see which is right: bus calendar DATE",
          "配信だけにある日は祝日として扱います。bus calendar 日付 で確かめてください"))
    }
    return .ok("holidays", subject, horizon + say(", as the law has it", "、法律どおりです"))
  }

  /// "+2026-11-24" for a day that only the feed has, "-2026-11-23" for one that only the law has;
  /// dates alone, as the feed's names change.
  private static func differences(
    _ told: [Holiday], from first: CivilDate, to last: CivilDate
  ) -> [String] {
    let dates = Set(told.map(\.date))
    return (first.dayNumber...max(first.dayNumber, last.dayNumber)).compactMap { number in
      let date = CivilDate(dayNumber: number)
      let isLaw = HolidayLaw.holiday(on: date) != nil
      guard isLaw != dates.contains(date) else { return nil }
      return isLaw ? "-\(date)" : "+\(date)"
    }
  }

  private func say(_ english: String, _ japanese: String) -> String {
    examination.say(english, japanese)
  }
}
