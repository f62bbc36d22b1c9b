internal import BusModel

/// The words of version 1 for parts of the year. Frozen with ``VersionOnePattern``.
enum VersionOneWords {
  /// The words that stood for a part of the year.
  static let periods: [(word: String, period: Period)] =
    open.compactMap { words, doubt in
      words.first.map { ($0, .open(OpenPeriod(word: $0, doubt: doubt))) }
    } + holidays.map { ($0, .holiday($0)) } + schools.map { ($0, .school($1)) }

  /// The words by which timetables of their own were called, with what was known of their dates.
  static let named: [(word: String, doubt: DateSpan?)] =
    open.flatMap { words, doubt in words.map { ($0, doubt) } }
    + ["夏、冬、春休み", "春、夏、冬休み", "夏休み、冬休み、春休み", "春休み、夏休み、冬休み"].map { ($0, nil) }

  /// Times without dates: the word that was stored, then those that a name could be made of, and
  /// the dates outside which it certainly is not.
  private static let open: [(words: [String], doubt: DateSpan?)] = [
    (["お盆", "盆", "おぼん", "旧盆", "お盆休み", "盆休み"], span(8, 11, 8, 17)),
    (["年末年始", "年末、年始", "年末から年始", "年始年末"], span(12, 27, 1, 5)),
    (["年末"], span(12, 27, 12, 31)),
    (["正月", "お正月", "年始"], span(1, 1, 1, 5)),
    (["ゴールデンウィーク", "ゴールデンウイーク", "gw", "大型連休"], span(4, 27, 5, 8)),
    (["夏期", "夏季", "夏場"], span(6, 1, 10, 31)),
    (["冬期", "冬季", "冬場", "積雪期", "降雪期", "降雪時", "積雪時"], span(11, 1, 4, 30)),
    (["春季", "春期"], span(2, 1, 6, 30)),
    (["秋季", "秋期"], span(8, 15, 12, 15)),
    (["当面", "当面の", "当分", "当分の", "しばらく", "暫定"], nil),
    (["特定日", "特定の日", "指定日", "運行指定日", "特定曜日", "特定の曜日", "別途指定する日", "設定日"], nil),
    (["隔週", "隔日", "各週", "1週おき"], nil),
    (["イベント開催日", "イベント日", "開催日", "催事開催日", "試合開催日", "競馬開催日", "ナイター開催日"], nil),
    (["多客期", "繁忙期", "多客日", "混雑期", "観光シーズン", "シーズン", "行楽シーズン", "紅葉シーズン"], nil),
    (["授業実施日", "臨時運行日", "入試日", "試験日", "代休日", "予約のあった日"], nil),
    (["前学期", "前期"], nil), (["後学期", "後期"], nil), (["学期中", "授業期間"], nil),
    (["1学期"], nil), (["2学期"], nil), (["3学期"], nil),
    (["土用の丑", "縁日", "祭礼日", "市の日"], nil),
  ]

  private static let holidays = [
    "成人の日", "建国記念の日", "天皇誕生日", "春分の日", "昭和の日", "憲法記念日", "みどりの日", "こどもの日", "海の日", "山の日",
    "敬老の日", "秋分の日", "スポーツの日", "文化の日", "勤労感謝の日",
  ]

  private static let schools: [(String, SchoolTime)] = [
    ("登校日", .schoolDay), ("学休日", .freeDay), ("学校休業期間", .anyBreak), ("夏休み", .summer),
    ("冬休み", .winter), ("春休み", .spring),
  ]

  private static func span(
    _ month: Int, _ day: Int, _ lastMonth: Int, _ lastDay: Int
  ) -> DateSpan {
    DateSpan(
      first: SpanEnd(month: month, day: day), last: SpanEnd(month: lastMonth, day: lastDay))
  }
}
