/// Sentences that give the last day of service in the old year, or the first in the new one: between them nothing
/// runs.
package enum TurnOfYear {
  /// "年末は12月30日まで、年始は1月4日から運行します" as 12月31日～1月3日は運休; nil for any other sentence.
  package static func rest(in sentence: String) -> String? {
    guard mayBe(sentence), let until = sentence[...].firstRange(ofBytes: "まで"),
      let from = ["から", "より"].lazy
        .compactMap({ sentence[until.upperBound...].firstRange(ofBytes: $0) }).first
    else { return nil }
    guard let last = day(bare(sentence[..<until.lowerBound]), behind: lasts, in: 12),
      let first = day(
        withoutEnd(sentence[until.upperBound..<from.lowerBound]), behind: firsts, in: 1),
      (1...30).contains(last), (2...31).contains(first),
      runs.contains(sentence[from.upperBound...].filter { !"。 　".contains($0) })
    else { return nil }
    return "12月\(last + 1)日～1月\(first - 1)日は運休"
  }

  /// "年内の最終運行日は12月25日（金）です" as 12月26日～12月31日は運休, "年始は1月5日から運行します" as 1月1日～1月4日は運休; nil for
  /// any other sentence.
  static func plain(_ sentence: String) -> String? {
    guard mayBe(sentence), let date = Date(bare(sentence[...])), let month = date.month else {
      return nil
    }
    var rest = date.rest
    if let open = rest.first, "（(".contains(open),
      let close = rest.firstIndex(where: { "）)".contains($0) })
    {
      rest = rest[rest.index(after: close)...]
    }
    guard !rest.contains(where: \.isNumber) else { return nil }
    if month == 12, (1..<31).contains(date.day), lasts.contains(date.head),
      ends.contains(where: rest.hasPrefix)
    {
      return "12月\(date.day + 1)日～12月31日は運休"
    }
    guard month == 1, (2...31).contains(date.day), firsts.contains(date.head),
      begins.contains(where: rest.hasPrefix)
    else { return nil }
    return "1月1日～1月\(date.day - 1)日は運休"
  }

  private static func mayBe(_ sentence: String) -> Bool {
    sentence.utf8.count <= 150 && heads.contains(where: sentence.holds(bytes:))
      && !others.contains(where: sentence.holds(bytes:))
  }

  private static func bare(_ text: Substring) -> Substring {
    text.drop { "※・●■◆○ 　".contains($0) }
  }

  /// 年始は1月4日 behind "の運行、".
  private static func withoutEnd(_ text: Substring) -> Substring {
    let end = ["の運行", "運行", "で終了", "の運転"].first(where: text.hasPrefix)
    return text.dropFirst(end?.count ?? 0).drop { "、，。　 ".contains($0) }
  }

  /// The day of 年末は12月30日（水） and 年末は30日, behind one of some heads; nil where more is said.
  private static func day(
    _ text: Substring, behind heads: Set<String>, in month: Int
  ) -> Int? {
    guard let date = Date(text), date.month ?? month == month,
      heads.contains(date.head) || heads.contains(date.head + "は")
    else { return nil }
    var rest = date.rest
    if let open = rest.first, "（(".contains(open), let last = rest.last, "）)".contains(last) {
      rest = rest.dropFirst().dropLast().drop { "月火水木金土日曜・祝".contains($0) }
    }
    return rest.isEmpty ? date.day : nil
  }

  /// The first date of a text.
  private struct Date {
    /// What stands before it.
    var head: String
    /// Nil where only the day is said.
    var month: Int?
    var day: Int
    /// What follows 日.
    var rest: Substring

    init?(_ text: Substring) {
      let head = text.prefix { !$0.isNumber }
      var rest = text.dropFirst(head.count)
      guard var day = number(&rest) else { return nil }
      if let sign = rest.first, "月/／".contains(sign) {
        month = day
        rest.removeFirst()
        guard let second = number(&rest) else { return nil }
        day = second
      }
      if rest.first == "日" { rest.removeFirst() }
      (self.head, self.day, self.rest) = (String(head), day, rest)
    }
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isWholeNumber }
    text = text.dropFirst(digits.count)
    guard (1...2).contains(digits.count) else { return nil }
    return digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
  }

  private static let heads = ["年内", "年末", "年始", "年明け", "新年"]
  /// What says of more than buses, or of some of them, or that they go on otherwise.
  private static let others = ["ダイヤ", "時刻", "便", "のみ", "線", "予約", "販売", "窓口", "受付", "営業", "場合"]
  private static let lasts: Set<String> = Set(
    ["年内", "年末", "本年", "今年"].flatMap { year in
      [
        "の運行は", "は", "最終運行日は", "の最終運行日は", "最終運行は", "の最終運行は", "最終運行日：", "の最終運行日：",
        "の運行最終日は", "運行最終日は",
      ].map { year + $0 }
    })
  private static let firsts: Set<String> = Set(
    ["年始", "年明け", "新年", "来年"].flatMap { year in
      ["の運行は", "は", "初回運行日は", "の初回運行日は", "の運行開始日は", "運行開始日は", "の運行開始は", "最初の運行日は"]
        .map { year + $0 }
    })
  /// 運行ルートが変わります says nothing of days, and before 通常運行 something else may run.
  private static let runs: Set<String> = Set(
    ["運行", "運転"].flatMap { verb in
      ["", "します", "いたします", "です", "となります", "開始", "を開始します", "再開", "を再開します"].flatMap {
        [verb + $0, "の" + verb + $0]
      }
    } + ["走ります", "動きます"])
  private static let ends = ["まで", "です", "となります", "で終了", "をもって終了", "が最終"]
  private static let begins = [
    "から運行", "より運行", "から運転", "より運転", "から通常", "より通常", "からです", "からとなり", "です",
  ]
}
