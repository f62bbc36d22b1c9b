/// What the words of a heading say: destination, route, stop, platform.
enum HeadingWords {
  /// "中央公園行き", "駅前ゆき", "中央方面" as the place; nil for anything else.
  static func destination(in text: String) -> String? {
    let word = Texts.collapsed(text)
    for suffix in ["行き", "ゆき", "行", "方面"] where word.hasSuffix(suffix) && word.count > suffix.count
    {
      guard !notPlaces.contains(word), !notEndings.contains(where: word.hasSuffix) else {
        return nil
      }
      return suffix == "方面" ? word : trimmedDestination(word)
    }
    return nil
  }

  /// Words that end in 行 and are no places.
  private static let notPlaces: Set<String> = [
    "特急行", "現行", "歩行", "通行", "平行", "往行", "先行",
  ]
  /// "毎日運行", "みなと銀行", "通勤急行".
  private static let notEndings = ["銀行", "運行", "直行", "急行", "発行", "旅行"]

  /// A destination without 行き.
  static func trimmedDestination(_ text: String) -> String {
    for suffix in ["行き", "ゆき", "行"] where text.hasSuffix(suffix) && text.count > suffix.count {
      return Texts.collapsed(text.dropLast(suffix.count))
    }
    return text
  }

  /// "205号系統", "かわ2系統", "臨海線", "北ルート" as the route; nil for anything else.
  static func route(in text: String) -> String? {
    let word = Texts.collapsed(text)
    guard !word.contains(" "), word.count <= 14 else { return nil }
    for suffix in ["号系統", "系統"] where word.hasSuffix(suffix) && word.count > suffix.count {
      return String(word.dropLast(suffix.count))
    }
    for suffix in ["線", "ルート", "コース"] where word.hasSuffix(suffix) && word.count > suffix.count {
      return ["路線", "全路線", "番線", "本線", "沿線"].contains(word) ? nil : word
    }
    return nil
  }

  /// Whether a word is short and ends in digits, as line numbers do: 桜０５, 鐘15, 205.
  static func looksLikeRoute(_ word: String) -> Bool {
    guard word.count <= 6, let last = word.unicodeScalars.last, !isMoment(word) else {
      return false
    }
    return (0x30...0x39).contains(Scalars.folded(last.value))
  }

  /// "8時05", "4月1": a number and a unit of time.
  private static func isMoment(_ word: String) -> Bool {
    zip(word.unicodeScalars, word.unicodeScalars.dropFirst()).contains { digit, unit in
      (0x30...0x39).contains(Scalars.folded(digit.value)) && "時分年月日円".unicodeScalars.contains(unit)
    }
  }

  /// The stop in "港時刻表", "港バス停時刻表", "港駅の時刻表"; nil when that is no stop's name.
  static func stopBeforeTimetable(_ word: String) -> String? {
    var stem = Substring(word)
    var isCut = false
    for suffix in ["発車時刻表", "バス時刻表", "時刻表", "停留所", "バス停"] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
      isCut = true
    }
    for suffix in ["バス停", "停留所", "の", "発"] where isCut && stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
    }
    guard isCut, !stem.isEmpty, mayBeStop(String(stem)) else { return nil }
    return String(stem)
  }

  /// Whether a bare name may be a stop's: no bus, no company, no service, no sentence.
  static func mayBeStop(_ name: String) -> Bool {
    guard !name.isEmpty, name.count <= 20, !looksLikeRoute(name) else { return false }
    guard !name.contains(where: { "。、！？!?※".contains($0) }) else { return false }
    guard name.unicodeScalars.contains(where: { $0.value > 0x7F }) else { return false }
    return !notStops.contains(where: name.hasSuffix) && !notStarts.contains(where: name.hasPrefix)
  }

  private static let notStops = [
    "バス", "線", "号", "便", "ルート", "めぐり", "交通", "案内", "時刻表", "時刻", "ダイヤ", "株式会社", "電鉄", "観光", "鉄道",
    "です",
    "ください", "ホームページ", "サイト", "一覧", "情報", "検索", "シャトル", "改正", "実施", "について", "お知らせ", "ページ", "運行",
    "路線", "表",
    "トップ", "メニュー", "改正後", "注意", "時", "分", "のりば", "印刷", "戻る", "取得", "渡船", "サービス", "ナビ",
  ]
  private static let notStarts = ["のりば案内", "お知らせ", "ご利用", "平成", "令和", "本日", "更新", "最終更新"]
}
