/// Days of rest that move to another day where they are holidays.
extension ServiceSentence {
  /// "水曜が祝日の場合は運行し、翌日を運休" as "水曜（祝日の場合は翌日）運休。ただし水曜の祝日は運行".
  static func shifted(_ sentence: String) -> String {
    if let inner = bracketOfRest(sentence), case let said = shifted(inner), said != inner {
      return said
    }
    let text = sentence.drop { "（(●■◆○◎・※＊* 　".contains($0) }
    guard sentence.contains("運休"), let day = weekdays.last(where: text.hasPrefix),
      let head = stands.first(where: text.dropFirst(day.count).hasPrefix)
    else { return sentence }
    let rest = text.dropFirst(day.count + head.count).drop { "、，そのこ".contains($0) }
    guard let runs = running.first(where: rest.hasPrefix),
      let shift = ["翌平日", "翌日"].first(where: { rest.dropFirst(runs.count).prefix(5).contains($0) })
        ?? (rest.dropFirst(runs.count).prefix(3).contains("翌")
          ? nextDay(of: day, in: rest.dropFirst(runs.count)) : nil)
    else { return sentence }
    return "\(day)（祝日の場合は\(shift)）運休。ただし\(day)の祝日は運行"
  }

  /// "月曜が祝日の場合は運航し、翌日が運休" of "月曜は運休（月曜が祝日の場合は運航し、翌日が運休）".
  private static func bracketOfRest(_ sentence: String) -> String? {
    let text = sentence.drop { "●■◆○◎・※＊* 　".contains($0) }
    guard let open = text.firstIndex(where: { "（(".contains($0) }),
      text.last.map({ "）)".contains($0) }) == true,
      let day = weekdays.last(where: text.hasPrefix)
        ?? weekdays.last(where: text.dropFirst(2).hasPrefix),
      [day + "は運休", day + "運休", "毎週" + day + "は運休", "毎週" + day + "運休"].contains(
        String(text[..<open]))
    else { return nil }
    let inner = String(text[text.index(after: open)...].dropLast())
    return inner.hasPrefix(day) ? inner : nil
  }

  /// 翌日, unless a day of the week is named that is not the next one: 翌火曜日 behind Mondays is.
  private static func nextDay(of day: String, in words: Substring) -> String? {
    let week = Array("月火水木金土日")
    guard let next = words.firstIndex(of: "翌"), let first = day.first,
      let place = week.firstIndex(of: first)
    else { return nil }
    let named = words[words.index(after: next)...].drop { "々週の".contains($0) }.first
    guard let named, week.contains(named) else { return "翌日" }
    return named == week[(place + 1) % 7] ? "翌日" : nil
  }

  private static let running = ["運行", "運航", "運転"].flatMap { verb in
    ["します", "いたします", "し", ""].map { verb + $0 }
  }

  private static let stands = ["の場合", "のとき", "の時", "に当たる場合", "にあたる場合", "と重なる場合"].flatMap { word in
    ["は", "には", ""].map { "が祝日" + word + $0 }
  }
}
