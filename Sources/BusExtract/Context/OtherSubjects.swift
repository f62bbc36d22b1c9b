import BusLabels
import BusModel

/// What lines near a timetable speak of instead of its buses: the one list of it.
enum OtherSubjects {
  /// Offices, tickets, other lines: what rests or ends there is no bus.
  static func namesThing(_ text: String) -> Bool {
    !closesOnDates(text) && (things.isFound(in: text) || opening.isFound(in: text))
  }

  /// "12月29日～1月3日は年末年始休診です": the page's own house rests on dates, and its buses may.
  private static func closesOnDates(_ text: String) -> Bool {
    closed.isFound(in: text) && DayStatements.isDate(text)
      && !things.isFound(in: own.removed(from: text))
  }

  private static let closed = WordList(["休診", "休館", "休業", "休園", "休場"])
  private static let own = WordList(["当クリニック", "当病院", "当医院", "当温泉"])

  /// Things and prices, with which a line about buses may end.
  static func isMixed(_ text: String) -> Bool {
    namesThing(text) || prices.isFound(in: text)
  }

  /// Today's news, what the page itself is, and what may happen: no rule for any day.
  static func isNews(_ text: String) -> Bool { news.isFound(in: text) && !closesForDays(text) }

  /// "年末年始休診のお知らせ 12月29日～1月3日": a span of dates is not that of the news.
  private static func closesForDays(_ text: String) -> Bool {
    tildes.isFound(in: text) && closesOnDates(text)
  }

  /// What is said of today, and what may happen.
  static func isOfNow(_ text: String) -> Bool { now.isFound(in: text) }

  /// Whether a line is of anything but buses.
  static func isOne(_ text: String) -> Bool {
    namesThing(text) || isNews(text) || vehicle(of: text) != nil
  }

  /// "休診日　木曜・日祝", "休日当番医（11月29日）" in a menu: days of a house, and of no bus.
  static func isOfHouse(_ text: String) -> Bool {
    (houses.isFound(in: text) && !closesOnDates(text) || isOpening(text))
      && !drives.isFound(in: text)
  }

  /// "9:00～17:00　12月31日・1月1日休業": when something is open, and when it is not.
  private static func isOpening(_ text: String) -> Bool {
    closings.isFound(in: text) && tildes.isFound(in: text)
      && Texts.holdsNumber(before: [0x3A], in: text)
  }

  private static let closings = WordList(["休業", "定休", "休館", "休園", "売り切れ", "休み"])
  private static let tildes = WordList(["～", "〜", "－", "-", "~"])

  private static let houses = WordList(["休診", "診療時間", "当番医", "収集日", "開庁時間", "休館日", "開館時間"])
  /// Whether a line speaks of buses, whatever else it names.
  static func speaksOfBuses(_ text: String) -> Bool { drives.isFound(in: text) }

  private static let drives = WordList([
    "バス", "便", "運行", "運休", "運転", "運航", "ダイヤ", "送迎", "船も", "船は", "渡船", "シャトル",
  ])

  /// The vehicle or house of which a line begins to speak: "電車は土休日ダイヤ", "学校給食は平日のみ".
  static func vehicle(of text: String) -> String? {
    guard vehicleNames.isFound(in: text) else { return nil }
    var bare = Texts.compact(text.drop { "※・●■◆○◎＊* 　".contains($0) })
    if let owner = owners.first(where: bare.begins(with:)) {
      bare = String(bare.dropFirst(owner.count))
    }
    return vehicles.first { bare.begins(with: $0 + "は") || bare.begins(with: $0 + "の") }
  }

  private static let owners = ["当社の", "弊社の", "当社が運行する", "当社運行の", "なお、", "また、"]
  private static let vehicleNames = WordList(vehicles)
  /// "道の駅（水曜定休）へは南浜下車すぐ": the days in a bracket behind a name are that name's.
  static func namesDaysOfName(_ text: String) -> Bool {
    guard let open = text.firstIndex(where: { "（(".contains($0) }), open > text.startIndex,
      let close = text[open...].firstIndex(where: { "）)".contains($0) }),
      let next = text[text.index(after: close)...].first
    else { return false }
    let rest = text[text.index(after: close)...]
    return ("へにでから".contains(next) || next == "が" && rest.contains("利用"))
      && DayWords.isUnderstood(String(text[text.index(after: open)..<close]))
      && ServicePattern.read(String(text[..<open] + rest)).pattern == nil
  }

  private static let vehicles = [
    "電車", "列車", "鉄道", "新幹線", "地下鉄", "ロープウェイ", "ケーブルカー", "ゴンドラ", "リフト", "フェリー", "渡船", "飛行機", "航空便",
    "深夜バス", "深夜急行バス", "夜行バス", "高速バス", "空港バス", "空港連絡バス", "リムジンバス", "空港リムジンバス", "空港リムジン", "夜行高速バス",
    "都市間バス", "スクールバス", "観光バス",
    "学校給食", "給食", "レストラン", "売店", "タクシー",
  ]

  private static let things = WordList([
    "受付", "営業時間", "営業所", "窓口", "電話", "問合", "問い合わせ", "案内所", "運賃", "料金", "割引", "定期券", "乗車券", "回数券",
    "発売", "販売", "他の路線", "他路線", "免許", "サービスセンター", "予約センター", "貸切", "温泉", "病院", "医院",
    "クリニック", "スーパー", "朝市", "図書館", "店舗", "売店", "食堂", "レストラン", "券売", "トイレ", "待合", "駐車", "募集", "採用",
  ])
  private static let opening = WordList(["開館"])
  private static let prices = WordList(["営業", "無料", "円"])
  private static let now = WordList([
    "本日", "今日", "明日", "きょう", "ただいま", "混雑", "遅延", "凡例", "クリック", "ことがあ", "ことがご", "場合があ", "場合がご",
    "おそれ", "恐れ",
    "可能性", "見込", "PDF",
  ])
  private static let news = WordList([
    "本日", "今日", "明日", "きょう", "ただいま", "混雑", "遅延", "改正", "改定", "日現在", "更新", "知らせ", "印", "クリック", "選択",
    "表示", "切替", "切り替え", "凡例", "ください", "下さい", "接続", "乗継", "乗り継ぎ", "渋滞", "こちら", "ことがあ",
    "ことがご",
    "場合があ", "場合がご", "おそれ", "恐れ", "可能性", "見込", "PDF", "ご覧",
  ])
}
