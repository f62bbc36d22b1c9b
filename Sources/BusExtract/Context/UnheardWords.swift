import BusLabels

/// The widest part of the net: words about buses on some days that no reader understood, whatever they say.
/// What they say may be anything; so the days are doubted of which they speak.
enum UnheardWords {
  /// Whether a sentence names days, dates or a part of the year and speaks of buses then.
  static func isOne(_ printed: String) -> Bool {
    guard printed.utf8.count <= 240, days.isFound(in: printed) || DayStatements.isDate(printed)
    else { return false }
    let text = harmless.removed(from: printed)
    guard
      buses.isFound(in: text) || services.isFound(in: text)
        || kinds.isFound(in: text) && DayStatements.isDate(text),
      !others.isFound(in: text),
      !OtherSubjects.isOfHouse(text),
      OtherSubjects.vehicle(of: text) == nil
    else { return false }
    // As what some dates run is no label, however well it reads.
    if services.isFound(in: text), DayStatements.isDate(text) { return true }
    return !DayWords.isUnderstood(text) && !DayLabel.isDaily(text)
      && (DayStatements.isDate(text) || days.isFound(in: text))
  }

  private static let days = WordList([
    "曜", "平日", "土日", "日祝", "祝日", "休日", "祭日", "週末", "元日", "元旦", "大晦日", "年末", "年始", "正月", "お盆", "連休",
    "夏休", "冬休", "春休", "夏季", "夏期", "冬季", "冬期", "春季", "秋季", "積雪期", "降雪期", "雪のある", "農繁期", "の時期", "休業日",
    "授業がない", "授業のない", "毎月", "毎週", "ハッピーマンデー", "隔週", "奇数", "偶数",
  ])
  /// What is said of buses and their times.
  private static let buses = WordList([
    "からの送迎", "までの送迎", "の送迎は", "送迎を", "便は", "便が", "便を", "便の", "便も", "便と", "便、", "発は", "発が", "発を",
    "発の", "発も", "発車し", "発となり", "発です",
    "始発",
    "最終", "ダイヤで", "ダイヤ適用", "ダイヤを適用", "ダイヤ）", "ダイヤ)", "ダイヤ】", "ダイヤ運", "ダイヤに", "ダイヤ　", "ダイヤの",
    "の運行", "は運行", "も運行", "に運行", "間運行", "増発", "増便", "減便", "運休", "ウヤ", "見合わせ", "取りやめ", "取り止め",
    "経由しません", "経由しない", "経由します", "のみ経由", "通過", "停車", "運行しません", "運行しておりません", "運行開始", "運行終了", "運行を開始",
    "読み替え", "読替",
    "運行を終了", "運行を取りやめ",
    "便数が", "本数が", "時刻が", "時刻は", "時刻に", "時刻表が", "の時刻", "変わります", "廃止", "運行休止", "限定運行",
  ])
  private static let services = WordList([
    "平日ダイヤ", "土曜ダイヤ", "土曜日ダイヤ", "日祝ダイヤ", "休日ダイヤ", "土日祝ダイヤ", "日曜ダイヤ", "祝日ダイヤ", "日曜・祝日ダイヤ", "日曜祝日ダイヤ",
    "土休日ダイヤ",
    "特別ダイヤ",
  ])
  /// Kinds of day beside dates: 12/29は土曜の欄を見てください.
  private static let kinds = WordList([
    "平日", "土曜", "土日", "土・日", "日祝", "日・祝", "休日", "日曜", "の欄", "欄を", "時刻表を",
  ])
  private static let harmless = WordList([
    "運休しません", "運休はありません", "休まず", "運行状況", "運行情報", "運行会社", "運行事業者", "運行主体", "運行経路", "運行管理", "運行ルート",
    "運行区間", "運行系統", "運行本数", "運行時間", "郵便", "便利", "不便",
  ])
  /// Offices, prices, news and what the page itself is.
  private static let others = WordList([
    "受付", "営業時間", "営業所", "窓口", "電話", "問合", "案内所", "運賃", "料金", "割引", "定期券", "乗車券", "回数券", "発売", "販売",
    "開館", "休館", "他の路線", "他路線", "免許", "貸切", "募集", "採用", "円", "本日", "今日", "明日", "きょう", "ただいま", "現在",
    "更新", "作成", "掲載", "発行", "公開日", "こちら", "のりばから", "乗り場から",
    "遅延", "遅れ", "渋滞", "混雑", "凡例", "クリック", "選択", "表示", "切替", "印", "おそれ", "恐れ", "可能性", "接続", "乗継",
    "乗り継ぎ",
    "名称", "停留所名", "バス停名", "道路", "天候", "通常", "平常", "改正しました", "ダイヤ改正", "時刻改正", "改定", "PDF", "予約",
    "お忘れ", "場合", "ことがあ",
  ])
}
