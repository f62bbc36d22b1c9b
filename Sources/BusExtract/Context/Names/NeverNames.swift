/// Lines and words that never name a stop, a line, a destination or a platform: what explains marks,
/// remarks, telephone numbers, prices, dates, connections, vehicles, menus.
enum NeverNames {
  /// Whether no part of a line is a name; what stands in brackets is judged by itself.
  static func isLine(_ text: String) -> Bool {
    let said = outsideBrackets(text)
    if marks.isFound(in: text) || remarks.isFound(in: said) || sentences.isFound(in: said) {
      return true
    }
    if dials(said) { return true }
    if sentenceEnds.ends(said) || marksAtHead.begins(text) || explainsMark(text) { return true }
    return bullets.begins(text) && particles.isFound(in: said)
  }

  /// "本社営業所 027-000-0000": nine digits at least, the first of them 0, with nothing but hyphens and brackets
  /// between them.
  static func dials(_ text: String) -> Bool {
    guard text.utf8.count > 8, zeros.isFound(in: text) else { return false }
    var (digits, isDialled) = (0, false)
    for scalar in text.unicodeScalars {
      let folded = Scalars.folded(scalar.value)
      if (0x30...0x39).contains(folded) {
        if digits == 0 { isDialled = folded == 0x30 }
        digits += 1
        if isDialled, digits > 8 { return true }
      } else if digits > 0, !hyphens.contains(scalar.value) {
        digits = 0
      }
    }
    return false
  }

  private static let zeros = WordList(["0", "０"])
  private static let hyphens = Set("-－‐‑–—−ー()（）".unicodeScalars.map(\.value))

  /// "東：東口経由": what stands before the colon is a mark.
  private static func explainsMark(_ text: String) -> Bool {
    for (index, scalar) in text.unicodeScalars.prefix(4).enumerated() {
      switch scalar {
      case "：", ":", "＝", "=", "…", "‥": return index > 0
      default: continue
      }
    }
    return false
  }

