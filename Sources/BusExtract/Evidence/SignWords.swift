import BusModel

/// The words by which timetables and what merely looks like them are told apart. A new word is an
/// entry of one of the lists.
struct SignWords: Sendable {
  private let words: WordList
  /// Words in Latin letters, which count as whole words only: "bus" is none of "business".
  private let latin: Set<String>

  private init(_ words: [String], latin: Set<String>) {
    self.words = WordList(words)
    self.latin = latin
  }

  /// Whether one of the words stands in a text.
  func isFound(in text: String) -> Bool {
    if words.isFound(in: text) { return true }
    let isLatin = text.utf8.contains { (0x61...0x7A).contains($0 | 0x20) }
    guard isLatin else { return false }
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x2000, scalar.properties.isAlphabetic {
        word += String(scalar).lowercased()
      } else if !word.isEmpty {
        if latin.contains(word) { return true }
        word = ""
      }
    }
    return latin.contains(word)
  }

  /// Words that next to nothing but timetables have.
  static let strong = SignWords(
    [
      "時刻表", "バス停", "停留所", "停留場", "のりば", "乗り場", "乗場", "系統", "方面",
      "行き", "ゆき", "発車", "出発時", "発時刻", "ダイヤ", "便名", "運行時", "運行日",
      "運転日", "出航時刻", "出港時刻", "始発", "終点", "経由", "乗車", "降車", "時刻改正", "発着", "番線", "시간표",
      "정류장", "출발", "발차", "버스", "班车", "班車", "公交", "公車", "发车", "發車", "时刻",
      "站", "班次",
    ],
    latin: [
      "timetable", "departure", "departures", "departs", "depart", "shuttle", "menetrend",
      "fahrplan", "abfahrt", "horaire", "horaires", "horario", "horarios", "orario", "orari",
    ])

  /// Words that timetables have, and other pages too.
  static let weak = SignWords(
    [
      "バス", "便", "駅", "線", "号", "発", "着", "港", "船", "フェリー", "列車", "電車",
      "時刻", "運賃", "平日", "土曜", "日祝", "休日", "運行", "運休", "シャトル", "送迎", "열차", "역", "车", "車",
    ],
    latin: [
      "bus", "buses", "stops", "trains", "arrival", "arrivals", "arrive", "train", "ferry", "line",
      "route", "stop", "station",
    ])

  /// Words of heads above times that are no departures.
  static let foreign = SignWords(
    [
      "内容", "活動", "開始", "終了", "対象", "規制", "解除", "収集", "集合", "解散", "締切", "締め切り", "届け", "配達", "配送",
      "集荷", "納品", "予定", "行程", "科目", "教科", "時限", "限目", "校時", "上映", "番組",
      "公演", "診療", "受付", "開演", "開場", "出演", "曲目", "対戦", "種目", "競技", "講座",
      "講師", "講演", "教室", "レッスン", "クラス", "スタジオ", "献立", "メニュー", "プログラム",
      "イベント", "議題", "作業", "業務", "担当", "症状", "記録", "順位", "氏名", "選手",
      "得点", "価格", "料金プラン", "単価", "閉店", "開店", "営業", "開館", "閉館", "休館",
      "体験", "食事", "朝食", "夕食", "昼食", "起床", "就寝", "チェックイン", "授業", "給食",
      "会議", "面接", "試験", "満潮", "干潮", "潮位", "日の入", "気温", "ラウンド",
      "所要時間", "取集", "船名", "仕業", "出庫", "入庫", "車番",
      "出勤", "退勤", "休憩", "早番", "遅番", "開場時刻", "部屋", "会場", "ステージ", "作品", "映画", "曜日別", "ニュース", "内训",
      "活动", "일정",
      "행사", "강의",
    ],
    latin: [
      "activity", "activities", "session", "speaker", "topic", "program", "lesson", "class",
      "title", "event", "agenda", "message", "log", "level", "price", "rank", "lunch",
      "dinner", "breakfast", "meeting", "subject", "checkin",
    ])

  /// Whether a head speaks of other things than buses. 会場発 and 駅→会場 say where they go, and 会場 alone where
  /// something is shown.
  static func isForeign(_ head: String, isPlace: Bool = false) -> Bool {
    guard foreign.isFound(in: head) else { return false }
    guard let range = head.firstRange(of: "会場") ?? head.firstRange(of: "会議場"),
      isPlace || arrows.isFound(in: head) || wayEnds.ends(Texts.compact(head))
    else { return true }
    return foreign.isFound(in: "\(head[..<range.lowerBound]) \(head[range.upperBound...])")
  }
  private static let wayEnds = WordList([
    "発", "発：", "発:", "着", "着：", "着:", "行", "行き", "前", "発】", "行き】",
  ])

  /// Words of headings and titles around such times.
  static let foreignAround = SignWords(
    [
      "スケジュール", "プログラム", "タイムテーブル", "番組表", "時間割", "営業時間", "開館",
      "診療", "上映", "日程", "結果", "ログ", "議事", "一日の流れ", "1日の流れ", "１日の流れ",
      "旅行記", "旅程", "モデルコース", "ツアー", "大会", "レッスン", "教室", "コンサート",
      "ライブ",
    ],
    latin: [
      "itinerary", "tour", "agenda", "programme", "results", "log", "lesson", "class",
    ])

  /// Words of headings that leave no doubt.
  static let foreignTitles = SignWords(
    [
      "収集", "来店", "来院", "予約フォーム", "交通規制", "時間割", "番組", "ミサ", "礼拝", "透析", "診療時間", "一日の流れ", "１日の流れ",
      "1日の流れ", "献立",
      "営業時間", "開館時間",
      "議事次第", "星空", "潮汐", "当番", "演奏", "噴水", "チャイム", "ショータイム", "給餌", "ごはん",
      "【廃止】", "取集", "所要時間の目安", "遮断", "利用者数", "乗降客数", "配水", "空き台数", "待ち時間", "遅延状況", "搬入", "花火",
      "遅延証明", "混雑状況", "遅れ時分", "点灯時", "診療のご案内", "診療案内", "開場時間",
      "開門時間", "餌やり", "エサやり", "洗車", "仕業", "移動販売", "移動スーパー", "給水車", "給水所", "面談", "山車", "巡行", "混雑予想",
      "検診車", "投票所", "移動図書館", "図書返却", "からくり時計", "気温", "水位",
    ],
    latin: [
      "itinerary", "agenda", "bookmobile", "truck", "trucks", "recycling", "garbage", "trash",
      "vaccination",
    ])

  /// Words of the sections of a page about buses that are about something else.
  static let foreignSections = WordList([
    "教室", "打上", "配信", "部活", "パレード", "給水", "弁当", "新聞", "サイレン", "法要", "監視", "神輿", "渡御", "発電", "患者",
    "混雑", "人数", "件数", "利用状況", "収入", "定員", "ランキング", "朝食", "夕食", "昼食", "入浴", "避難所", "開設", "タオル",
    "ペンギン", "イルカ", "遠足", "放映", "放送", "売上", "台数", "所要時間", "ゴミ", "ごみ", "収集", "料金表", "運賃表", "回収", "清掃",
    "点検",
    "待ち時間", "遅延状況", "えさ", "エサ", "交換", "開閉", "乗車体験", "巡回販売", "あたりの本数", "通行止め",
  ])
  /// What numbers by the hour count that are no minutes.
  static let counts = WordList([
    "待ち時間", "利用者数", "乗降客数", "遅延状況", "あたりの本数", "運休便のお知らせ", "運休する便", "運休のお知らせ", "定時運行率", "（%）", "（％）",
    "空き台数",
    "発電量", "患者数", "（人）", "（台）", "（分）", "（℃）",
  ])
  /// The same where the heading is that of a table beside those of buses.
  static let otherSections = WordList([
    "投影", "取集", "レッスン", "フィットネス", "ヨガ", "体操", "ショー", "サウナ", "アウフグース", "ゴンドラ", "リフト", "飛行機", "航空",
    "フライト",
    "マラソン", "駅伝", "リレー", "関門", "巡行", "山車", "体験", "見学", "礼拝", "法話", "営業", "開店", "閉店", "測定",
    "日の出", "日の入", "潮", "検診", "健診", "献血", "投票", "講座", "上映", "公演", "放送", "番組", "配達", "郵便", "宅配", "ゴミ",
    "ごみ",
    "給食", "授業", "校時", "面談", "懇談", "貸切風呂", "大浴場", "露天風呂", "プール", "スケート", "ナイター", "券売", "窓口",
  ])
  /// What is measured by the hour.
  static let measures = WordList(["温度", "湿度", "利用者数", "乗降客", "混雑", "水位", "雨量"])
  /// What headings of parts of a timetable hold.
  static let parts = WordList([
    "コース", "ルート", "循環", "回り", "まわり", "廻り", "方向", "往", "復", "上り", "下り", "行", "帰り", "迎え", "送り", "期間",
    "ダイヤ", "時刻",
    "通常", "臨時", "夏", "冬", "春", "秋", "お盆", "年末", "年始", "正月", "連休", "月", "停", "登校", "下校", "出勤", "退勤",
    "園",
    "来", "朝", "昼", "夕", "夜", "午前", "午後", "案内", "一覧", "表", "その", "現行", "改正", "本数", "地区", "エリア",
  ])
  /// Words of other things that those of buses have as well.
  static let general = WordList(["スケジュール", "日程", "ログ", "タイムテーブル", "ツアー"])
  /// When the last trains leave.
  static let lastTrains = WordList(["終電", "最終電車", "最終列車"])
  static let trains = WordList(["電車", "列車", "鉄道", "新幹線", "ＪＲ", "JR", "地下鉄", "飛行機", "航空"])
  /// Behind the name of a place these say whose times stand below it.
  static let vehicles = WordList(["電車", "列車", "新幹線", "地下鉄", "飛行機"])
  static let times = WordList(["時刻", "ダイヤ", "発車", "発着", "出発", "到着", "運行", "案内"])
  static let bus = WordList(["バス", "系統", "停留所", "シャトル", "号"])

  /// Whether a heading says that something is done at its times that is no ride: 開演時刻, 投影時刻表, 定時放送.
  static func isDeed(_ heading: String) -> Bool {
    guard !carriers.isFound(in: heading) else { return false }
    let text = Texts.compact(heading)
    if shows.ends(text) { return true }
    guard moments.isFound(in: text), deedWords.isFound(in: text) else { return false }
    return deeds.contains { deed in
      var rest = text[...]
      while let range = rest.firstRange(of: deed) {
        rest = rest[range.upperBound...]
        if moments.begins(String(rest.begins(with: "の") ? rest.dropFirst() : rest)) { return true }
      }
      return false
    }
  }
  private static let deedWords = WordList(deeds)
  /// What is done at times of which a heading speaks.
  private static let deeds = [
    "開演", "投影", "放送", "演奏", "上演", "公演", "上映", "発走", "放流", "放水", "発売", "抽選", "配送", "集乳", "集荷", "回収",
    "収集", "点灯", "消灯", "開放", "開門", "閉門", "開始", "給餌", "食事", "散水", "清掃", "測定", "観測", "競技", "試合", "面会",
    "回診", "診察", "配食", "配本", "入浴", "入替", "体操", "練習", "稽古", "休憩", "貸出", "打上", "打ち上げ", "交代", "満潮",
    "干潮",
    "出荷", "入荷", "焼き上がり", "販売", "ショー", "チャイム", "鐘", "噴水", "花火", "ツアー出発", "回収車", "移動店舗",
    "移動店舗車巡回",
    "移動交番", "移動交番車", "検温", "法要", "座禅", "散歩",
  ]
  private static let moments = WordList(["時刻", "時間", "タイム", "予定", "スケジュール"])
  /// Headings that end so speak of nothing else.
  private static let shows = WordList([
    "ショー", "定時放送", "チャイム", "巡回販売", "移動交番", "移動店舗", "食事タイム", "開放時間", "Openinghours", "openinghours",
    "観望会開始", "座禅会開始",
  ])
  /// Words of whatever carries people.
  static let carriers = WordList([
    "バス", "停留所", "系統", "シャトル", "のりば", "乗り場", "乗場", "方面", "行き", "ゆき", "経由", "路線", "フェリー", "航路", "船",
    "列車", "電車", "鉄道", "運行", "運転", "発車", "送迎", "タクシー",
  ])
  /// Headings of times at which buses come in.
  static func isArrivals(_ heading: String) -> Bool {
    let text = Texts.compact(heading)
    guard !text.contains("発"), !text.contains("出発"), !text.lowercased().contains("depart") else {
      return false
    }
    return arrivals.isFound(in: text) || text.ends(with: "着") && text.length > 2
      || text.ends(with: "Arrivals") || text.begins(with: "Arrivingat")
  }
  private static let arrivals = WordList(["到着時刻", "到着予定時刻", "着時刻", "着バス時刻", "到着便", "駅着時刻表"])

  /// Buses that carry people to what a page is about: a fireworks display, a service in church.
  static let services = WordList([
    "シャトルバス", "送迎バス", "臨時バス", "無料バス", "連絡バス", "直行バス", "巡回バス", "スクールバス", "通園バス", "バス時刻", "バス運行",
    "バスの運行", "バスのご案内", "循環バス", "周遊バス", "深夜バス",
  ])
  /// Whether a heading leaves no doubt that it is about something else than rides: 営業時間・運賃 is of what people
  /// ride in, and so is 送迎バス beside 診療時間.
  static func isForeignTitle(_ heading: String) -> Bool {
    foreignTitles.isFound(in: heading) && !services.isFound(in: heading)
      && !isOfRides(heading) && !isOfTrips(heading)
  }
  /// 営業時間・運賃, 開館時間・アクセス: what a house says of itself, and how people come to it.
  static func isOfRides(_ heading: String) -> Bool { rides.isFound(in: heading) }
  private static let rides = WordList(["運賃", "アクセス", "交通案内"])
  /// Whether a heading is about trips from a place, whomever they are for: 透析の便（駅前発）.
  static func isOfTrips(_ heading: String) -> Bool {
    heading.contains("便") && NameLine(heading).says(.stop)
  }
  /// Whether a heading says that people go to work or to school by what it heads, or home: 出勤, 出勤 駅前→工場.
  static func commutes(_ heading: String) -> Bool {
    let text = Texts.compact(heading)
    guard ways.begins(text) else { return false }
    return text.length <= 6 || NameLine(heading).says(.stop) && arrows.isFound(in: text)
  }
  private static let ways = WordList(["出勤", "退勤", "出社", "退社", "登校", "下校", "登園", "降園", "通勤", "帰宅"])
  /// What places end in.
  static let places = WordList([
    "前", "駅", "口", "園", "場", "館", "所", "院", "校", "港", "町", "丁目", "橋", "坂", "センター", "学", "車庫", "団地",
    "神社", "寺",
  ])
  /// What the periods of schools end in.
  static let periods = WordList(["限", "校時", "時間目", "コマ", "時限"])
  /// From one place to another.
  static let arrows = WordList(arrowSigns)
  static let arrowSigns = ["→", "⇒", "⇔", "⇄", "↔", "➡", "➔"]
}
