internal import BusModel

/// Words for days of the week. One-kanji forms stand apart: in 月見台 or 日本橋 they are no days.
enum VocabularyDays {
  static let rows: [Vocabulary.Row] =
    [
      (
        .days(DaySet(kinds: [.weekday])),
        [
          "平日", "平常日", "週日", "ウィークデー", "ウイークデー", "ウィークデイ", "月曜日から金曜日", "月金",
          "ヘイジツ", "へいじつ", "weekday", "weekdays", "workday", "workdays", "working days", "工作日",
          "平日班", "평일",
        ]
      ),
      (
        .days(DaySet(kinds: [.sunday, .holiday])),
        [
          "日祝日", "日祝祭日", "日祭日", "日祝", "休日", "日曜祝日", "日曜休日", "日休", "日休日",
          "sundays and holidays", "sunday and holidays", "sundays & holidays",
        ]
      ),
      (.days(DaySet(kinds: [.saturday, .sunday, .holiday])), ["土休日", "土休", "假日", "节假日", "節假日"]),
      (
        .days(DaySet(kinds: [.saturday, .sunday])),
        ["週末", "双休日", "雙休日", "周末", "weekend", "weekends", "주말"]
      ),
      (
        .days(DaySet(kinds: [.holiday])),
        [
          "祝日", "祝祭日", "祭日", "国民の祝日", "国民の休日", "振替休日", "振休", "祝休日", "法定节假日",
          "国民の祝日に関する法律に規定する休日", "シュクジツ", "しゅくじつ", "holiday", "holidays", "public holiday",
          "public holidays",
          "national holiday", "national holidays", "hol", "hols", "hol.", "hols.", "공휴일",
        ]
      ),
      (
        .days(.everyDay),
        [
          "毎日", "全日", "連日", "年中無休", "365日", "年間365日", "無休", "全曜日", "daily", "every day", "everyday",
          "每天", "每日", "매일", "täglich", "tous les jours", "todos los días",
        ]
      ),
    ] + weekdays

  private static let weekdays: [Vocabulary.Row] = Weekday.allCases.map { day in
    let kanji = String(day.kanji)
    let name = day.name
    let chinese = day == .sunday ? ["日", "天"] : [String(Array("一二三四五六")[day.rawValue - 1])]
    let korean = String(Array("일월화수목금토")[day.rawValue])
    let short = String(name.prefix(3))
    var words = [kanji + "曜", kanji + "曜日", name, name + "s", short, short + ".", korean + "요일"]
    words += chinese.flatMap { ["周" + $0, "週" + $0, "星期" + $0, "礼拜" + $0] }
    words += readings[day.rawValue].flatMap { [$0, $0 + "び", $0 + "ビ"] }
    words += european[day.rawValue]
    if day == .tuesday { words += ["tues", "tues."] }
    if day == .thursday { words += ["thurs", "thurs.", "thur"] }
    return (.days(DaySet(day)), words)
  }

  /// In German, French and Spanish, from Sunday on.
  private static let european = [
    ["sonntag", "sonntags", "dimanche", "dimanches", "domingo", "domingos"],
    ["montag", "montags", "lundi", "lundis", "lunes"],
    ["dienstag", "dienstags", "mardi", "mardis", "martes"],
    ["mittwoch", "mittwochs", "mercredi", "mercredis", "miércoles"],
    ["donnerstag", "donnerstags", "jeudi", "jeudis", "jueves"],
    ["freitag", "freitags", "vendredi", "vendredis", "viernes"],
    ["samstag", "samstags", "samedi", "samedis", "sábado", "sábados"],
  ]

  /// In kana, from Sunday on.
  private static let readings = [
    ["にちよう", "ニチヨウ"], ["げつよう", "ゲツヨウ"], ["かよう", "カヨウ"], ["すいよう", "スイヨウ"],
    ["もくよう", "モクヨウ"], ["きんよう", "キンヨウ"], ["どよう", "ドヨウ"],
  ]

  /// One-kanji forms: days only among other words of days.
  static let oneKanji: [Unicode.Scalar: DaySet] = {
    var days: [Unicode.Scalar: DaySet] = [
      "平": DaySet(kinds: [.weekday]), "祝": DaySet(kinds: [.holiday]),
      "祭": DaySet(kinds: [.holiday]), "休": DaySet(kinds: [.sunday, .holiday]),
    ]
    for day in Weekday.allCases {
      for name in [day.kanji, Array("일월화수목금토")[day.rawValue]] {
        for scalar in name.unicodeScalars { days[scalar] = DaySet(day) }
      }
    }
    return days
  }()
}
