import BusLabels

/// The words by which a page says that a timetable does not hold: 運休便, 廃止, 見本, "以下の便は運休します".
enum LapsedWords {
  /// Whether a heading says that what stands below it is what ran, what does not run, or no more than
  /// a sample. Dates (旧ダイヤ（9月30日まで）) decide for themselves.
  static func isHeading(_ text: String) -> Bool {
    guard text.length <= 60, hints.isFound(in: text), !links.ends(text) else { return false }
    let parts = self.parts(of: text)
    let isDated = text.contains(where: \.isNumber)
    return parts.contains { part in
      wholes.contains(part) || ends.ends(part) && !notStarts.begins(part)
        || !isDated && (former.contains(part) || formerStarts.begins(part) && tables.ends(part))
        || gone.begins(part) && tables.ends(part)
    }
  }

  /// Whether a line right above a timetable says so.
  static func isLine(_ text: String) -> Bool {
    guard hints.isFound(in: text), text.length <= 120 else { return false }
    return memo.value(of: text) { $0.split(separator: "。").contains { isSentence(String($0)) } }
  }

  private static let memo = TextMemo<Bool>()

  private static func isSentence(_ text: String) -> Bool {
    guard text.length <= 60, hints.isFound(in: text), !others.isFound(in: text) else {
      return false
    }
    // "（8月31日まで）" behind it says since when.
    let bare =
      text.last.map { "）)".contains($0) } == true && text.first.map { "（(".contains($0) } == false
    let end = bare ? text.lastIndex { "（(".contains($0) } : nil
    var line = Texts.compact(end.map { String(text[..<$0]) } ?? text).drop {
      "※・●■◆＊*【［[（(".contains($0)
    }
    while let last = line.last, "。！!】］]）)".contains(last) { line.removeLast() }
    let said = String(line)
    if own.begins(said), lapses.isFound(in: said) { return true }
    guard !said.contains(where: \.isNumber), !said.contains("印") else { return false }
    if states.ends(said) { return true }
    return said.length <= 20 && DayLabel.labels(in: said).isEmpty && isHeading(said)
      && !sights.ends(said)
  }

