import BusLabels
import BusModel
import Testing

@Suite struct ParsedPatternTests {
  @Test(
    "A column's label is read as its service, whatever its spelling",
    arguments: [
      (
        ServiceKind.weekday,
        [
          "平日", "平　日", "【平日】", "平日ﾀﾞｲﾔ", "月曜～金曜", "月ー金", "平日（月～金）", "Mon-Fri", "Montag - Freitag",
          "lundi au vendredi", "lunes a viernes", "工作日", "평일",
          "平日（お盆・年末年始を除く）", "平日 12/29～1/3を除く",
        ]
      ),
      (.saturday, ["土曜", "土 曜 日", "〔土曜〕", "㈯", "Saturdays"]),
      (
        .sundayHoliday,
        [
          "日祝", "休　日", "日曜・休日", "日・祝日", "日曜祝日", "Sundays & Holidays",
          "休日 お盆 8月14日～8月16日 年末年始 12月29日～1月3日",
        ]
      ),
      (.saturdaySundayHoliday, ["土日祝", "土休日", "土・日・祝日", "土⽇祝", "Sat, Sun & Holidays"]),
      (.sunday, ["日曜", "日曜日"]), (.holiday, ["祝日"]), (.daily, ["毎日", "全日", "月～日・祝"]),
      (
        .custom,
        [
          "平日（月～土）", "土曜・日曜", "正月ダイヤ", "夏ダイヤ(5月～10月)", "登校日", "月・水・金", "平日（水曜日を除く）",
          "平日（学休日運休）", "9月16日(土)",
        ]
      ),
    ])
  func service(kind: ServiceKind, labels: [String]) {
    for label in labels {
      let reading = ServicePattern.read(label)
      #expect(reading.pattern?.service == kind, "\(label)")
      #expect(reading.unread == [], "\(label)")
      #expect(!reading.words.isEmpty, "\(label)")
    }
  }

  @Test(
    "Words have one canonical form",
    arguments: [
      ("Samstag und Sonntag", "土日"), ("Sábados y domingos", "土日"), ("lunedì - venerdì", "平日"),
      ("Thursdays", "木曜"), ("火・木曜日運行", "火曜・木曜"), ("第２、第４土曜日", "第2・第4土曜"), ("第一日曜", "第1日曜"),
      ("毎月5日,15日,25日運行", "毎月5日・15日・25日"), ("4月1日～11月30日の土日祝運行", "4/1～11/30の土日祝"),
      ("平日（登校日）", "登校日の平日"), ("7・8月運休", "7/1～7/31・8/1～8/31運休"),
      ("８月１３・１４日は運休", "8/13・8/14運休"), ("年末年始（12月29日～1月3日）を除く毎日", "毎日（12/29～1/3を除く）"),
      ("令和8年4月1日～令和9年3月31日運行", "2026/4/1～2027/3/31"),
      ("土日祝運休。ただし12/23は運行", "土日祝運休。ただし12/23運行"),
      ("夏休みは月曜のみ運行", "夏休みは月曜のみ運行"), ("運行期間：4/1～11/30　運行日：土日祝", "土日祝運行。4/1～11/30のみ運行"),
      ("当分の間、土日祝は運休します", "当面の土日祝運休"), ("平日および祝日授業実施日", "平日、授業実施日の祝日"),
      ("11月から翌年3月まで運休", "11/1～3/31運休"), ("【運休日】土日祝", "土日祝運休"),
      ("Weekdays (except holidays)", "平日（祝日を除く）"), ("隔週土曜", "隔週の土曜"),
      ("花咲期（5月1日～6月30日）　毎日運行", "5/1～6/30の毎日"), ("紅葉期間（10/1～11/10）土日祝のみ", "10/1～11/10の土日祝のみ運行"),
      ("夏期（7月17日～8月31日毎日）", "7/17～8/31の毎日"), ("（9月1日～11月3日）平日のみ運行", "9/1～11/3の平日のみ運行"),
      ("（12/29～1/3を除く）平日", "平日運行。12/29～1/3運休"), ("2027年3月31日までの時刻（平日）", "～2027/3/31の平日"),
    ])
  func canonical(text: String, words: String) {
    #expect(ServicePattern.read(text).pattern?.text == words)
  }

  @Test(
    "Words that name no days, or say more of them than a pattern can, make no pattern",
    arguments: [
      "東口経由です。", "月見台経由", "日本橋行", "土浦駅", "日野駅・木更津", "金沢行", "火葬場前", "平日は東口経由", "土曜は一部運休",
      "休日急患センター経由", "平日朝のみ運行", "4便/日", "8往復／日", "本日は平日ダイヤで運行しております", "2025年3月31日改正", "月1回運行",
      "1日3便",
      "8:00～17:00", "8/13～8/16は土曜ダイヤで運行",
    ])
  func noPattern(text: String) {
    let reading = ServicePattern.read(text)
    #expect(reading.pattern == nil)
    #expect(!reading.unread.isEmpty)
  }

  @Test("What is not understood beside a label is quoted")
  func quotes() {
    let reading = ServicePattern.read("月曜日（祝日の場合は変更あり）")
    #expect(reading.pattern?.text == "月曜")
    #expect(reading.unread == ["祝日の場合は変更あり"])
  }

  @Test("Contradicting words make no date", arguments: ["2026年11月21日(日)", "2026/8/15～2026/8/13"])
  func contradiction(text: String) {
    #expect(ServicePattern.read(text).pattern == nil)
  }

  @Test("The eight standard ids of GTFS-JP are eight patterns")
  func standardIDs() {
    let ids = [
      "平日（月～金）", "平日（月～土）", "土曜", "日曜", "祝日", "日曜・祝日", "土曜・日曜", "土曜・日曜・祝日",
    ]
    #expect(Set(ids.compactMap { ServicePattern.read($0).pattern }).count == 8)
  }

  @Test("dates without a year behind a run of dates with years lie within it")
  func yearWithinRun() throws {
    let text = "2026年9月24日（木）～2027年1月29日（金）の平日※12月24日～1月6日を除く"
    let pattern = try #require(ServicePattern.read(text).pattern)
    #expect(pattern.text == "2026/9/24～2027/1/29の平日（2026/12/24～2027/1/6を除く）")
  }
}
