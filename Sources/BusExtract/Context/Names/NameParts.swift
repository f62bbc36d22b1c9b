/// Words that only say which part of a place is meant: 北口, 4丁目, 東. Behind another word they are
/// a part of its name, alone they name nothing.
enum NameParts {
  /// Whether a word completes the name before it.
  static func isPart(_ word: String) -> Bool {
    isWay(word) || words.contains(word) || isNumbered(word)
  }

  /// The stop in two words, 東都駅 八幡口, of which a heading 東都駅 八幡口 行 seems to name the second alone.
  static func whole(_ place: String, among stops: [String]) -> String {
    stops.first { stop in
      let words = stop.split(separator: " ")
      return words.count == 2 && words[1] == place && BareName.isLikely(String(words[0]))
    } ?? place
  }

  /// Whether it is but a way: 東, 上.
  static func isWay(_ word: String) -> Bool { ways.contains(word) }

  /// "4丁目", "３番出口", "第1ターミナル".
  private static func isNumbered(_ word: String) -> Bool {
    let rest = word.unicodeScalars.drop { $0 == "第" }
    let isDigit = { (scalar: Unicode.Scalar) in
      (0x30...0x39).contains(Scalars.folded(scalar.value)) || kanjiDigits.contains(scalar)
    }
    guard let first = rest.first, isDigit(first) else { return false }
    let name = rest.drop(while: isDigit)
    return numbered.contains(String(String.UnicodeScalarView(name)))
  }

  /// Whether a word calls a kind of place of which many towns have one, and may be a name's second half: 車庫.
  static func isKindOfPlace(_ word: String) -> Bool { kinds.contains(word) }

  private static let kinds: Set<String> = [
    "車庫", "車庫前", "営業所", "営業所前", "操車場", "操車所", "バスターミナル", "ターミナル", "バスセンター", "出張所", "折返場", "回転場",
    "待合所",
  ]
  private static let kanjiDigits = Set("一二三四五六七八九十".unicodeScalars)
  private static let ways: Set<String> = ["東", "西", "南", "北", "上", "下", "内", "外"]
  private static let words: Set<String> = [
    "口", "東口", "西口", "南口", "北口", "中央口", "正面口", "表口", "裏口", "正門", "東門", "西門", "南門", "北門", "東側", "西側",
    "南側", "北側", "本館", "新館", "別館", "東館", "西館", "入口",
  ]
  private static let numbered: Set<String> = ["丁目", "番", "番口", "番出口", "ターミナル", "号館"]
}

/// Kinds of bus that people call a line by, where no line has a name: シャトルバス, 町内循環バス.
enum BusKind {
  /// "無料シャトルバス時刻表", "学園祭シャトルバス" as the bus; nil for anything else.
  static func service(in word: String) -> String? {
    guard word.length <= 24, words.isFound(in: word), !ways.isFound(in: word) else { return nil }
    var stem = word[...]
    while let ending = endings.first(where: { stem.ends(with: $0) && stem.length > $0.length }) {
      stem = stem.before(ending: ending)
    }
    let name = String(stem)
    guard kinds.ends(name), !NeverNames.isWord(name), name != "エクスプレス", name != "ライナー" else {
      return nil
    }
    return name
  }

  private static let words = WordList(["バス", "タクシー", "エクスプレス", "ライナー"])
  /// "港駅からの送迎バス" says from where the bus comes, and is not its name.
  private static let ways = WordList(["からの", "までの", "への", "行きの", "行の", "ゆきの", "方面の"])
  private static let endings = [
    "時刻表", "時刻", "ダイヤ", "運行", "ご案内", "案内", "完全ガイド", "ガイド", "について", "発着", "の", "・",
  ]
  private static let kinds = WordList([
    "シャトルバス", "送迎バス", "循環バス", "巡回バス", "連絡バス", "コミュニティバス", "スクールバス", "通学バス", "リムジンバス", "町民バス",
    "村民バス", "市民バス", "福祉バス", "直行バス", "直通バス", "周遊バス", "ループバス", "デマンドバス", "ふれあいバス",
    "乗合タクシー", "デマンドタクシー", "エクスプレス", "ライナー",
  ])
}
