import BusLabels
import BusModel

/// Reads a legend's sentence: "△印は駅前までです。", "丘の上経由・港行", "土曜日運休", "3番のりば".
struct LegendMeaning: Sendable {
  /// What legends met lately mean, by their marks and texts.
  static let memo = TextMemo<LegendMeaning>()

  private(set) var destination: String?
  /// Whether it names another end of the way that was not understood: the heading's does not hold.
  private(set) var opensDestination = false
  private(set) var routeName: String?
  private(set) var platform: String?
  private(set) var pattern: ServicePattern?
  /// What it says of days and was not understood: 土曜は一部運休.
  private(set) var unreadDays: UnreadDays?

  /// Words of days that were not understood.
  struct UnreadDays: Sendable {
    /// As printed.
    let words: String
    /// Whether they say when buses run, and not merely where they go on some days.
    let areOfService: Bool
  }

  init(_ text: String, mark: String) {
    let whole = Self.withoutLead(text, mark)
    let sentence = Self.statement(of: whole)
    defer { opensDestination = destination == nil && Self.namesEnd(whole) }
    if let place = Self.placeLikeDays(sentence) {
      destination = place
      return
    }
    let reading = ServicePattern.read(sentence)
    // 8/11～8/16は日祝ダイヤで says as what days run, and not on which days this bus does.
    let unread =
      sentence.holds(bytes: "ダイヤで") && Self.namesDate(sentence)
      ? sentence
      : reading.unread.first(where: Self.speaksOfDays)
        ?? (reading.losesDays ? sentence : nil)
    if unread == nil { pattern = reading.pattern ?? UntoldDays(sentence)?.pattern }
    unreadDays = unread.map { words in
      UnreadDays(
        words: words,
        areOfService: Self.isLimit(sentence)
          || Self.serviceWords.contains {
            (Self.namesDate(words) ? sentence : words).lowercased().holds(bytes: $0)
          })
    }
    // Of 平日のみ運行 and 平日は駅前止まり no place may be made.
    guard unread == nil, pattern == nil || reading.pattern != nil && !reading.unread.isEmpty else {
      return
    }
    let rest =
      reading.pattern == nil
      ? sentence : reading.unread.last.map { Self.withMiddle($0, in: sentence) } ?? sentence
    destination = Self.destination(in: rest)
    routeName = Self.routeName(in: rest)
    platform = Self.platform(in: rest)
  }

  /// The 中 with which a place begins belongs to it: 中央公園止まり beside 学校休業日は運休.
  private static func withMiddle(_ words: String, in sentence: String) -> String {
    guard let range = sentence[...].firstRange(ofBytes: words),
      sentence[..<range.lowerBound].last == "中",
      sentence[..<range.lowerBound].dropLast().last.map({ " 　、。は：".contains($0) }) ?? true
    else { return words }
    return "中" + words
  }

  /// Whether a part of a text says where a bus ends: 水産高校行, 港止まり, 港まで運行, 港で打ち切ります.
  private static func namesEnd(_ text: String) -> Bool {
    text.split { "（）()、，,。　 ・：:".contains($0) }.contains { part in
      guard let ending = endWords.first(where: { part.ends(bytes: $0) }),
        !notEndings.contains(where: part.ends(bytes:)), !notPlaces.contains(String(part))
      else { return false }
      let name = part.dropLast(ending.count)
      // "平日は駅前止まり" speaks of some days only.
      let isLimited = ["日は", "祝は", "曜は"].contains { name.firstRange(ofBytes: $0) != nil }
      return name.count > 1 && !isLimited && !isTime(name)
    }
  }

  private static let endWords = [
    "止まり", "止り", "どまり", "行き", "ゆき", "行", "止", "まで運行", "まで運転", "まで運行します", "まで運転します", "へまいります",
    "へ参ります", "折り返し", "折返し", "入庫", "を打ち切ります", "打ち切り", "打切り",
  ]

