internal import BusModel

/// One statement about dates in the words that the reader of statements knows: "12月29日（火）→平日" as
/// "12月29日（火）は平日ダイヤ".
struct PieceOfService {
  /// The statement.
  let statement: String

  /// Nil where a piece says nothing of dates.
  init?(_ piece: String) {
    let text = Self.withoutBut(String(piece.drop { "※●■◆○◎・*＊".contains($0) }))
      .replacing(bytes: "以降も", with: "～").replacing(bytes: "～～", with: "～")
    guard !text.isEmpty else { return nil }
    if UsualService.isOne(text) {
      statement = text
      return
    }
    // 運休日　日・祝・12/31～1/3.
    if ["運休", "運行しない日"].contains(where: text.hasPrefix) {
      statement = text
      return
    }
    guard let (dates, service) = Self.parted(Self.asTopic(Self.withoutSeason(text))) else {
      // 12月30日から1月4日まで土休日ダイヤ.
      guard text.contains("ダイヤ") else { return nil }
      statement = Self.withoutSeason(text)
      return
    }
    var said = Self.plain(service)
    if said.hasSuffix("時刻"), Self.isKind(String(said.dropLast(2))) { said.removeLast(2) }
    if Self.isKind(said) {
      // 4/1～11/30：土日祝 is when something runs, and 12/29～1/3：土日祝 as what.
      guard Self.areFew(dates) else { return nil }
      statement = "\(dates)は\(said)ダイヤ"
    } else {
      statement = "\(dates)は\(said)"
    }
  }

  /// Without ただし and the like at its head: as what dates run is the same with it.
  static func withoutBut(_ text: String) -> String {
    guard let word = buts.first(where: text.hasPrefix) else { return text }
    return String(text.dropFirst(word.count).drop { "、，： 　".contains($0) })
  }

  private static let buts = ["ただし書き", "ただし", "但し", "但", "なお", "また"]

  /// Whether a piece says what is on its dates, so that another may begin behind it.
  static func endsStatement(_ piece: String) -> Bool {
    if services.contains(where: piece.contains) || UsualService.isOne(piece) { return true }
    guard let (_, service) = parted(piece) else { return false }
    let said = plain(service)
    return isKind(said) || said.hasSuffix("時刻") && isKind(String(said.dropLast(2)))
  }

  private static let services = ["ダイヤ", "運休", "時刻で", "運行しません"]

  /// 年末年始は12月30日から…: the season says of which dates it is, and the dates say the rest.
  private static func withoutSeason(_ text: String) -> String {
    guard let word = seasons.first(where: text.hasPrefix) else { return text }
    let rest = text.dropFirst(word.count).drop { "、，".contains($0) }
    return rest.first?.isNumber == true && rest.contains("ダイヤ") ? String(rest) : text
  }

  /// "8/11山の日も土日祝ダイヤ" as "8/11は土日祝ダイヤ".
  private static func asTopic(_ text: String) -> String {
    guard text.contains("ダイヤ"), !text.contains("は"), let also = text.firstIndex(of: "も"),
      text[..<also].contains(where: \.isNumber)
    else { return text }
    var dates = text[..<also]
    if let word = ["山の日", "海の日", "文化の日", "元日", "祝日"].first(where: dates.hasSuffix) {
      dates = dates.dropLast(word.count)
    }
    return dates + "は" + text[text.index(after: also)...]
  }

  private static let seasons = ["年末年始", "お盆", "お盆期間", "お盆期間中", "年末年始期間", "年末年始期間中", "夏季", "冬季"]
    .flatMap { [$0 + "は", $0 + "の運行は", $0 + "："] }

