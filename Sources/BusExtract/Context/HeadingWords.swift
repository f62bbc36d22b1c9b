/// What the words of a heading say: destination, route, stop, platform.
enum HeadingWords {
  private static let goingTo = ["行き", "ゆき", "行"]

  /// "中央公園行き", "駅前ゆき", "中央方面" as the place; nil for anything else.
  static func destination(in text: String) -> String? {
    let word = Texts.collapsed(text)
    if word.ends(with: "方面"), word.utf8.count > "方面".utf8.count {
      return notPlaces.contains(where: { $0 == word }) ? nil : word
    }
    let ending = goingTo.first { word.ends(with: $0) && word.utf8.count > $0.utf8.count }
    // "港行き・山行き" goes to two places, of which nobody knows which.
    guard let ending, !word.before(ending: ending).contains("行き"),
      !choices.isFound(in: String(word.before(ending: ending))),
      !notPlaces.contains(where: { $0 == word }), !NameBrackets.isDirection(word),
      !notEndings.contains(where: { word.ends(with: $0) })
    else { return nil }
    let place = Texts.collapsed(word.before(ending: ending))
    // な行 of an index of stops.
    let isRow =
      place.unicodeScalars.count == 1
      && place.unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) }
    return isRow ? nil : place
  }

  /// What stands between places of which nobody knows to which a bus goes.
  private static let choices = WordList([
    "行・", "行／", "行/", "行、", "または", "又は", "もしくは", "あるいは", "（一部", "(一部",
  ])

  /// Words that end in 行 and are no places.
  private static let notPlaces = [
    "代行", "夜行", "試行", "反対方面", "各方面", "全方面", "両方面", "その他の方面", "その他方面", "ご乗車方面", "特急行", "現行", "歩行",
    "通行", "平行", "往行", "先行",
  ]
  /// "毎日運行", "みなと銀行", "通勤急行".
  private static let notEndings = ["銀行", "運行", "直行", "急行", "発行", "旅行"]

  /// A destination without 行き.
  static func trimmedDestination(_ text: String) -> String {
    for ending in goingTo where text.ends(with: ending) && text.utf8.count > ending.utf8.count {
      return Texts.collapsed(text.before(ending: ending))
    }
    return text
  }

  /// "205号系統", "かわ2系統", "臨海線", "北ルート" as the route; nil for anything else.
  static func route(in text: String) -> String? {
    let word = Texts.collapsed(text)
    guard routeEndings.ends(word), !word.utf8.contains(0x20),
      word.length <= 14 || isOfTwoEnds(word),
      !sentenceSigns.isFound(in: word), PlatformWords.platform(in: word) == nil
    else {
      return nil
    }
    for ending in ["号系統", "系統"] where word.ends(with: ending) && word.utf8.count > ending.utf8.count
    {
      return String(word.before(ending: ending))
    }
    if PlatformWords.isTrack(word) { return nil }
    for ending in lineEndings where word.ends(with: ending) && word.utf8.count > ending.utf8.count {
      return noLines.contains(word) ? nil : word
    }
    return nil
  }

  /// Kinds of line, and no line's name.
  private static let noLines: Set<String> = [
    "路線", "全路線", "本線", "沿線", "生活路線", "一般路線", "定期路線", "地域路線", "各路線", "他路線",
  ]

  /// "桜ヶ丘口・南港温泉前線": a long name, of which both halves are places.
  private static func isOfTwoEnds(_ word: String) -> Bool {
    let ends = word.split(separator: "・", omittingEmptySubsequences: false).map(String.init)
    return ends.count == 2 && word.length <= 24 && ends[1].ends(with: "線")
      && BareName.isLikely(ends[0]) && NameWords.mayBePlace(String(ends[1].dropLast()))
  }

  private static let lineEndings = ["線", "航路", "ルート", "コース", "線右回り", "線左回り", "線内回り", "線外回り"]
  private static let routeEndings = WordList(lineEndings + ["系統"])

  /// Whether a word is short and ends in digits, as line numbers do: 桜０５, 鐘15, 205.
  static func looksLikeRoute(_ word: String) -> Bool {
    guard word.utf8.count <= 24, let last = word.unicodeScalars.last else { return false }
    return (0x30...0x39).contains(Scalars.folded(last.value)) && word.length <= 6
      && !isMoment(word)
  }

  /// "8時05", "4月1": a number and a unit of time.
  private static func isMoment(_ word: String) -> Bool {
    zip(word.unicodeScalars, word.unicodeScalars.dropFirst()).contains { digit, unit in
      (0x30...0x39).contains(Scalars.folded(digit.value)) && "時分年月日円".unicodeScalars.contains(unit)
    }
  }

  /// The stop in "港時刻表", "港バス停時刻表", "港駅の時刻表"; nil when that is no stop's name.
  static func stopBeforeTimetable(_ word: String) -> String? {
    var stem = word[...]
    var isCut = false
    for ending in ["発車時刻表", "バス時刻表", "時刻表", "の発車時刻", "の時刻", "停留所", "バス停", "電停", "停留場"]
    where stem.ends(with: ending) {
      stem = stem.before(ending: ending)
      isCut = true
    }
    guard isCut, !others.contains(String(stem)) else { return nil }
    for ending in ["のりば別", "乗り場別", "の", "バス停", "停留所", "電停", "停留場", "の", "発"]
    where stem.ends(with: ending) {
      stem = stem.before(ending: ending)
      if others.contains(String(stem)) { return nil }
    }
    let saysStop = ["停留所", "バス停"].contains { word.ends(with: stem + $0) }
    guard !stem.isEmpty, mayBeStop(String(stem)) || saysStop && isNumbered(String(stem)),
      !describes(stem)
    else { return nil }
    return String(stem)
  }

  /// "第42" and "高砂1" before 停留所: a number behind a name, and not that of a line, as in 都05.
  private static func isNumbered(_ stem: String) -> Bool {
    let name = stem.unicodeScalars.prefix { !(0x30...0x39).contains(Scalars.folded($0.value)) }
    return looksLikeRoute(stem) && (name.count > 1 || name.first == "第")
      && name.allSatisfy { (0x3041...0x9FFF).contains($0.value) }
  }

  /// 次の停留所 and 始発停留所 name no stop.
  private static let others: Set<String> = [
    "次", "前", "隣", "始", "始発", "終", "当", "この", "各", "全", "主な", "おもな", "主要な", "最寄", "最寄り", "乗車", "降車",
    "通過", "途中",
    "起点", "経由", "近くの", "近く", "他", "他の", "その他", "同名", "同じ", "今日", "明日", "昨日", "出発", "出", "全て", "すべて",
    "後",
    "主要", "標準", "船", "便別", "時間別", "簡易", "携帯用", "ポケット", "通学", "通勤", "早朝", "夜間", "深夜", "各駅", "マイ",
    "人気",
    "おすすめ", "お探し", "降車専用", "乗車専用", "降車のみ", "表示", "対象", "該当", "仮", "臨時", "近隣", "こ", "終", "初", "先",
    "新", "旧", "現", "現行", "駅", "送迎車", "送迎", "乗合車", "巡回車", "福祉車両", "鉄道", "電車", "列車",
  ]

  /// 関連する, 最近見た, 次に止まる and バス停ごと say what a timetable or stop is like; 2026年度 says of when it is.
  private static func describes(_ stem: Substring) -> Bool {
    sorted.ends(String(stem))
      || ["する", "した", "見た", "れた", "しい", "年度", "月版", "月号", "ごと", "選び", "まる", "乗る", "降りる"]
        .contains(where: stem.ends)
  }

  private static let sorted = WordList([
    "方面別", "系統別", "路線別", "行先別", "行き先別", "曜日別", "停留所別", "バス停別", "地区別", "航路別",
    "のりば別", "乗り場別", "目的地別", "会社別", "コース別", "時間帯別", "便別", "季節別", "期間別", "校舎別", "学部別",
  ])

  /// Whether a bare name may be a stop's: no bus, no company, no service, no sentence.
  static func mayBeStop(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= 80, name.length <= 20, !looksLikeRoute(name),
      name.utf8.contains(where: { $0 >= 0x80 })
    else { return false }
    return PlatformWords.platform(in: name) == nil && !sentenceSigns.isFound(in: name)
      && !notStops.ends(name) && !notStarts.begins(name) && !isCompany(name)
      && !isVariant(name)
  }

  /// "東浜バスイースト": a company; バスセンター, バスプール and バス停前 are places.
  private static func isCompany(_ name: String) -> Bool {
    guard let bus = name.firstRange(of: "バス"), bus.lowerBound > name.startIndex,
      let next = name[bus.upperBound...].unicodeScalars.first
    else { return false }
    return (0x30A1...0x30FA).contains(next.value) && !"セタプスロベ".unicodeScalars.contains(next)
  }

  /// "12甲", "31・32": a line's number and at most one letter.
  private static func isVariant(_ name: String) -> Bool {
    let letters = name.unicodeScalars.filter { scalar in
      !(0x30...0x39).contains(Scalars.folded(scalar.value)) && scalar != "・" && scalar != "-"
    }
    return letters.count <= 1 && letters.count < name.unicodeScalars.count
  }

  private static let sentenceSigns = WordList(["。", "、", "！", "？", "!", "?", "※", "＠", "@"])
  private static let notStops = WordList([
    "バス", "線", "系統", "号", "便", "ルート", "めぐり", "交通", "案内", "時刻表", "時刻", "ダイヤ", "株式会社", "電鉄", "観光",
    "鉄道", "自動車", "運輸", "電軌", "ハイヤー", "ライン",
    "です",
    "ください", "ホームページ", "サイト", "一覧", "情報", "検索", "シャトル", "改正", "実施", "について", "お知らせ", "ページ", "運行",
    "路線", "路線統合", "表",
    "航路", "列車", "電車", "汽車", "まつり", "祭", "祭り", "大会", "フェスティバル", "フェア", "イベント", "スケジュール", "タイムテーブル",
    "プログラム", "料金", "運賃",
    "詳細",
    "アクセス", "方法", "利用", "予約", "概要", "紹介", "場合", "願い", "連絡", "カレンダー", "経路", "経由", "経由地", "方向", "方面",
    "時間",
    "時間帯", "開催", "循環", "ライナー", "エクスプレス", "タクシー", "フェリー", "汽船", "旅行", "交通局", "とは", "曜日", "平日", "休日",
    "ため", "よくある質問", "質問", "マップ", "地図", "往路", "復路",
    "地区", "エリア", "市内", "町内", "村内", "管内", "トップ", "メニュー", "改正後", "注意", "時", "分", "のりば", "印刷", "戻る",
    "取得", "渡船", "サービス", "ナビ",
    "班车", "班車", "校车", "校車", "公交", "公交车", "公車", "巴士", "交通車", "交通车", "接駁車", "接驳车", "专车", "專車", "专线",
    "專線",
    "线路", "路线", "时刻表", "时刻", "时间", "时间表", "信息", "資訊", "资讯", "通知", "公告", "大會", "说明", "說明", "须知",
    "須知",
    "查询", "查詢", "首页", "首頁", "安排", "指南", "服务", "服務", "시간표", "셔틀", "버스", "안내", "노선", "운행", "정보", "이용",
  ])
  private static let notStarts = WordList([
    "のりば案内", "开往", "開往", "前往", "お知らせ", "ご利用", "平成", "令和", "本日", "更新", "最終更新",
  ])
}
