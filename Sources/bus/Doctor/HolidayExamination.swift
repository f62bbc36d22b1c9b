import BusSettings
import BusModel
import BusStore

/// Whether the feed's holidays are those of the law, and how far they reach.
struct HolidayExamination {
  private let isSet: Bool
  private let feed: HolidayFeed?
  private let examination: Examination

  init(
    _ settings: RoutesFile?, in store: TimetableStore, _ examination: Examination
  ) throws(StoreError) {
    isSet = settings?.holidayURL != nil || settings?.holidayFile != nil
    self.examination = examination
    feed = try store.holidays()
  }

  func finding() -> Finding {
    let subject = say("holidays", "祝日")
    guard isSet else {
      return .ok("holidays", subject, say("by the law alone; no feed is set", "法律から計算(配信の設定なし)"))
    }
    guard let feed, let last = feed.holidays.last?.date
    else {
      return .warning(
        "holidays", subject, say("the feed was never taken in", "祝日の配信がまだ取り込まれていません"),
        advice: say(
          "run bus ingest; until then the law decides", "bus ingest を実行してください(それまでは法律から計算)"))
    }
    let comparison = HolidayComparison(of: feed.holidays)
    let horizon = say("the feed reaches \(last)", "配信は\(last)まで")
    if comparison.endsSoon(after: examination.clock.date) {
      return .warning(
        "holidays", subject, horizon,
        advice: say(
          "run bus ingest, or set another feed in routes.json",
          "bus ingest を実行するか、routes.json で別の配信を指定してください"))
    }
    let differences = comparison.differences
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

  private func say(_ english: String, _ japanese: String) -> String {
    examination.say(english, japanese)
  }
}