  /// What brackets and blanks divide, each without a bullet.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = [""]
    for scalar in text.unicodeScalars {
      switch Scalars.classify(scalar.value) {
      case .open, .close, .space: parts.append("")
      default: parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.map { String($0.drop { "■●◆◇□▼▽○◎・※＊*〜～-－―".contains($0) }) }
      .filter { !$0.isEmpty }
  }

  /// Whether a word of the page may be one of these.
  static func mayStand(_ word: String) -> Bool { hints.isFound(in: word) && word != "案内" }

  /// Spares nearly every text the closer look.
  static let hints = WordList(
    [
      "運休", "欠航", "減便", "廃止", "終了", "休止", "中止", "無効", "見本", "サンプル", "例", "見方", "読み方", "案", "旧",
      "過去", "変更前", "改正前", "改定前", "取りや", "取り止", "取止", "廃線", "失効", "ダミー", "欠便",
    ], asked: .lapsed)
  private static let wholes: Set<String> = [
    "廃止", "終了", "運行終了", "掲載終了", "公開終了", "運転終了", "運航終了", "休止", "休止中", "運行休止", "運行休止中", "運転休止",
    "運航休止", "運休中", "全便運休", "全便欠航", "欠航", "欠航中", "中止", "運行中止", "無効", "失効", "廃線", "見本", "サンプル", "例",
    "記載例", "表示例", "記入例", "作成例", "案", "素案", "ダミー",
  ]
  private static let ends = WordList([
    "運休便", "運休便一覧", "運休便のお知らせ", "運休する便", "運休となる便", "運休バス", "欠航便", "欠航便一覧", "欠航便のお知らせ", "減便のお知らせ",
    "減便一覧", "減便する便", "廃止便", "廃止便一覧", "廃止のお知らせ", "終了のお知らせ", "休止のお知らせ", "休止中", "運休中", "欠航中", "見本",
    "時刻表サンプル", "時刻表のサンプル", "時刻表の例", "時刻表例", "の見方", "の読み方", "改正案", "ダイヤ案", "時刻表案", "時刻案", "計画案",
    "終了する便", "終了した便", "終了便", "終了した便のご案内", "取りやめる便", "取り止める便", "運休便のご案内", "廃止する便", "廃止となる便", "欠便",
    "欠便一覧",
    "廃止路線", "休止路線", "廃止停留所", "取りやめ便", "廃止しました", "終了しました", "中止しました", "休止しました",
  ])
  /// 国際見本市会場 is a stop, and 運賃の見方 is about fares.
  private static let notStarts = WordList(["運賃", "料金", "路線図", "地図", "エレベーター", "エスカレーター", "定期券"])
  private static let former: Set<String> = ["旧", "過去", "改正前", "変更前", "改定前"]
  private static let formerStarts = WordList([
    "旧時刻", "旧ダイヤ", "旧バス", "旧運行", "過去の", "改正前", "変更前", "改定前", "以前の", "かつての",
  ])
  private static let gone = WordList([
    "廃止路線", "廃止された", "廃止した", "廃止便", "休止路線", "休止した", "休止中の", "運休中の", "終了した", "運行終了",
  ])
  private static let tables = WordList(["時刻表", "時刻", "ダイヤ", "路線", "便", "バス"])
  /// 時刻表の見方はこちら leads elsewhere.
  private static let links = WordList(["こちら", "はこちら", "ご覧ください", "PDF", "一覧へ"])
  private static let sights = WordList(["見方", "読み方"])

  /// Lines that speak of the timetable below them.
  private static let own = WordList([
    "以下の", "下記の", "下表の", "次の", "この時刻", "このダイヤ", "この表", "この路線", "このバス", "この便", "本時刻表", "本ダイヤ", "本表",
    "本路線", "当路線", "当時刻表", "上記の", "表の", "ここに示す",
  ])
  private static let lapses = WordList([
    "便は運休", "バスは運休", "便を運休", "取りや", "取り止", "取止", "廃止しま", "廃止いた", "廃止とな", "廃止になり", "廃止され", "終了しま",
    "終了いた",
    "終了とな", "休止しま", "休止して", "休止いた", "休止中", "運休中", "運休して", "無効です", "無効とな", "改正前のもの", "変更前のもの",
    "改定前のもの", "旧ダイヤ", "過去のもの", "見本です", "例です", "サンプルです", "イメージです", "現在使われて", "使用できません", "便が運休",
    "は欠航", "使用しないで", "便を減便", "減便しま", "減便いた", "減便とな", "廃線", "現在のものでは", "現在運行して",
  ])
  /// What is said of the whole, and of no stop, no office and no day.
  private static let states = WordList([
    "当面の間運休", "当面運休", "当分の間運休", "全便運休", "運休中", "運休中です", "運休しています", "運休しております", "休止中", "休止中です",
    "休止しています",
    "休止しております", "休止しました", "休止いたしました", "中止になりました", "中止となりました", "中止しました", "中止いたしました", "中止しています",
    "中止しております", "終了しました", "終了いたしました", "終了になりました", "終了となりました", "終了しています", "終了しております", "廃止しました",
    "廃止いたしました",
    "廃止になりました", "廃止となりました", "廃止されました", "運行終了", "運行休止", "運行中止", "掲載終了", "取りやめました", "取りやめています",
    "運行していません",
    "運行しておりません", "無効です",
  ])
  private static let others = WordList([
    "本日", "今日", "昨日", "停留所は", "停留所を", "バス停は", "バス停を", "停留場は", "のりばは", "乗り場は", "一部", "受付", "販売",
    "発売", "サービス",
    "券", "割引", "窓口", "工事", "エレベーター", "募集", "キャンペーン", "予約", "配布", "停車", "営業所", "場合", "ことがあ", "可能性",
    "アプリ", "カード",
    "システム", "接近", "WiFi", "Wi-Fi", "トイレ", "待合", "配信", "定期", "場内", "区間は", "系統は", "印は", "日は", "祝は",
    "曜は",
  ])
}
