import BusLabels

/// Kinds of bus before a place, and numbers that are a line's.
extension NameWords {
  /// "急行港" and "高速バス港" as 港: the kind of bus before where it goes; quotes around a name are none of it.
  static func withoutKind(_ place: String) -> String {
    var bare = place
    for kind in kinds where bare.begins(with: kind) {
      let rest = String(bare.dropFirst(kind.count))
      let name = rest.ends(with: "方面") ? String(rest.before(ending: "方面")) : rest
      if name.length > 1, mayBePlace(rest), !notBehindKind.begins(rest) { bare = rest }
    }
    // "上り・港".
    for way in ["上り・", "下り・", "往路・", "復路・", "上り／", "下り／", "上り/", "下り/"] where bare.begins(with: way)
    {
      bare = String(bare.dropFirst(way.count))
    }
    // "②港方面".
    bare = String(
      bare.drop { $0.unicodeScalars.first.map { Scalars.isCircledNumber($0.value) } == true })
    let quotes: Set<Character> = ["\"", "”", "“", "'"]
    return String(bare.filter { !quotes.contains($0) })
  }

  private static let kinds = [
    "高速バス", "夜行バス", "空港バス", "急行バス", "特急バス", "快速バス", "直通バス", "直行バス", "路線バス", "深夜急行",
    "直通快速", "通勤急行", "急行", "快速", "特急", "準急",
  ]

  /// 急行電車区前 is one name.
  private static let notBehindKind = WordList(["前", "駅", "停", "通", "電", "線", "橋", "口"])

  /// Whether a word is a line's own number: 都05, 桜０５; no 第2, no 図1, no バス停12, no bare number.
  static func isLineNumber(_ word: String) -> Bool {
    guard HeadingWords.looksLikeRoute(word), !notNumbered.begins(word) else { return false }
    return word.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
  }

  private static let notNumbered = WordList([
    "第", "図", "表", "その", "全", "計", "約", "パターン", "ステップ", "平成", "令和", "昭和", "昼", "夜", "注", "画像", "写真",
    "号", "バス停", "停留所", "標柱", "のりば", "乗り場", "乗場",
  ])

  /// "浜行き／北3号系統" and "Bルート・浜行き" as the line and the way, whichever stands first.
  static func lineBesideWay(_ word: String) -> (line: String, rest: String)? {
    let parts = word.split(omittingEmptySubsequences: false) { "／/・".contains($0) }.map(String.init)
    guard parts.count == 2,
      let way = parts.firstIndex(where: { HeadingWords.destination(in: $0).map(mayBePlace) == true }
      ),
      HeadingWords.destination(in: parts[1 - way]) == nil, let line = line(parts[1 - way])
    else { return nil }
    return (line, parts[way])
  }

  /// "停留所7", "のりば3": the number of a stop or a platform, and no line's.
  static func isNumberedStop(_ word: String) -> Bool { stops.begins(word) }

  private static let stops = WordList(["バス停", "停留所", "標柱", "のりば", "乗り場", "乗場"])

  /// The 桜橋 of "桜橋／港線", where nobody knows whether both are the ends that a line is called by.
  static func placeBeforeLine(_ word: String) -> String? {
    guard word.ends(with: "線"), let slash = word.firstIndex(where: { "／/".contains($0) }) else {
      return nil
    }
    let (place, rest) = (String(word[..<slash]), word[word.index(after: slash)...])
    return BareName.isLikely(place) && rest.length > 1 && !rest.contains { "／/".contains($0) }
      ? place : nil
  }

  /// The 港線 of "港線／桜橋": what stands behind the slash is the way, or anything else but a line.
  static func lineBeforeSlash(_ word: String) -> String? {
    guard let slash = word.firstIndex(where: { "／/".contains($0) }) else { return nil }
    let (name, rest) = (String(word[..<slash]), word[word.index(after: slash)...])
    // "急行／3号系統" and "行き／東コース".
    if NeverNames.isWord(name), !rest.contains(where: { "／/".contains($0) }) {
      return line(String(rest))
    }
    guard name.ends(with: "線"), !rest.isEmpty, !rest.contains("線"), !rest.contains("系統") else {
      return nil
    }
    return line(name)
  }
}
