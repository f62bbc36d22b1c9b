import BusLabels
import BusModel
import Testing

/// Ways of saying on which days something runs, each with many days: what is read must be right, and what is
/// not wholly read must not be told.
@Suite("templates of days")
struct PatternTemplateTests {
  /// 2026-11-23 (a holiday, Monday) and the six weeks after it.
  private static let dates = (0..<42).compactMap { CivilDate("2026-11-23")?.adding(days: $0) }
  private static let calendar = ServiceCalendar(operator: nil)
  private static let holidays = ["2026-11-23", "2027-01-01"].compactMap { CivilDate($0) }

  private static func isWorkday(_ date: CivilDate) -> Bool {
    date.weekday != .saturday && date.weekday != .sunday
  }

  private static func isWinter(_ date: CivilDate) -> Bool {
    (date.month, date.day) >= (12, 1) || date.month < 3
  }

  private static func isNewYear(_ date: CivilDate) -> Bool {
    date.month == 12 && date.day > 28 || date.month == 1 && date.day < 4
  }

  private static func isRed(_ date: CivilDate) -> Bool {
    date.weekday == .sunday || holidays.contains(date)
  }

  /// The answers that a text gives wrongly; none for one that is not taken.
  private func wrong(_ text: String, _ truth: (CivilDate) -> Bool?) -> [String] {
    let reading = ServicePattern.read(text)
    guard let pattern = reading.pattern, !reading.losesDays else { return [] }
    return Self.dates.compactMap { date in
      let told = pattern.runs(on: date, in: Self.calendar).runs
      guard told != .unknown, let right = truth(date) else { return nil }
      return (told == .yes) == right ? nil : "\(text): \(date) \(told)"
    }
  }

  private func isTaken(_ text: String) -> Bool {
    let reading = ServicePattern.read(text)
    return reading.pattern != nil && !reading.losesDays
  }

  @Test(
    "days that run and days that rest are told apart however they are joined",
    arguments: [
      "A（Bの場合は運休）", "A（Bに当たる日は運休）", "A（Bと重なる場合は運休）", "AでBは運休", "AだがBは運休",
      "AのうちBを除く日", "A運行B運休", "A（B休）", "A○ B×", "A、Bの場合は運休", "A　Bは運休", "Bを除くA",
    ])
  func rests(_ template: String) {
    let running: [(String, (CivilDate) -> Bool)] = [
      ("月～金", Self.isWorkday), ("毎日", { _ in true }), ("土曜", { $0.weekday == .saturday }),
    ]
    let resting: [(String, (CivilDate) -> Bool)] = [
      ("日祝", Self.isRed), ("12/29～1/3", Self.isNewYear), ("水曜", { $0.weekday == .wednesday }),
    ]
    for (run, runs) in running {
      for (rest, rests) in resting {
        let text = template.replacing("A", with: run).replacing("B", with: rest)
        let isFree = { (date: CivilDate) in run != "毎日" && Self.holidays.contains(date) }
        #expect(wrong(text) { isFree($0) && !rests($0) ? nil : runs($0) && !rests($0) } == [])
      }
    }
  }

  @Test(
    "an ordinal is never lost, wherever it stands",
    arguments: [
      "第2・4土曜", "土曜日（第2・4）", "第2・4（土）", "第2・4（土曜日）", "土曜日（第2・4土曜）", "土曜 第2・4", "第2・4週の土曜",
      "土曜（第2・4週）", "土曜日は第2・4のみ運行", "2・4土曜", "第2・4回目の土曜", "第2・4番目の土曜日",
    ])
  func ordinals(_ text: String) {
    #expect(wrong(text) { $0.weekday == .saturday && [1, 3].contains(($0.day - 1) / 7) } == [])
  }

  @Test(
    "an ordinal that rests leaves the other weeks",
    arguments: [
      "土曜（第2・4運休）", "土曜（第2・4休）", "土曜日（第2・4は休み）", "土曜（第2・4を除く）", "土曜（除く第2・4）", "土曜、第2・4は運休",
      "土曜日（第2・4土曜は運休）",
    ])
  func restingOrdinals(_ text: String) {
    #expect(isTaken(text))
    #expect(wrong(text) { $0.weekday == .saturday && ![1, 3].contains(($0.day - 1) / 7) } == [])
  }

  @Test(
    "dates and days of the week limit each other, or are not told",
    arguments: [
      "Rの間、B", "R B", "R（B）", "B（R）", "R、B", "R・B", "B、R", "R／B", "Rの期間のB", "RのB",
    ])
  func seasons(_ template: String) {
    for season in ["12月1日～2月20日", "12/1～2/20", "2026.12.1～2027.2.20"] {
      for (days, truth) in [
        ("土日祝", { !Self.isWorkday($0) || Self.holidays.contains($0) }),
        ("日祝", Self.isRed), ("火・木", { [.tuesday, .thursday].contains($0.weekday) }),
      ] as [(String, (CivilDate) -> Bool)] {
        let text = template.replacing("R", with: season).replacing("B", with: days)
        #expect(wrong(text) { Self.isWinter($0) && truth($0) } == [])
      }
    }
  }

  @Test("a season in brackets behind a rest limits it")
  func restingSeason() {
    let text = "土日祝運休（12月1日～2月20日）"
    #expect(isTaken(text))
    #expect(
      wrong(text) { !Self.isWinter($0) || Self.isWorkday($0) && !Self.holidays.contains($0) } == [])
  }

  @Test(
    "what may mean two things is not taken",
    arguments: [
      "土曜 祝日運休", "休　日・祝", "平日 月・水・金", "3台 月・木", "日祝でない日", "日祝は運行致しかねます", "日祝 －",
      "日祝は運休、土曜は運行", "12月～3月は平日のみ運行", "12月1日～2月20日（土）", "1月曜",
    ])
  func unclear(_ text: String) {
    #expect(!isTaken(text))
  }

  @Test(
    "a line's number before its days is no month",
    arguments: [("12 月～金", "平日"), ("1 月・木", "月曜・木曜"), ("月から金", "平日")])
  func number(_ text: String, _ words: String) {
    #expect(ServicePattern.read(text).pattern?.text == words)
  }
}