  /// "土曜市前止り", "平日橋行": a place whose name begins like a day, for what is left of it without
  /// the day is none.
  private static func placeLikeDays(_ sentence: String) -> String? {
    guard let place = destination(in: sentence),
      !["駅", "駅前", "車庫", "終点", "市役所"].contains(where: place.hasSuffix),
      let day = ["土曜", "日曜", "平日", "休日", "祝日"].first(where: place.hasPrefix)
    else { return nil }
    let rest = place.dropFirst(day.count)
    return (1...2).contains(rest.count) && !rest.contains(where: { "日はのみ、，・ ".contains($0) })
      ? place : nil
  }

  private static func speaksOfDays(_ words: String) -> Bool {
    let lower = words.lowercased()
    return namesDate(words) || dayWords.contains { lower.holds(bytes: $0) }
  }

  /// "8/13", "7月": a date or a part of one.
  private static func namesDate(_ words: String) -> Bool {
    let scalars = LabelText(words).characters
    return scalars.indices.dropFirst().contains { index in
      guard scalars[index] == "月" || scalars[index] == "/",
        Character(scalars[index - 1]).isWholeNumber
      else { return false }
      return scalars[index] == "月"
        || index + 1 < scalars.count && Character(scalars[index + 1]).isWholeNumber
    }
  }

  /// "第1週月曜のみ": it says when, and not where to.
  private static func isLimit(_ sentence: String) -> Bool {
    sentence.holds(bytes: "のみ") && !["止", "行", "経由", "停車"].contains { sentence.holds(bytes: $0) }
  }

  private static let dayWords = [
    "曜", "平日", "土日", "日祝", "祝日", "休日", "毎日", "お盆", "年末", "登校日", "学休日", "日は", "月は",
    "運休中", "休止中", "休業中", "運休して", "休止して", "廃止", "sat", "sun", "mon", "tue", "wed", "thu", "fri",
    "weekday", "holiday",
  ]
  private static let serviceWords = [
    "運休", "運行", "運転", "運航", "走り", "走る", "休み", "休止", "休業", "廃止", "終了", "ダイヤ", "時刻", "発",
    "operat", "run", "not", "except", "only",
  ]

  /// The first sentence, and those after it where they speak of days as well.
  private static func statement(of text: String) -> String {
    guard let stop = text.firstIndex(of: "。"), !speaksOfDays(String(text[stop...])) else {
      return text
    }
    return withoutCopula(text[..<stop])
  }

  /// The text without "△印は" and without です at its end.
  private static func withoutLead(_ text: String, _ mark: String) -> String {
    var rest = Substring(text)
    for sign in [
      "\(mark)は", "印は", "印：", "印:", "印の便は", "印のバスは", "印の時刻は", "印の付いた便は", "印のついた便は",
    ] {
      guard let range = rest.firstRange(ofBytes: sign) else { continue }
      // The 日は of 日曜・祝日は is no mark.
      guard !sign.hasPrefix(mark) || !rest[..<range.lowerBound].contains(where: \.isLetter) else {
        continue
      }
      rest = rest[range.upperBound...]
      break
    }
    return withoutCopula(rest)
  }

  private static func withoutCopula(_ text: Substring) -> String {
    var rest = text
    for ending in ["です", "となります", "になります", "でございます"] where rest.ends(bytes: ending) {
      rest = rest.dropLast(ending.count)
    }
    return String(rest)
  }

