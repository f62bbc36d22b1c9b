internal import BusModel

/// What stands around the dates of a sentence and what is said of them: how it begins, requests, kinds in turn, lists in
/// brackets.
extension ServiceWording {
  /// 2月13日以降は as 2月13日からは: from that date on; 18時以降 names no date.
  static func fromDates(_ text: String) -> String {
    guard text.holds(bytes: "以降") || text.holds(bytes: "以後") else { return text }
    return ["日以降", "日以後", "月以降", "月以後"].reduce(text) { text, word in
      ["は", "の", "、", "運", "全", "土", "日祝", " "].reduce(text) {
        $0.replacing(bytes: word + $1, with: word.prefix(1) + "から" + $1)
      }
    }
  }

  /// "また、土曜日であっても5月1日は", "冬季の12月28日から", "県民の日の11月13日も" from the date on.
  static func withoutLead(_ printed: String) -> String {
    var text = printed[...]
    var isCut = true
    while isCut {
      isCut = false
      for word in leads where text.hasPrefix(word) {
        text = text.dropFirst(word.count).drop { "、， 　".contains($0) }
        isCut = true
      }
      for word in seasons where text.hasPrefix(word) {
        let rest = text.dropFirst(word.count).drop { "、， 　".contains($0) }
        guard rest.first?.isNumber == true else { continue }
        text = rest
        isCut = true
      }
    }
    guard let first = text.firstIndex(where: \.isNumber), first > text.startIndex else {
      return String(text)
    }
    let lead = text[..<first]
    guard lead.hasSuffix("の") || lead.hasSuffix("の間、"), lead.count <= 16,
      !lead.contains(where: { "はもがを。、（）：:線便号行".contains($0) }),
      !names.contains(where: { $0 != "土" && lead.hasPrefix($0) }),
      !["第", "毎", "翌", "のうち", "以外"].contains(where: lead.contains),
      endOfDates(text[first...]) != nil
    else { return String(text) }
    return String(text[first...])
  }

  private static let seasons = ["年末は", "年始は", "正月は", "お盆は", "年末年始は"].flatMap {
    [$0 + "、", $0 + "，"]
  }
  private static let leads = [
    "Ａ．", "A．", "Ａ.", "A.", "Ａ：", "A：", "Ａ　", "答：",
    "また", "さらに", "なお", "同じく", "同様に", "土曜日であっても", "日曜日であっても", "平日であっても", "祝日であっても", "土曜でも",
    "曜日にかかわらず", "曜日に関わらず",
    "年末年始も同じく", "年末年始も同様に", "年末年始も", "毎年",
  ]

  /// （2月14日・日） as （2月14日（日））: no Sunday besides.
  static func withWeekday(_ text: String) -> String {
    var said = text
    for day in "月火水木金土日" {
      for sign in ["・", "　", " ", "/"] where said.holds(bytes: "日\(sign)\(day)）") {
        said = said.replacing(bytes: "日\(sign)\(day)）", with: "日（\(day)））")
      }
    }
    return said
  }

  /// "平日ダイヤ（卒業式のため）" without why.
  static func withoutReason(_ text: String) -> String {
    guard let last = text.last, "）)".contains(last),
      let open = text.lastIndex(where: { "（(".contains($0) }), open > text.startIndex,
      case let why = text[text.index(after: open)...].dropLast(),
      ["のため", "により", "に伴う", "につき", "開催"].contains(where: why.hasSuffix),
      !why.contains(where: \.isNumber), !(names + services).contains(where: why.contains)
    else { return text }
    return String(text[..<open])
  }

  /// "…しますので、お気軽にご利用ください" without the request.
  static func withoutRequest(_ text: String) -> String {
    for word in ["ますので、", "ませんので、", "ますが、", "ですので、"] {
      guard let range = text[...].firstRange(ofBytes: word) else { continue }
      let tail = text[range.upperBound...]
      guard requests.contains(where: tail.contains), !services.contains(where: tail.contains),
        !tail.contains(where: \.isNumber), !names.contains(where: tail.contains)
      else { continue }
      let verb = word.hasPrefix("ませ") ? "ません" : word.hasPrefix("です") ? "です" : "ます"
      return text[..<range.lowerBound] + verb
    }
    return text
  }

  private static let requests = ["ください", "下さい", "願い", "お願い"]

  /// "8月13日（金）を土曜、16日（月）を日祝の時刻で運行" as "8月13日（金）は土曜ダイヤ、16日（月）は日祝ダイヤで運行".
  static func inTurn(_ text: String) -> String {
    guard text.holds(bytes: "）を") || text.holds(bytes: "日を") else { return text }
    var said = text
    for name in names {
      for sign in ["）を", "日を"] {
        said = said.replacing(bytes: sign + name + "、", with: sign.dropLast() + "は" + name + "ダイヤ、")
        for noun in nouns + ["ダイヤ"] {
          said = said.replacing(
            bytes: sign + name + noun, with: sign.dropLast() + "は" + name + "ダイヤ")
        }
      }
    }
    return said
  }

  /// "12月28日（月）　平日" as "12月28日（月）は平日ダイヤ".
  static func spaced(_ text: String) -> String {
    guard let space = text.lastIndex(where: \.isWhitespace),
      names.contains(String(text[text.index(after: space)...])),
      case let dates = text[..<space], endOfDates(dates) == dates.endIndex
    else { return text }
    return dates + "は" + text[text.index(after: space)...] + "ダイヤ"
  }

  /// "診療のない日（日曜・祝日、8月13日～15日）は運休" as "日曜・祝日、8月13日～15日は運休".
  static func listed(_ text: String) -> String {
    guard let open = text.firstIndex(where: { "（(".contains($0) }),
      let close = text[open...].firstIndex(where: { "）)".contains($0) }),
      text[..<open].hasSuffix("日"),
      !text[..<open].contains(where: { $0.isNumber || "はが、。".contains($0) }),
      case let rest = text[text.index(after: close)...],
      rest.hasPrefix("は"), rest.contains("休") || rest.contains("ダイヤ")
    else { return text }
    let days = text[text.index(after: open)..<close]
    let reading = ServicePattern.read(String(days))
    guard reading.unread.isEmpty, !reading.losesDays, let terms = reading.pattern?.daysAlone,
      terms.contains(where: { !$0.periods.isEmpty }),
      terms.allSatisfy({ $0.except.isEmpty && $0.stand == nil }),
      // 日曜・祝日および創立記念日（5月1日）は運休: the bracket is of the last alone.
      ServicePattern.read(String(text[..<open])).pattern?.base.contains(where: { !$0.days.isEmpty })
        != true || text[..<open].hasSuffix("の日")
    else { return text }
    return String(days) + rest
  }
}
