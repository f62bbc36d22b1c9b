internal import BusModel

/// What is said of a stop and of lists of dates, in the words of days.
extension ServiceWording {
  /// "この停留所は、12月1日から翌年3月15日までの冬期間、全便通過します（凍結のため）" as "12月1日から翌年3月15日までは運休".
  static func passing(_ sentence: String) -> String {
    guard ["全便通過", "停車しません", "には停まりません"].contains(where: sentence.holds(bytes:)),
      let topic = sentence.firstIndex(of: "は"),
      ["この停留所", "当停留所", "本停留所", "このバス停", "当バス停", "本バス停"].contains(where: {
        sentence[..<topic].hasSuffix($0)
      })
    else { return sentence }
    let rest = sentence[sentence.index(after: topic)...].drop { "、，".contains($0) }
    guard
      let verb = ["全便通過", "停車しません", "には停まりません"].lazy
        .compactMap({ rest.firstRange(ofBytes: $0) }).first
    else { return sentence }
    var days = rest[..<verb.lowerBound]
    while let last = days.last, "、，は".contains(last) { days = days.dropLast() }
    for word in ["の冬期間", "の冬季間", "の期間", "の間", "の冬期"] where days.hasSuffix(word) {
      days = days.dropLast(word.count)
    }
    let reading = ServicePattern.read(String(days))
    guard reading.unread.isEmpty, reading.pattern?.daysAlone != nil else { return sentence }
    return days + "は運休"
  }

  /// "○運行：1/11、3/22（土日の時刻）" as "1/11、3/22は土日ダイヤ".
  static func withKindBehind(_ sentence: String) -> String {
    let bare = sentence.drop { "○◎●・※◯ ".contains($0) }
    guard let head = ["運行：", "運行日：", "運行:", "運行日:"].first(where: bare.hasPrefix),
      let last = bare.last, "）)".contains(last),
      let open = bare.lastIndex(where: { "（(".contains($0) })
    else { return sentence }
    let dates = bare[bare.index(bare.startIndex, offsetBy: head.count)..<open]
    let kind = bare[bare.index(after: open)...].dropLast()
    guard let noun = (["ダイヤ", "ダイヤで運行", "の時刻で運行"] + nouns).first(where: kind.hasSuffix),
      case let name = String(kind.dropLast(noun.count)), names.contains(name) || name == "土日",
      case let reading = ServicePattern.read(String(dates)), reading.unread.isEmpty,
      reading.pattern?.daysAlone?.allSatisfy({ !$0.periods.isEmpty }) == true
    else { return sentence }
    return dates + "は" + name + "ダイヤ"
  }
}