  private static func outsideBrackets(_ text: String) -> String {
    guard brackets.isFound(in: text) else { return text }
    var depth = 0
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch Scalars.classify(scalar.value) {
      case .open:
        depth += 1
      case .close: depth = max(0, depth - 1)
      default: if depth == 0 { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Whether a word says something that is no name: a date, a price, a kind of bus, a menu's entry.
  static func isWord(_ word: String) -> Bool {
    words.isOne(word) || remarksInWords.isFound(in: word) || wordEnds.ends(word)
      || measures(word) || menu.isFound(in: word)
      || menuEnds.ends(word) || isNumberedPart(word) || isRailway(word)
  }

  /// JR大路線, but JRバス大路線.
  static func isRailway(_ word: String) -> Bool {
    railways.begins(word) && word.ends(with: "線") && !word.contains("バス")
  }

  private static let railways = WordList(["JR", "ＪＲ", "地下鉄"])

  /// "案3", "プラン2": a part of the page that has a number.
  private static func isNumberedPart(_ word: String) -> Bool {
    guard let part = numberedParts.first(where: word.begins) else { return false }
    let number = word.dropFirst(part.count)
    return !number.isEmpty
      && number.unicodeScalars.allSatisfy { (0x30...0x39).contains(Scalars.folded($0.value)) }
  }

  private static let numberedParts = ["案", "プラン", "パターン", "図", "表", "別表", "その", "パート", "ステップ"]

  /// "2本目", "3便目": which of several buses.
  static func isOrdinal(_ word: String) -> Bool {
    guard ordinals.ends(word), let first = word.unicodeScalars.first else { return false }
    return (0x30...0x39).contains(Scalars.folded(first.value))
  }

  private static let ordinals = WordList(["本目", "便目", "台目", "回目"])

  /// "4月1日", "所要25分", "210円": a digit and a unit right behind it.
  private static func measures(_ word: String) -> Bool {
    var previous: UInt32 = 0
    for scalar in word.unicodeScalars {
      let isDigit = (0x30...0x39).contains(Scalars.folded(previous))
      if isDigit, units.contains(scalar.value) { return true }
      previous = scalar.value
    }
    return false
  }

  /// 月日時分円便歳班趟次辆輛元
  private static let units: Set<UInt32> = [
    0x6708, 0x65E5, 0x6642, 0x5206, 0x5186, 0x4FBF, 0x6B73, 0x73ED, 0x8D9F, 0x6B21, 0x8F86, 0x8F1B,
    0x5143,
  ]

  private static let brackets = WordList("([{（［｛〈《「『【〔".map { String($0) })
  private static let marks = WordList([
    "印は", "印の", "印：", "印:", "印が", "印＝", "無印", "記号", "凡例",
  ])
  private static let remarks = WordList([
    "問い合わせ", "問合せ", "問合わせ", "電話番号", "電話:", "電話：", "電話 ", "お電話", "TEL", "Tel", "ＴＥＬ", "FAX", "℡",
    "☎", "接続", "乗換", "乗り換", "乗りか", "乗継", "乗り継", "ノンステ", "ワンステ", "低床", "車いす", "車イス", "車椅子",
    "Copyright", "©", "http", "を",
  ])
  private static let sentences = WordList([
    "。", "ください", "下さい", "ません", "ました", "します", "ります", "きます", "います", "えます", "れます", "ございます",
    "ですが", "について", "により", "ため", "場合", "では", "には", "とは", "からは", "までは", "のうち", "お知らせ",
    "次→", "次⇒", "次 →", "前←", "見合わせ", "代行輸送", "こちら", "反対方", "逆方向", "前の停留所", "次の停留所", "隣の停留所",
    "先の停留所", "前のバス停", "下車、", "下車後", "下車し", "下車徒歩", "下車 徒歩", "下車すぐ",
    "次のバス停", "隣のバス停", "先のバス停",
    "本日は", "現在は", "バスは", "便は", "となり", "は運休", "は運行",
  ])
  private static let sentenceEnds = WordList([
    "ます", "です", "する", "した", "ない", "ある", "れる", "停車", "通過", "のみ", "です！", "ます！", "？", "?", "！", "!",
  ])
  private static let marksAtHead = WordList([
    "※", "*", "＊", "注", "（注", "(注", "[注", "備考", "メモ", "△", "▲", "〒",
  ])
  private static let bullets = WordList(["・", "･", "•", "●", "○", "◎"])
  private static let particles = WordList(["は", "が", "を", "へ", "より", "から", "ので"])

  private static let words = WordList([
    "急行", "快速", "特急", "普通", "直行", "直通", "各停", "各駅停車", "準急", "深夜", "高速", "循環", "臨時", "往路", "復路",
    "上り", "下り", "のぼり", "くだり", "行き", "帰り", "往復", "内回り", "外回り", "右回り", "左回り", "東回り", "西回り", "南回り",
    "北回り", "いずれも", "始発", "終発", "終電", "最終",
    "先発", "次発", "乗車", "降車", "下車", "始発・終点", "起点・終点", "出発", "発車", "発着", "到着", "行先", "行き先", "方面", "系統",
    "路線", "停留所", "バス停", "電停", "停留場", "のりば", "乗り場",
    "時刻", "時刻表", "時", "分", "時間", "午前", "午後", "運行", "運行日", "曜日", "備考", "便", "便名", "番号", "名称", "種別",
    "経由", "ダイヤ",
    "ホーム", "English", "Home", "Top", "TOP", "HOME", "Menu", "Access", "新", "旧", "現行", "平日版", "最新",
    "無料", "有料", "往", "復", "国内", "国際", "総合", "通常", "特別", "暫定", "冬季", "冬期", "夏季", "夏期", "年末年始",
    "近く", "最寄り", "最寄", "付近", "周辺", "お盆", "停留所別", "バス停別", "のりば別", "乗り場別", "系統別", "路線別", "方面別", "行先別",
    "行き先別", "曜日別", "地区別", "エリア別", "運行名", "路線名", "系統名", "行先名", "コース名", "ルート名", "会社名", "事業者名", "停留所名",
    "バス停名", "表示", "再表示", "切替", "切り替え", "切替え", "変更", "更新", "送信", "実行", "決定", "確定", "クリア", "リセット",
    "閉じる", "ここ", "自宅", "指定なし", "指定無し", "指定しない", "未指定", "未選択", "選択なし", "未設定", "該当なし", "なし", "無し",
    "すべて", "全て", "全件", "不明", "未定", "登校", "下校", "登園", "降園", "通学", "出勤", "退勤", "出社", "退社", "通勤", "帰宅",
    "朝", "昼", "夕", "朝夕", "お迎え", "お送り", "送り", "迎え", "お迎え便", "お送り便",
    "当院", "当館", "当園", "当校", "当社", "当店", "当所", "当施設", "当ホテル", "当旅館", "当病院", "当クリニック", "当センター", "弊社",
  ])
  private static let wordEnds = WordList([
    "周辺", "付近", "一帯", "界隈", "改正", "現在", "実施", "更新", "施行", "有効", "改定", "ダイヤ", "平日版", "休日版", "土曜版",
    "版", "経由", "停車駅", "予定", "募集", "な路線", "る路線", "い路線",
    "開催",
  ])
  /// Days and conditions that stand beside names, and words of Chinese pages.
  private static let remarksInWords = WordList([
    "下記", "上記", "下表", "別表", "とおり", "一部", "のみ運", "を除", "に限", "除く", "限り", "公車", "發車", "发车", "發车",
    "班次", "班车", "假日", "时刻",
  ])
  private static let menu = WordList([
    "検索", "路線図", "PDF", "ＰＤＦ", "印刷", "戻る", "もどる", "ログイン", "サイトマップ", "お気に入り", "ヘルプ", "クリック",
    "ダウンロード", "お知らせ", "公式", "ホームページ",
  ])
  private static let menuEnds = WordList([
    "トップ", "トップページ", "メニュー", "一覧", "案内", "詳細", "こちら", "地図", "マップ", "情報", "サービス", "サイト", "ページ",
  ])
}