  /// "駅前まで", "港行き", "中央止まり", "北口ゆき", "区間便（中央止まり）"; what stands before 経由 is no part
  /// of it.
  private static func destination(in printed: String) -> String? {
    // "北町 行".
    let end = printed.lastIndex { $0 == " " || $0 == "　" }
    let isApart = end.map { ends.contains(String(printed[printed.index(after: $0)...])) } ?? false
    let sentence =
      isApart ? printed.filter { $0 != " " && $0 != "　" } : printed
    let place = lastPart(of: sentence)[...]
    if let last = place.last, "）)".contains(last),
      let open = place.lastIndex(where: { "（(".contains($0) }), open > place.startIndex
    {
      let inner = String(place[place.index(after: open)...].dropLast())
      guard let before = destination(in: String(place[..<open])) else {
        return destination(in: inner)
      }
      // "北町行（大橋経由）", "北町行（終車）"; "北町行（休日は大橋行）" leaves it open.
      return inner.hasSuffix("経由") || destination(in: inner) == nil ? before : nil
    }
    for ending in ["止まり", "止り", "どまり", "行き", "ゆき", "まで", "行", "止"]
    where place.ends(bytes: ending) && place.utf8.count > ending.utf8.count {
      var name = place.dropLast(ending.count)
      // "出入庫のため北町車庫止".
      for word in ["経由", "のため、", "のため"] {
        if let reason = name.firstRange(ofBytes: word) { name = name[reason.upperBound...] }
      }
      // "駅から北町行", "()内は北町行", "「駅」表記は駅行".
      for word in ["から", "内は", "表記は", "表示は", "記載は"] {
        if let start = name.firstRange(ofBytes: word),
          word != "から" || name[..<start.lowerBound].count > 1,
          name[start.upperBound...].count > 1
        {
          name = name[start.upperBound...]
        }
      }
      // "駅前発北町行".
      if let (_, end) = DepartedPlace.divided(String(name)) { name = end[...] }
      // "運休日は北町止まり" says where to on some days only.
      let isLimited = ["日は", "便は", "時は", "曜は"].contains { name.firstRange(ofBytes: $0) != nil }
      guard !name.isEmpty, !isLimited, !isTime(name), !notPlaces.contains(String(place)),
        !notEndings.contains(where: place.ends(bytes:))
      else { return nil }
      return String(name)
    }
    return nil
  }

  /// What stands behind the last comma or space; "四条《北口・南口》" is one part.
  private static func lastPart(of sentence: String) -> String {
    var depth = 0
    var parts = [""]
    for scalar in sentence.unicodeScalars {
      switch scalar {
      case "（", "(", "《", "〈", "「", "『", "【", "〔", "[": depth += 1
      case "）", ")", "》", "〉", "」", "』", "】", "〕", "]": depth -= 1
      case "・" where !endsClause(parts[parts.count - 1]): break
      case "・", "、", "，", ",", "　", " ":
        if depth <= 0 {
          parts.append("")
          continue
        }
      default: break
      }
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    let said = parts.filter { !$0.isEmpty }
    guard let last = said.last else { return sentence }
    // "緑ヶ丘 東止り": 東 alone is no place.
    let isPart =
      last.first.map { "東西南北".contains($0) } == true
      && ["止", "行", "ゆき", "どまり", "まで"].contains { last.dropFirst().hasPrefix($0) }
    return isPart && said.count > 1 ? said.suffix(2).joined(separator: " ") : last
  }

  /// Whether what stands before ・ says something for itself; else ・ is a part of a name.
  private static func endsClause(_ part: String) -> Bool {
    clauseEndings.contains { part[...].ends(bytes: $0) }
  }

  private static let clauseEndings = [
    "経由", "行き", "ゆき", "行", "止まり", "止り", "止", "まで", "運休", "運行", "運転", "回り", "まわり", "急行", "快速", "特急",
    "直行",
    "直通", "系統", "のみ", "番のりば", "バス", "車", "便",
  ]

  private static let ends: Set<String> = ["行", "行き", "ゆき", "止", "止り", "止まり", "どまり"]

  /// Words that end like a destination and are none.
  private static let notPlaces: Set<String> = [
    "通行", "特急行", "往行", "廃止", "先行", "代行", "続行", "並行",
  ]
  /// "祝日のみ運行", "通勤急行", "終日運休止".
  private static let notEndings = ["運行", "急行", "直行", "休止", "中止", "停止"]

  /// "9月30日まで" speaks of days.
  private static func isTime(_ name: Substring) -> Bool {
    ["日", "月", "年", "時", "分", "曜"].contains { name.ends(bytes: $0) } || name.last?.isNumber == true
  }

  private static func routeName(in sentence: String) -> String? {
    for ending in ["号系統", "系統"] where sentence[...].ends(bytes: ending) {
      let name = sentence.dropLast(ending.count)
      return name.isEmpty || name.count > 10 ? nil : String(name)
    }
    return nil
  }

  private static func platform(in sentence: String) -> String? {
    for ending in ["番のりば", "番乗り場", "番乗場", "番のりば発", "番線"] where sentence[...].ends(bytes: ending) {
      let name = sentence.dropLast(ending.count)
      return name.isEmpty || name.count > 3 ? nil : String(name)
    }
    return nil
  }
}
