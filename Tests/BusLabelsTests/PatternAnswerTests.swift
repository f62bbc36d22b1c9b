import BusLabels
import BusModel
import Testing

@Suite struct PatternAnswerTests {
  static let law = ServiceCalendar(operator: nil)
  static let setting: OperatorSetting = {
    func rule(
      _ on: [String], _ runs: String, only: Set<DayKind> = [], because: String? = nil, _ index: Int
    ) -> ServiceDayRule {
      ServiceDayRule(
        on: on.compactMap { try? DateRange($0) }, only: only, runs: ServiceDayKind(runs),
        because: because, path: "operators[0].serviceDays[\(index)]")
    }
    return OperatorSetting(
      id: "t",
      serviceDays: [
        rule(["08-13..08-15"], "sundayHoliday", because: "お盆", 0),
        rule(["12-29..01-03"], "日祝", because: "年末年始", 1),
        rule(["2026-02-01..2026-03-31"], "土休日", only: [.saturday], 2),
        rule(["01-01"], "正月ダイヤ", because: "元日", 3), rule(["2026-06-01"], "運休", 4),
      ])
  }()

  @Test(
    "A pattern answers for a date by its own words",
    arguments: [
      ("平日", ["2026-11-20": "yes", "2026-11-21": "no", "2026-11-23": "no"]),
      ("土曜", ["2026-11-21": "yes", "2025-05-03": "no"]),
      ("土曜・日曜", ["2025-05-03": "yes", "2026-11-22": "yes", "2026-11-23": "no"]),
      ("月・水・金運行（祝日運休）", ["2026-11-23": "no", "2026-11-25": "yes", "2026-11-26": "no"]),
      ("月～金（祝日も運行）", ["2026-11-23": "yes", "2025-05-03": "no"]),
      ("第2・第4土曜", ["2026-11-14": "yes", "2026-11-21": "no", "2026-11-28": "yes"]),
      ("最終日曜運行", ["2026-11-29": "yes", "2026-11-22": "no"]),
      ("9月（土日祝運行）", ["2026-09-05": "yes", "2026-09-24": "no", "2026-10-03": "no"]),
      ("7月・8月（毎日運行）", ["2026-07-01": "yes", "2026-08-31": "yes", "2026-09-01": "no"]),
      ("期間：4月～11月（水曜・土曜運行）", ["2026-11-25": "yes", "2026-11-26": "no", "2026-12-02": "no"]),
      (
        "4月～11月（平日のみ運行）、12月～3月（土日祝のみ運行）",
        ["2026-11-27": "yes", "2026-11-28": "no", "2026-12-05": "yes", "2026-12-07": "no"]
      ),
      (
        "学校休業日（土曜日、祝日、12月24日～1月7日）運休",
        ["2026-11-28": "no", "2026-12-24": "no", "2027-01-08": "yes", "2027-02-11": "no"]
      ),
      ("毎月末日", ["2026-11-30": "yes", "2026-11-29": "no"]),
      ("9月16日(土)", ["2023-09-16": "yes", "2024-09-16": "no"]),
      ("2019年10月24日（木）・25日（金）", ["2019-10-25": "yes", "2020-10-25": "no"]),
      ("12/29～1/3を除く", ["2026-12-28": "yes", "2026-12-29": "no", "2027-01-03": "no"]),
      (
        "3月中旬～11月下旬",
        ["2026-03-10": "no", "2026-03-15": "unknown", "2026-03-21": "yes", "2026-11-25": "unknown"]
      ),
      ("3月中旬～", ["2026-02-15": "no", "2026-03-15": "unknown", "2026-04-10": "yes"]),
      ("当面運休", ["2026-04-10": "unknown"]),
      ("平日（お盆・年末年始を除く）", ["2026-08-10": "yes", "2026-08-14": "unknown", "2026-08-15": "no"]),
      ("登校日のみ", ["2026-06-10": "yes", "2026-07-28": "unknown", "2026-11-22": "no"]),
      ("特定日のみ運転", ["2026-06-10": "unknown"]),
      ("日曜運休（第2日曜を除く）", ["2026-11-08": "yes", "2026-11-15": "no", "2026-11-16": "yes"]),
      ("11月から翌年3月まで運休", ["2026-12-01": "no", "2027-03-31": "no", "2027-04-01": "yes"]),
    ])
  func answers(text: String, expected: [String: String]) throws {
    let pattern = ServicePattern.read(text).pattern
    for (day, answer) in expected {
      let date = try #require(CivilDate(day))
      let found = pattern?.runs(on: date, in: Self.law)
      #expect(found?.runs.rawValue ?? "unread" == answer, "\(day)")
      #expect(found?.because.isEmpty ?? false == false, "\(day)")
    }
  }

  @Test("School holidays of routes.json decide what is open without them")
  func schoolBreaks() throws {
    let setting = OperatorSetting(
      id: "s", schoolBreaks: [try DateRange("2026-07-21..2026-08-24")])
    let calendar = ServiceCalendar(operator: setting)
    let pattern = try #require(ServicePattern.read("平日（学休日運休）").pattern)
    for (day, runs) in [
      ("2026-07-17", PatternAnswer.Runs.yes), ("2026-07-22", .no), ("2027-07-28", .unknown),
    ] {
      #expect(pattern.runs(on: try #require(CivilDate(day)), in: calendar).runs == runs, "\(day)")
    }
  }

  @Test("A Friday that runs as 日祝 is a 日祝 day and no 平日; 運休 is a no to everything")
  func deviations() throws {
    let calendar = ServiceCalendar(operator: Self.setting)
    for (text, day, runs) in [
      ("日祝", "2026-08-14", PatternAnswer.Runs.yes), ("平日", "2026-08-14", .no),
      ("平日（お盆を除く）", "2026-08-12", .yes), ("毎日（お盆運休）", "2026-08-14", .no),
      ("毎日", "2026-06-01", .no), ("正月ダイヤ", "2027-01-01", .yes), ("正月ダイヤ", "2027-01-02", .no),
      ("日祝", "2027-01-01", .no), ("毎日", "2027-01-01", .no),
    ] {
      let date = try #require(CivilDate(day))
      let pattern = try #require(ServicePattern.read(text).pattern)
      #expect(pattern.runs(on: date, in: calendar).runs == runs, "\(text) \(day)")
    }
  }
}
