import BusLabels

extension String {
  /// What is said of a ship or of fetching guests in the words that are used of buses.
  var inWordsOfBuses: String { withoutShips.withoutFetching }

  /// "12月8日は送迎はございません" as 12月8日は運休: what a house does for its guests.
  private var withoutFetching: String {
    guard holds(bytes: "送迎") else { return self }
    for noun in Self.fetching {
      for particle in ["は", "を", "も", "が", ""] {
        guard let range = firstRange(of: noun + particle),
          let verb = Self.restingVerbs.first(where: self[range.upperBound...].hasPrefix)
        else { continue }
        var before = self[..<range.lowerBound]
        // 年末年始の送迎はありません
        if before.hasSuffix("の") { before = before.dropLast() + "は" }
        let after = self[range.upperBound...].dropFirst(verb.count)
        // 送迎はございませんので、タクシーで: what guests may do instead is said of no bus.
        return before + "運休します" + (after.first == "の" ? "。" : after)
      }
    }
    return self
  }

  /// The longer first.
  private static let fetching = ["送迎バスの運行", "送迎の運行", "送迎サービス", "送迎バス", "送迎"]
  private static let restingVerbs = [
    "ございません", "ありません", "行っておりません", "行っていません", "行いません", "いたしておりません", "いたしません", "しておりません",
    "していません", "しません", "お休みさせていただきます", "お休みいたします", "お休みします", "お休みとなります", "お休みです", "お休み", "休止いたします",
    "休止します", "休止", "中止いたします", "中止します", "中止", "できません", "出来ません",
  ]

  /// "祝日も運航します" as "祝日も運行します": of a ship what is said of a bus. 通常運航 and 運航期間 are heads.
  private var withoutShips: String {
    guard holds(bytes: "航") else { return self }
    // 全便休航いたします, 運航休止日.
    var plain = replacing(bytes: "運航休止日", with: "運休日").replacing(bytes: "休航", with: "運休")
    var from = plain.startIndex
    while let range = plain[from...].firstRange(of: "運航") {
      let before = plain[..<range.lowerBound].last
      let after = plain[range.upperBound...].first
      let isVerb =
        before.map { "もはにでりみ間日祝曜便".contains($0) } == true
        && after.map { "期状日".contains($0) } != true
      let length = plain.distance(from: plain.startIndex, to: range.upperBound)
      if isVerb { plain.replaceSubrange(range, with: "運行") }
      from = plain.index(plain.startIndex, offsetBy: length)
    }
    return plain
  }
}
