import BusLabels

/// Where a bus goes by the words of a legend: "駅前まで", "港行き", "中央止まり", "北口ゆき", "区間便（中央止まり）"; what
/// stands before 経由 is no part of it.
enum LegendDestination {
  /// The place; nil when the words name none.
  static func name(in words: String) -> String? {
    if let end = saidEnd(words) { return end }
    let printed = withoutRunning(withoutOthers(words))
    // "北町 行".
    let end = printed.lastIndex { $0 == " " || $0 == "　" }
    let isApart = end.map { ends.contains(String(printed[printed.index(after: $0)...])) } ?? false
    let sentence =
      isApart ? printed.filter { $0 != " " && $0 != "　" } : printed
    let place = lastPart(of: sentence)[...]
    if let last = place.last, "）)".contains(last),
      let open = place.lastIndex(where: { "（(".contains($0) }), open > place.startIndex
    {
      return name(before: place[..<open], inBrackets: place[place.index(after: open)...].dropLast())
    }
    for ending in ["止まり", "止り", "どまり", "止め", "行き", "ゆき", "まで", "行", "止"]
    where place.ends(bytes: ending) && place.utf8.count > ending.utf8.count {
      let name = withoutLead(place.dropLast(ending.count))
      // "運休日は北町止まり" says where to on some days only.
      let isLimited = ["日は", "便は", "時は", "曜は"].contains { name.firstRange(ofBytes: $0) != nil }
      guard !name.isEmpty, !isLimited, !isTime(name), !ordinaryEnds.contains(String(name)),
        !name.contains(where: { "→＝=…／/".contains($0) }),
        !notPlaces.contains(String(place)),
        !notEndings.contains(where: place.ends(bytes:))
      else { return nil }
      return String(name)
    }
    return nil
  }

  /// The 北町 of "△印の便は、終点が北町です".
  private static func saidEnd(_ words: String) -> String? {
    guard let word = words[...].firstRange(ofBytes: "終点が") else { return nil }
    let rest = words[word.upperBound...]
    let ending = ["です", "となります", "になります"].first(where: rest.ends(bytes:)) ?? ""
    let name = rest.dropLast(ending.count)
    // "終点が変わります" names none.
    guard let last = name.unicodeScalars.last, !(0x3041...0x3096).contains(last.value) else {
      return nil
    }
    let isPlain = !name.isEmpty && name.count <= 20 && !name.contains { "、，（(。とや".contains($0) }
    return isPlain && !isTime(name) ? String(name) : nil
  }

  /// "北町止まり 北町で港行にお乗り換え" and "北町止 한글: 북정" as 北町止まり and 北町止.
  private static func withoutOthers(_ words: String) -> String {
    let parts = words.split { $0 == " " || $0 == "　" }
    guard parts.count > 1, let first = parts.first,
      ["止まり", "止り", "どまり", "止"].contains(where: first.ends(bytes:)),
      parts[0].count > 3
    else { return words }
    let rest = parts.dropFirst()
    let isChange =
      rest.count == 1
      && rest.allSatisfy { part in
        ["乗り換え", "乗換え", "乗換", "乗り換えください", "乗り換え下さい"].contains(where: part.ends(bytes:))
      }
    let isForeign = rest.allSatisfy { part in
      !part.unicodeScalars.contains { (0x3041...0x9FFF).contains($0.value) }
    }
    return isChange || isForeign ? String(first) : words
  }

  /// "北町まで運行" as 北町まで.
  private static func withoutRunning(_ words: String) -> String {
    guard let ending = runs.first(where: { words[...].ends(bytes: "まで" + $0) }) else {
      return words
    }
    return String(words.dropLast(ending.count))
  }

  private static let runs = [
    "運行", "運転", "直通", "運行します", "運転します", "行きます", "まいります", "参ります", "直通運転", "直通運行", "の運行", "の運転", "の便",
    "延長", "延長運転", "延長運行",
  ]

  /// "北町行（大橋経由）", "北町行（終車）"; "北町行（休日は大橋行）" leaves it open.
  private static func name(before outer: Substring, inBrackets inner: Substring) -> String? {
    let inner = String(inner)
    guard let before = name(in: String(outer)) else { return name(in: inner) }
    let isOfOthers = inner.hasSuffix("経由") || inner.hasPrefix("無印は")
    return isOfOthers || name(in: inner) == nil ? before : nil
  }

  /// A place without what says from where, over which way and of what it is said.
  private static func withoutLead(_ place: Substring) -> Substring {
    var name = place
    // "出入庫のため北町車庫止".
    for word in ["経由", "のため、", "のため"] {
      if let reason = name.firstRange(ofBytes: word) { name = name[reason.upperBound...] }
      if word == "経由", name.count < place.count { name = name.drop { "の、，・ ".contains($0) } }
    }
    // "いずれも北町行".
    if let all = ["いずれも", "どちらも", "すべて", "全便"].first(where: name.hasPrefix),
      name.count > all.count + 1
    {
      name = name.dropFirst(all.count)
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
    return name
  }

  /// Whether a part of a text says where a bus ends: 水産高校行, 港止まり, 港まで運行, 港で打ち切ります.
  static func isNamed(in text: String) -> Bool {
    text.split { "（）()、，,。　 ・：:".contains($0) }.contains { words in
      let part = withoutRunning(String(words))[...]
      guard let ending = endWords.first(where: { part.ends(bytes: $0) }),
        !notEndings.contains(where: part.ends(bytes:)),
        !notPlaces.contains(String(part))
      else { return false }
      let name = part.dropLast(ending.count)
      // "平日は駅前止まり" speaks of some days only.
      let isLimited = ["日は", "祝は", "曜は"].contains { name.firstRange(ofBytes: $0) != nil }
      return name.count > 1 && !isLimited && !isTime(name)
    }
  }

  private static let endWords = [
    "止まり", "止り", "どまり", "行き", "ゆき", "行", "止", "まで", "直通", "へまいります", "へ参ります", "循環", "折り返し", "折返し",
    "入庫",
    "を打ち切ります", "打ち切り", "打切り",
  ]

  /// What stands behind the last comma or space; "四条《北口・南口》" is one part.
  private static func lastPart(of sentence: String) -> String {
    var depth = 0
    var parts = [""]
    for scalar in sentence.unicodeScalars {
      switch scalar {
      case "（", "(", "《", "〈", "「", "『", "【", "〔", "[": depth += 1
      case "）", ")", "》", "〉", "」", "』", "】", "〕", "]": depth -= 1
      case "・" where !endsClause(parts[parts.count - 1]): break
      case "・", "、", "，", ",", "　", " ", "：", ":":
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
    "通行", "通行止め", "車両通行止め", "足止め", "特急行", "往行", "廃止", "先行", "代行", "続行", "並行",
  ]
  /// 無印＝終点まで運行: where all of them go, whatever it is called.
  private static let ordinaryEnds: Set<String> = ["終点", "終着", "終着駅", "終点まで", "最終", "各駅", "途中"]
  /// "祝日のみ運行", "通勤急行", "終日運休止".
  private static let notEndings = ["運行", "急行", "直行", "休止", "中止", "停止"]

  /// "9月30日まで" speaks of days.
  private static func isTime(_ name: Substring) -> Bool {
    if name.ends(bytes: "曜") || name.last?.isNumber == true && !name.contains("第") { return true }
    // 追分 and 国分 are places.
    let before = name.dropLast().last
    return ["日", "月", "年", "時", "分"].contains { name.ends(bytes: $0) }
      && before.map { $0.isNumber || "翌当毎前末半上中下".contains($0) } ?? true
  }
}
