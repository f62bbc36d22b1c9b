import BusLabels
import BusModel

/// Days beside names: "月～金：南浜行き", "南浜行き 土日祝時刻表", "平日の南浜行き". They are no part of these, and no
/// stop is called 土日祝.
enum NameDays {
  /// A line without the days that it begins and ends with.
  static func left(out text: String) -> String {
    guard DayWords.hasHint(text) else { return text }
    if let slash = text.firstIndex(where: { "／/｜|".contains($0) }), isDays(String(text[..<slash])) {
      return left(out: Texts.collapsed(text[text.index(after: slash)...]))
    }
    var words = text.split(separator: " ").map(String.init)
    if words.count > 1, isDays(words[0]) { words.removeFirst() }
    if words.count > 1, let last = words.last, isDays(last) { words.removeLast() }
    if let first = words.first, let colon = first.firstIndex(where: { "：:".contains($0) }),
      isDays(String(first[..<colon]))
    {
      words[0] = String(first[first.index(after: colon)...])
    }
    if words.count > 1, ["→", "⇒", "：", ":", "・", "－", "-"].contains(words[0]) {
      words.removeFirst()
    }
    let rest = words.filter { !$0.isEmpty }.joined(separator: " ")
    return rest.isEmpty ? text : rest
  }

  /// A claim without the days before its name; nil where nothing else is left.
  static func bare(_ claim: NameClaim) -> NameClaim? {
    guard claim.kind != .platform, DayWords.hasHint(claim.text) else { return claim }
    if claim.kind != .routeName, isDays(claim.text) { return nil }
    if claim.kind == .routeName, seasons.begins(claim.text),
      let end = claim.text.firstIndex(of: "の")
    {
      // 年末年始の港線: when it runs so; 冬の岬号 is called so.
      var line = claim
      line.text = String(claim.text[claim.text.index(after: end)...])
      return line.text.length > 1 ? line : claim
    }
    guard claim.kind == .destination, let prefix = prefixes.first(where: claim.text.begins) else {
      return claim
    }
    var bare = claim
    bare.text = String(claim.text.dropFirst(prefix.count))
    let place = bare.text.ends(with: "方面") ? String(bare.text.before(ending: "方面")) : bare.text
    if place.length < 2 { return claim }
    // 土曜市前 may be a place, and 市前 where buses go on Saturdays: nobody knows.
    let isOpen = place.length == 2 && beginnings.contains(prefix) && !wholes.contains(place)
    return isOpen ? nil : bare
  }

  private static let seasons = WordList(
    [
      "年末年始", "お盆", "ゴールデンウィーク", "夏季", "夏期", "冬季", "冬期", "平日", "土曜", "土日祝", "休日", "祝日", "春休み",
      "夏休み",
      "冬休み",
    ].flatMap { period in ["の", "期間の", "期間中の", "日の"].map { period + $0 } })
  /// Days with which names of places begin.
  private static let beginnings: Set<String> = ["平日", "土曜"]
  /// Short words that are places by themselves.
  private static let wholes: Set<String> = [
    "駅前", "病院", "役場", "車庫", "学校", "高校", "中学", "大学", "空港", "公園", "温泉", "支所", "本社", "工場", "団地", "東口",
    "西口", "南口", "北口", "終点",
  ]

  /// The days of "平日の南浜行き".
  static func days(before text: String) -> String? {
    guard let prefix = prefixes.first(where: { $0.ends(with: "の") && text.begins(with: $0) }),
      NameLine(String(text.dropFirst(prefix.count))).says(.destination)
    else { return nil }
    return String(prefix.dropLast())
  }

  /// The days of "火曜日コース", "火・金ルート" and "水曜日号": a line that is named by them runs on no others.
  static func days(ofLine text: String) -> String? {
    guard let kind = ["コース", "ルート", "号", "バス"].first(where: { text.ends(with: $0) }) else {
      return nil
    }
    let days = String(text.before(ending: kind))
    return isDays(days) ? days : nil
  }

  /// "土日祝", "月～金", "土日祝時刻表"; 金山 and 日の出 are places.
  static func isDays(_ text: String) -> Bool {
    var word = Texts.compact(text)
    for ending in ["時刻表", "の時刻", "時刻"] where word.length > 2 && word.ends(with: ending) {
      word = String(word.before(ending: ending))
      break
    }
    return word.length > 1 && DayWords.isLabel(word)
  }

  /// The longer first; 休日診療所 is a place.
  private static let prefixes = [
    "平日ダイヤの", "平日ダイヤ", "休日ダイヤの", "休日ダイヤ", "土休日ダイヤの", "土休日ダイヤ", "平日の", "平日", "土曜・日曜・祝日の", "土曜・日曜・祝日",
    "土・日・祝日の", "土・日・祝日", "土・日・祝の", "土・日・祝",
    "土日祝日の", "土日祝日", "土日祝の", "土日祝", "土休日の", "土休日", "土曜日の", "土曜の", "土曜", "日祝の", "日祝", "毎日の",
  ]
}

extension NameCandidate {
  /// Whether a line is named by other days than some label: 火曜日コース below 金曜日.
  func isOfOtherDays(than label: String) -> Bool {
    guard let days = NameDays.days(ofLine: claim.text) else { return false }
    let sets = [days, label].compactMap { text -> DaySet? in
      guard let base = ServicePattern.read(Texts.compact(text)).pattern?.base, base.count == 1,
        base[0].days.ordinals.isEmpty
      else { return nil }
      return base[0].days
    }
    guard sets.count == 2, !sets.contains(where: \.isEmpty) else { return false }
    // 平日 holds all days from Monday to Friday.
    let holds = sets.contains { $0.kinds.contains(.weekday) } && sets.allSatisfy(\.namesWorkdays)
    return !holds && sets[0].kinds.isDisjoint(with: sets[1].kinds)
      && sets[0].weekdays.isDisjoint(with: sets[1].weekdays)
  }
}

extension NameChoice {
  /// No line named by days is told for a timetable of others.
  mutating func withdraw(besides label: String?) {
    if let label, told?.isOfOtherDays(than: label) == true { withdraw() }
  }
}
