import BusLabels

/// A name as people compare names: width, blanks and the word for what it is aside.
struct NameKey: Hashable, Sendable {
  /// The UTF-8 of the characters that count, one width each.
  private let bytes: [UInt8]
  /// How many of these come before the word for what it is.
  private let stem: Int

  init(_ name: String) {
    var copy = name
    let bytes = copy.withUTF8(Self.folded)
    self.bytes = bytes
    stem = bytes.withUnsafeBufferPointer { key in
      let ending = Self.endings.first { ending in
        ending.count < key.count
          && ending.withUnsafeBufferPointer { key.holds($0, at: key.count - $0.count) }
      }
      return key.count - (ending?.count ?? 0)
    }
  }

  /// Whether two texts are one name: 港 and 港駅, 港 and 港方面, １２ and 12.
  func agrees(with other: NameKey) -> Bool {
    isSame(as: other) || bytes[..<stem].elementsEqual(other.bytes[..<other.stem])
  }

  /// Whether two texts are one name word for word.
  func isSame(as other: NameKey) -> Bool { bytes == other.bytes }

  /// Whether a name is part of another: 中央駅 of 中央駅 西口, 中央方面 of 中央南.
  func isPart(of other: NameKey) -> Bool {
    if stem >= 6, bytes[stem...].elementsEqual("方面".utf8), other.bytes.count > stem,
      other.bytes.starts(with: bytes[..<stem])
    {
      return true
    }
    guard bytes.count < other.bytes.count else { return false }
    return bytes.withUnsafeBufferPointer { part in
      other.bytes.withUnsafeBufferPointer { $0.firstOffset(of: part) != nil }
    }
  }

  /// Whether two texts are one name.
  static func agree(_ first: String, _ second: String) -> Bool {
    NameKey(first).agrees(with: NameKey(second))
  }

  private static func folded(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(name.count)
    var position = 0
    while position < name.count {
      let here = position
      let scalar = ScalarReader.next(name, &position, name.count)
      if Scalars.isSpace(scalar) { continue }
      if scalar == 0xFF65 {
        key += "・".utf8
      } else if Scalars.folded(scalar) != scalar {
        key.append(UInt8(Scalars.folded(scalar)))
      } else {
        key += name[here..<position]
      }
    }
    return key
  }

  private static let endings = [
    "駅", "方面", "バス停", "停留所", "停", "行き", "号系統", "系統", "線", "前",
  ].map { Array($0.utf8) }
}

/// Whether a name that merely stands somewhere may be a stop's.
enum BareName {
  /// Nothing speaks against it.
  static func mayBe(_ name: String) -> Bool {
    if general.isFound(in: name) { return false }
    return HeadingWords.looksLikeRoute(name) || NameWords.line(name) != nil
      || HeadingWords.mayBeStop(name) && !organisations.ends(name) && !NeverNames.isWord(name)
  }

  /// It ends as stops' names do.
  static func isLikely(_ name: String) -> Bool { memo.value(of: name, read: endsLikely) }

  private static let memo = TextMemo<Bool>()

  private static func endsLikely(_ name: String) -> Bool {
    guard mayBe(name) else { return false }
    let bracket = name.unicodeScalars.firstIndex { $0 == "（" || $0 == "(" }
    let bare = bracket.map { String(name[..<$0]) } ?? name
    return places.ends(bare) || HeadingWords.looksLikeRoute(name)
  }

  private static let general = WordList([
    "アクセス", "割引", "ガイド", "比較", "行き方", "おすすめ", "まとめ", "時刻", "ダイヤ", "運行", "送迎", "シャトル", "無料", "利用",
    "お得",
    "チケット", "料金", "サイト", "ニュース", "ブログ", "イベント", "開催", "まつり", "フェス", "大会", "学園祭", "文化祭", "オープン",
    "クーポン",
    "について", "スケジュール", "バスの", "バス情報", "年度", "のご", "へよう", "バス・", "・JR", "・ＪＲ",
  ])
  private static let organisations = WordList([
    "市", "県", "区", "会社", "協会", "組合", "課", "船", "観光", "号", "さん", "たち", "こと", "もの",
  ])
  private static let places = WordList([
    "駅", "駅前", "前", "口", "詰", "町", "丁目", "橋", "通", "通り", "坂", "台", "団地", "公園", "病院", "医院", "大学",
    "学校",
    "高校",
    "中学", "小学", "センター", "ターミナル", "役所", "役場", "支所", "車庫", "営業所", "神社", "寺", "港", "空港", "温泉", "入口",
    "東",
    "西", "南", "北", "上", "下", "谷", "川", "山", "島", "浜", "崎", "原", "田", "沢", "岡", "丘", "野", "森", "林",
    "池",
    "沼", "湖", "城", "館", "園", "門", "角", "辻", "条", "宮", "院", "局", "所", "場", "塚", "本", "中央", "ヶ丘",
    "が丘", "端", "番街",
    "ケ丘", "新田", "越", "峠", "湯", "荘", "里", "戸", "津", "瀬", "尾", "根", "木", "松", "市場", "広場", "会館", "ホテル",
    "ビル",
    "モール", "タウン", "プラザ", "パーク", "スクエア", "キャンパス", "学園", "学院", "工場", "正門", "大橋", "河原", "庁", "庁舎",
    "口駅", "ロータリー", "インター", "商店街", "棟", "署", "交番", "横", "踏切", "交差点", "十字路", "スタジアム", "アリーナ",
  ])
}
