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
          "平日班", "平日班次", "工作日班次", "평일", "segunda a sexta", "segunda à sexta", "dni robocze",
        ] + chineseWeeks.flatMap { [$0 + "一至五", $0 + "一到五", $0 + "一~五"] }
      ),
      (
        .days(DaySet(kinds: [.sunday, .holiday])),
        [
          "日祝日", "日祝祭日", "日祭日", "日祝", "休日", "日曜祝日", "日曜休日", "日休", "日休日",
          "sundays and holidays", "sunday and holidays", "sundays & holidays",
        ]
      ),
      (
        .days(DaySet(kinds: [.saturday, .sunday, .holiday])),
        ["土休日", "土休", "土・休", "假日", "节假日", "節假日", "例假日"]
      ),
      (
        .days(DaySet(kinds: [.weekday, .saturday])),
        chineseWeeks.flatMap { [$0 + "一至六", $0 + "一到六", $0 + "一~六"] }
      ),
      (
        .days(DaySet(kinds: [.saturday, .sunday])),
        ["週末", "双休日", "雙休日", "周末", "weekend", "weekends", "주말", "六/日班次", "週末班次", "周末班次"]
          + chineseWeeks.flatMap { [$0 + "六日", $0 + "六、日", $0 + "六及日", $0 + "六和日", $0 + "六至日"] }
      ),
      (
        .days(DaySet(kinds: [.holiday])),
        [
          "祝日", "祝祭日", "祭日", "国民の祝日", "国民の休日", "振替休日", "振休", "祝休日", "法定节假日",
          "国民の祝日に関する法律に規定する休日", "シュクジツ", "しゅくじつ", "holiday", "holidays", "public holiday",
          "public holidays",
          "national holiday", "national holidays", "hol", "hols", "hol.", "hols.", "공휴일", "법정공휴일",
          "公眾假期", "公众假期", "公共假期", "國定假日", "国定假日", "法定假日", "法定節假日", "法定假期",
        ]
      ),
      (
        .days(.everyDay),
        [
          "毎日", "毎晩", "毎夜", "全日", "連日", "年中無休", "365日", "年間365日", "無休", "全曜日", "daily", "every day",
          "everyday",
          "每天", "每日", "매일", "täglich", "tous les jours", "todos los días",
        ]
      ),
    ] + weekdays

  /// What stands before the number of a weekday: 星期一.
  private static let chineseWeeks = ["周", "週", "星期", "礼拜", "禮拜"]

  private static let weekdays: [Vocabulary.Row] = Weekday.allCases.map { day in
    let kanji = String(day.kanji)
    let name = day.name
    let chinese = day == .sunday ? ["日", "天"] : [String(Array("一二三四五六")[day.rawValue - 1])]
    let short = String(name.prefix(3))
    var words = [
      kanji + "曜", kanji + "曜日", name, name + "s", short, short + ".",
      String(korean[day.rawValue]) + "요일",
    ]
    words += chinese.flatMap { day in chineseWeeks.map { $0 + day } }
    words += readings[day.rawValue].flatMap { [$0, $0 + "び", $0 + "ビ"] }
    words += european[day.rawValue]
    if day == .tuesday { words += ["tues", "tues."] }
    if day == .thursday { words += ["thurs", "thurs.", "thur"] }
    return (.days(DaySet(day)), words)
  }

  /// In Korean, from Sunday on.
  static let korean = Array("일월화수목금토")

  /// In German, French, Spanish and Italian, from Sunday on.
  private static let european = [
    ["sonntag", "sonntags", "dimanche", "dimanches", "domingo", "domingos", "domenica"],
    ["montag", "montags", "lundi", "lundis", "lunes", "lunedì"],
    ["dienstag", "dienstags", "mardi", "mardis", "martes", "martedì"],
    ["mittwoch", "mittwochs", "mercredi", "mercredis", "miércoles", "mercoledì"],
    ["donnerstag", "donnerstags", "jeudi", "jeudis", "jueves", "giovedì"],
    ["freitag", "freitags", "vendredi", "vendredis", "viernes", "venerdì"],
    ["samstag", "samstags", "samedi", "samedis", "sábado", "sábados", "sabato"],
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
      for name in [day.kanji, korean[day.rawValue]] {
        for scalar in name.unicodeScalars { days[scalar] = DaySet(day) }
      }
    }
    return days
  }()
}
