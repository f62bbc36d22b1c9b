internal import BusModel

/// Words for parts of the year.
enum VocabularyPeriods {
  static let rows: [Vocabulary.Row] =
    [
      (
        .period(.school(.schoolDay)),
        [
          "登校日", "授業日", "授業のある日", "授業がある日", "学校がある日", "学校のある日", "学校開校日", "開校日", "通学日",
          "通学日課", "課業日", "学校登校日", "学校授業日", "school day", "school days", "schooldays", "開講日", "講義日",
        ]
      ),
      (
        .period(.school(.freeDay)),
        [
          "学休日", "学校休業日", "学校の休業日", "学校休校日", "休校日", "学校が休みの日", "学校休日", "学校の休日", "学校休み",
          "学校の休みの日", "休講日", "学校が休業の日", "非登校日", "school holiday", "school holidays",
          "university holiday", "university holidays", "observed university holidays",
        ]
          + schools.flatMap { school in
            ["休業日", "休校日", "休講日", "休日"].flatMap { [school + $0, school + "の" + $0] }
          }
      ),
      (
        .period(.school(.anyBreak)),
        [
          "学校休業期間", "休業期間", "休業期間中", "休暇期間", "休暇期間中", "学校の休業期間", "学休期間", "学休期間中", "学校休業中", "学校長期休業",
          "長期休業", "長期休業日", "長期休暇", "長期休み",
          "学校の長期休業", "学校の休み", "夏、冬、春休み", "春、夏、冬休み", "夏休み、冬休み、春休み", "春休み、夏休み、冬休み",
          "春夏冬休み", "夏冬春休み", "学期間休業", "学期末休業", "学校の長期休み", "学校の長期休暇",
        ]
      ),
      (.period(.school(.summer)), ["夏休み", "夏季休業", "夏期休業", "夏季休暇", "夏期休暇"]),
      (.period(.school(.winter)), ["冬休み", "冬季休業", "冬期休業", "冬季休暇", "冬期休暇"]),
      (.period(.school(.spring)), ["春休み", "春季休業", "春期休業", "春季休暇", "学年末休業"]),
    ] + feasts + open + named + lettered + holidays + besides + daysOfMonth

  private static let schools = ["大学", "本学", "学園", "高校", "小中学校", "高専", "短大"]

  /// Days with one name and one date.
  private static let feasts: [Vocabulary.Row] =
    [
      ("1/1", ["元日", "元旦", "一月一日"]), ("12/31", ["大晦日", "大みそか", "おおみそか"]),
    ].compactMap { date, words in
      let end = date == "1/1" ? SpanEnd(month: 1, day: 1) : SpanEnd(month: 12, day: 31)
      return (.period(.span(DateSpan(first: end, last: end))), words)
    } + [
      (
        .period(.span(span(1, 1, 1, 3))),
        ["三が日", "三ヶ日", "三箇日", "正月三が日", "年始三が日", "3が日", "三ヵ日", "三カ日"]
      )
    ]

  /// Times that have a name and no dates: the first word is the canonical one; the dates are those
  /// outside which it certainly is not.
  private static let openWords: [(words: [String], doubt: DateSpan?)] = [
    (["お盆", "盆", "おぼん", "旧盆", "お盆休み", "盆休み"], span(8, 11, 8, 17)),
    (["年末年始", "年末、年始", "年末・年始", "年末から年始", "年始年末"], span(12, 27, 1, 5)),
    (["年末"], span(12, 27, 12, 31)),
    (["正月", "お正月", "年始"], span(1, 1, 1, 5)),
    (["ゴールデンウィーク", "ゴールデンウイーク", "gw", "大型連休"], span(4, 27, 5, 8)),
    (["夏期", "夏季", "夏場"], span(6, 1, 10, 31)),
    (["冬期", "冬季", "冬場", "積雪期", "降雪期", "降雪時", "積雪時"], span(11, 1, 4, 30)),
    (["春季", "春期"], span(2, 1, 6, 30)), (["秋季", "秋期"], span(8, 15, 12, 15)),
    (["当面", "当面の", "当分", "当分の", "しばらく", "暫定"], nil),
    (["特定日", "特定の日", "指定日", "運行指定日", "特定曜日", "特定の曜日", "別途指定する日", "設定日"], nil),
    (["隔週", "隔日", "各週", "1週おき"], nil),
    (["イベント開催日", "イベント日", "開催日", "催事開催日", "試合開催日", "競馬開催日", "ナイター開催日"], nil),
    (["多客期", "繁忙期", "多客日", "混雑期", "観光シーズン", "シーズン", "行楽シーズン", "紅葉シーズン"], nil),
    (["通常期", "平常期"], nil), (["閑散期"], nil),
    (["授業実施日", "臨時運行日", "入試日", "試験日", "代休日", "予約のあった日"], nil),
    (["試験期間", "定期試験期間", "試験期間中"], nil), (["開講期間"], nil), (["休講期間"], nil),
    (["前学期", "前期"], nil), (["後学期", "後期"], nil),
    (["学期中", "授業期間", "term time", "term-time", "termtime"], nil),
    (["1学期"], nil), (["2学期"], nil), (["3学期"], nil),
    (["土用の丑", "縁日", "祭礼日", "市の日"], nil), (["例祭日", "大祭日", "例大祭日"], nil),
    (["印の日", "印のある日", "印の付いた日", "印のついた日", "マークの日"], nil),
  ]

