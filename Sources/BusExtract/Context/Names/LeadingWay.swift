import BusModel

/// Lines that lead from one place to another: "港から浜へ", "港より浜方面", "港駅から浜病院まで"; ひより台, たから町 and
/// 北よりい do not.
enum LeadingWay {
  /// The two ends and the platform, and what brackets around them say; nil for any other line.
  static func claims(in text: String) -> [NameClaim]? {
    guard let middle = text.firstRange(of: "から") ?? text.firstRange(of: "より") else { return nil }
    let printed = Texts.collapsed(text[..<middle.lowerBound])
    // "駅前（3番のりば）から".
    let divided = PlatformWords.divided(printed)
    let (lead, from) = withoutBracket(divided?.name ?? printed)
    let rest = Texts.collapsed(text[middle.upperBound...])
    guard NameWords.mayBePlace(from), !from.contains(" "), !endsInHiragana(from),
      !sides.contains(from),
      HeadingWords.destination(in: rest).map({ $0.length > 1 }) ?? true
    else { return nil }
    let stop = NameClaim(kind: .stop, text: from, certainty: .said)
    let platform = divided.map { NameClaim(kind: .platform, text: $0.platform, certainty: .said) }
    let head = [stop] + [platform].compactMap { $0 } + lead
    if let (to, others) = end(of: rest, from: from) {
      return head + [NameClaim(kind: .destination, text: to, certainty: .said)] + others
    }
    let line = NameLine(rest)
    return line.says(.destination) && !line.says(.stop) ? head + line.claims : nil
  }

  /// "浜へ", "浜病院まで", "浜病院までのバス時刻表（T5系統）", and 浜病院 behind what ends as places do.
  private static func end(of rest: String, from: String) -> (to: String, others: [NameClaim])? {
    var (way, others) = (rest, [NameClaim]())
    if let open = way.firstIndex(where: { "（(".contains($0) }),
      way.last.map({ "）)".contains($0) }) == true
    {
      others = NameLine(String(way[way.index(after: open)...].dropLast())).claims
        .filter { $0.kind == .routeName && $0.certainty > .bare }
      way = Texts.collapsed(way[..<open])
    }
    if let ending = timetables.first(where: { way.ends(with: $0) }) {
      way = Texts.collapsed(way.before(ending: ending))
    }
    if way.ends(with: "へ") {
      let to = String(way.before(ending: "へ"))
      return NameWords.mayBePlace(to) ? (to, others) : nil
    }
    let isSaid = way.ends(with: "まで")
    let to = isSaid ? Texts.collapsed(way.before(ending: "まで")) : way
    guard to.length > 1, !to.contains(" "), NameWords.mayBePlace(to), BareName.mayBe(to),
      BareName.mayBe(from), from.length > 1, !ownHouses.begins(to), !general.contains(from),
      !ends.contains(from), !ends.contains(to)
    else { return nil }
    // "小学生から大人まで" is of no places, and "桜台からくり館前" is one name.
    let isWay = BareName.isLikely(from) && !beginsInHiragana(to) && BareName.isLikely(to)
    return isSaid && (BareName.isLikely(from) || BareName.isLikely(to)) || isWay
      ? (to, others) : nil
  }

  /// "【T5】港駅" as the line T5 and 港駅.
  private static func withoutBracket(_ from: String) -> ([NameClaim], String) {
    guard let open = from.first, "【[［〔".contains(open),
      let close = from.firstIndex(where: { "】]］〕".contains($0) })
    else { return ([], from) }
    let lead = NameLine(String(from[...close])).claims.filter {
      $0.kind == .routeName && $0.certainty > .bare
    }
    return (lead, Texts.collapsed(from[from.index(after: close)...]))
  }

  /// Behind hiragana から and より may be a part of the word.
  private static func endsInHiragana(_ text: String) -> Bool {
    text.unicodeScalars.last.map(isHiragana) ?? false
  }

  private static func beginsInHiragana(_ text: String) -> Bool {
    text.unicodeScalars.first.map(isHiragana) ?? false
  }

  private static func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value)
  }

  private static let timetables = [
    "のバス時刻表", "の時刻表", "のバスの時刻", "の運行時刻", "のバス時刻", "の時刻", "のバス", "バス時刻表", "時刻表", "バス時刻", "時刻",
  ]
  /// The house of whoever made the page: 当館, 本院.
  private static let ownHouses = WordList(["当", "本館", "本院", "本校", "本園", "弊"])
  private static let general: Set<String> = ["駅", "空港", "バス停", "停留所", "港", "現地"]
  /// 上から下へ is how to read a column.
  private static let sides: Set<String> = ["上", "下", "左", "右", "内", "外", "前", "後", "表", "裏"]
  /// What no page calls a place by.
  private static let ends: Set<String> = ["起点", "終点", "始発", "始発駅", "終着駅"]
}