  /// The dates and what is said of them, which は, a colon, an arrow, brackets or a blank divides.
  private static func parted(_ text: String) -> (dates: Substring, service: Substring)? {
    if text.hasPrefix("【"), let close = text.firstIndex(of: "】") {
      return (text[text.index(after: text.startIndex)..<close], text[text.index(after: close)...])
    }
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "（", "(": depth += 1
      case "）", ")": depth -= 1
      case "は" where depth == 0:
        return (text[..<index].trimmed, text[text.index(after: index)...])
      case "：", ":", "→", "⇒", "…", "＝", "=":
        // 運行日：平日のみ is no statement about dates.
        guard depth == 0, namesDates(text[..<index]) else { continue }
        return (text[..<index].trimmed, text[text.index(after: index)...])
      default: break
      }
    }
    guard let space = text.lastIndex(where: \.isWhitespace), !text.contains("から"),
      namesDates(text[..<space])
    else { return nil }
    return (text[..<space].trimmed, text[text.index(after: space)...])
  }

  private static func namesDates(_ text: Substring) -> Bool {
    text.contains { $0.isNumber || "盆旦晦".contains($0) } || text.contains("年末")
      || text.contains("年始") || text.contains("正月") || text.contains("元日")
      || text.hasSuffix("その他")
  }

  /// What is said of dates without why and how often: "大晦日のため終日土日祝ダイヤで運行" as "土日祝ダイヤで運行".
  private static func plain(_ service: Substring) -> String {
    var rest = service.drop { "…→⇒：:、， 　".contains($0) }
    if rest.hasSuffix("です"), !rest.hasSuffix("ダイヤです") { rest = rest.dropLast(2) }
    for word in reasons {
      guard let range = rest.firstRange(ofBytes: word) else { continue }
      let next = rest[range.upperBound...].drop { "、， 　".contains($0) }
      if !rest[..<range.lowerBound].contains(where: \.isNumber), begins(next) { rest = next }
    }
    while let word = adverbs.first(where: rest.hasPrefix) {
      let next = rest.dropFirst(word.count).drop { "、， 　".contains($0) }
      guard begins(next), !next.hasPrefix("運休") else { break }
      rest = next
    }
    if rest.hasPrefix("「"), let close = rest.firstIndex(of: "」") {
      rest = rest.dropFirst()[..<close] + rest[rest.index(after: close)...]
    }
    return String(rest)
  }

  private static let reasons = ["につき", "のため", "に伴い", "により", "ませんが、"]
  private static let adverbs = [
    "全日", "終日", "毎日", "全便", "全線", "全路線", "すべて", "全て", "いずれも", "両日とも", "両日", "曜日に関わらず", "曜日にかかわらず",
  ]

  private static func begins(_ text: Substring) -> Bool {
    kindWords.contains(where: text.hasPrefix) || adverbs.contains(where: text.hasPrefix)
      || text.hasPrefix("運休")
  }

  private static let kindWords = [
    "平日", "土曜", "土日", "土休", "土・", "日曜", "日祝", "日・", "休日", "祝日", "「平日", "「土", "「日", "「休日",
  ]

  /// Whether words are a kind of day and nothing else: 土日祝, and not 月・水・金.
  private static func isKind(_ text: String) -> Bool {
    guard text.utf8.count <= 40, kindWords.contains(where: text.hasPrefix) else { return false }
    let reading = ServicePattern.read(text)
    return reading.unread.isEmpty && reading.pattern?.isWeekly == true
      && reading.pattern?.base.allSatisfy { $0.days.weekdays.isEmpty && $0.days.ordinals.isEmpty }
        == true
      && !["のみ", "ダイヤ", "時刻", "運行", "運転"].contains(where: text.contains)
  }

  /// Whether dates are single days or so few that nothing runs in them by the day of the week.
  private static func areFew(_ dates: Substring) -> Bool {
    guard let terms = ServicePattern.read(String(dates)).pattern?.daysAlone else { return false }
    return terms.allSatisfy { term in
      term.days.isEmpty && term.except.isEmpty && !term.periods.isEmpty
        && term.periods.allSatisfy { period in
          guard case .span(let span) = period else { return period.isFeastOfYear }
          return span.isDay || span.isFeast
        }
    }
  }
}

extension Period {
  /// お盆, 年末年始.
  fileprivate var isFeastOfYear: Bool {
    if case .open(let period) = self { period.doubt?.isFeast ?? false } else { false }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace || last == "、" { text.removeLast() }
    return text
  }
}