  /// 会社の休業日, 病院指定の休日, 大学が定める日: days that somebody sets.
  private static let setDays: [[String]] =
    [
      "病院", "当院", "会社", "当社", "弊社", "施設", "当館", "当園", "工場", "組合", "事業者", "運行会社",
    ].flatMap { owner in
      ["休業日", "の休業日", "の休日", "休日", "の定休日"].map { [owner + $0] } + set(by: owner)
    }
    + (schools + ["学校"]).flatMap(set)
    + [["創立記念日"], ["開学記念日"], ["開校記念日"], ["臨時休業日"], ["臨時休館日"], ["臨時休校日"]]
    + [["入学試験日"], ["入試期間"], ["共通テスト実施日"], ["大学祭"], ["学園祭"], ["棚卸日"], ["点検日"], ["定期点検日"]]

  private static func set(by owner: String) -> [[String]] {
    ["指定の休日", "指定休日", "指定日", "の指定する日", "が指定する日", "の定める日", "が定める日", "の定める休日", "が定める休日", "の定める休業日"]
      .map { [owner + $0] }
  }

  private static let open: [Vocabulary.Row] =
    (openWords + (houses.map(days) + setDays).map { ($0, nil) }).compactMap { words, doubt in
      guard let word = words.first else { return nil }
      return (.period(.open(OpenPeriod(word: word, doubt: doubt))), words)
    }

  /// Days on which an office, a hospital or a museum is open or closed.
  static let houses = [
    "開庁日", "閉庁日", "診療日", "休診日", "開館日", "休館日", "開園日", "休園日", "開場日", "休場日", "休漁日", "休市日", "休所日",
    "店休日", "稼働日", "出勤日",
  ]

  /// A day of a house, with the words for the house before it.
  private static func days(of word: String) -> [String] {
    let owners: [String] =
      switch word.last(where: { "庁診館".contains($0) }) {
      case "庁": ["役場", "町役場", "村役場", "市役所", "区役所", "役所", "庁舎", "支所"]
      case "診": ["病院", "当院", "外来", "診療所", "医院"]
      case "館": ["図書館", "博物館", "美術館"]
      default: []
      }
    return [word] + owners.flatMap { [$0 + word, $0 + "の" + word] }
  }

  /// Timetables of their own that are called without ダイヤ.
  private static let named: [Vocabulary.Row] = ["特別", "臨時"].map { word in
    (.period(.named(word + "ダイヤ", doubt: nil)), [word])
  }

  /// Timetables that go by a letter, of which the operator's calendar tells the days; an "a" by itself is
  /// the English article.
  private static let lettered: [Vocabulary.Row] = "abcdefgh".flatMap { letter -> [Vocabulary.Row] in
    [
      (.period(.named("\(letter)ダイヤ", doubt: nil)), ["\(letter)ダイヤ", "ダイヤ\(letter)"]),
      (.period(.named("運行日\(letter)", doubt: nil)), ["運行日\(letter)", "運行日(\(letter))"]),
      (.period(.named("\(letter)日程", doubt: nil)), ["\(letter)日程"]),
    ]
  }

  /// Holidays by the names of the law, and what people call them.
  private static let holidays: [Vocabulary.Row] = [
    ["成人の日", "成人式の日"], ["建国記念の日", "建国記念日"], ["天皇誕生日"], ["春分の日"], ["昭和の日"], ["憲法記念日"],
    ["みどりの日", "緑の日"], ["こどもの日", "子供の日", "子どもの日"], ["海の日"], ["山の日"], ["敬老の日"], ["秋分の日"],
    ["スポーツの日", "体育の日"], ["文化の日"], ["勤労感謝の日"],
    [Period.substitute],
  ].compactMap { words in words.first.map { (.period(.holiday($0)), words) } }

  /// Days before and after others, in one word.
  private static let besides: [Vocabulary.Row] = [
    (.period(.beside(DaySet(kinds: [.holiday]), .dayBefore)), ["祝前日", "祝日前", "祝日前日", "祝の前日"]),
    (
      .period(.beside(DaySet(kinds: [.sunday, .holiday]), .dayBefore)),
      ["休前日", "休日前", "休日前日"]
    ),
    (.period(.beside(DaySet(kinds: [.holiday]), .nextDay)), ["祝翌日", "祝日翌日", "祝の翌日"]),
    (.period(.beside(DaySet(kinds: [.sunday, .holiday]), .nextDay)), ["休翌日", "休日翌日"]),
    (.period(.beside(DaySet(kinds: [.holiday]), .nextWeekday)), ["祝翌平日"]),
    (.period(.beside(DaySet(kinds: [.sunday, .holiday]), .nextWeekday)), ["休翌平日"]),
  ]

  /// 偶数日, 5のつく日.
  private static let daysOfMonth: [Vocabulary.Row] =
    [
      (.period(.daysOfMonth(days { $0 % 2 == 1 })), ["奇数日"]),
      (.period(.daysOfMonth(days { $0 % 2 == 0 })), ["偶数日"]),
    ]
    + [0, 4, 5, 6, 7, 8, 9].map { digit in
      (
        .period(.daysOfMonth(days { $0 % 10 == digit })),
        ["のつく日", "の付く日", "のつく日付"].map { "\(digit)\($0)" }
      )
    }

  private static func days(where isOne: (Int) -> Bool) -> UInt32 {
    (1...31).filter(isOne).reduce(0) { $0 | 1 << UInt32($1) }
  }

  private static func span(
    _ month: Int, _ day: Int, _ lastMonth: Int, _ lastDay: Int
  ) -> DateSpan {
    DateSpan(
      first: SpanEnd(month: month, day: day), last: SpanEnd(month: lastMonth, day: lastDay))
  }
}
