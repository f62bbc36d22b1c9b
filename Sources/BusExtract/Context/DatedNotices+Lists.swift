import BusLabels

/// Lists of bare dates, of which the line above them or below says what happens then.
extension DatedNotices {
  /// "3月の運休日" with the days of the month in the lines below it, and how many these are.
  static func restDays(
    below head: PageLines.Line, _ lines: ArraySlice<PageLines.Line>
  ) -> (statement: String, count: Int)? {
    guard head.text.utf8.count <= 60, restHeads.isFound(in: head.text) else { return nil }
    let bare = Texts.compact(head.text.drop { "■●◆◇□○◎・※＊*【 　".contains($0) })
    guard let end = bare.firstRange(of: "月の"),
      bare[..<end.lowerBound].last?.isDigit == true,
      restNouns.contains(String(bare[end.upperBound...].prefix { !"】：:".contains($0) }))
    else { return nil }
    let days = lines.prefix(12).prefix { line in
      line.text.utf8.count <= 120 && line.text.contains("日")
        && Texts.compact(line.text).allSatisfy { $0.isDigit || dateSigns.contains($0) }
        && !zip(line.text, line.text.dropFirst()).contains { $0.isDigit && "月/／".contains($1) }
    }
    guard !days.isEmpty else { return nil }
    let said = days.map { Texts.compact($0.text) }.joined(separator: "、")
    let statement = bare[..<end.lowerBound] + "月" + said + "は運休"
    return settled(String(statement)) == nil ? nil : (String(statement), days.count)
  }

  private static let restHeads = WordList(["月の運", "月の休", "月の全"])
  private static let restNouns: Set<String> = ["運休日", "運休", "全便運休日", "休業日", "休航日", "運行しない日"]

  /// "上記の日は土日祝の時刻で運行します" with the dates of the lines above it, and how many these are.
  static func ofDatesAbove(
    _ text: String, _ lines: ArraySlice<PageLines.Line>
  ) -> (statement: String, count: Int)? {
    guard text.utf8.count <= 200, above.isFound(in: text),
      let head = aboves.first(where: text.drop(while: { "※・ 　".contains($0) }).begins(with:))
    else { return nil }
    let dates = lines.reversed().prefix(8).prefix { line in
      line.text.utf8.count <= 60 && DayStatements.isDate(line.text)
        && DayWords.onlyDates(Texts.compact(line.text))
    }
    let rest = text.drop { "※・ 　".contains($0) }.dropFirst(head.count)
    let statement = dates.reversed().map(\.text).joined(separator: "、") + "は" + rest
    guard !dates.isEmpty, settled(statement) != nil else { return nil }
    return (statement, dates.count)
  }

  private static let above = WordList(["上記"])
  private static let aboves = ["上記の日は", "上記の期間は", "上記期間は", "上記の日程は", "上記日程は"]
}
