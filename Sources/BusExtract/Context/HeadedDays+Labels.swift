import BusLabels

/// What a row or a list says that a label means.
extension HeadedDays {
  /// "休日 | 日曜・祝日・8月15日" and "平日 | 月曜～土曜" in a row: what the page means by the word.
  mutating func defining(
    _ word: PageLines.Line, _ days: PageLines.Line, _ tree: PageTree
  ) -> Int? {
    guard word.text.utf8.count <= 60, Self.areRow(word, days, tree) else { return nil }
    let head = Texts.compact(word.text)
    let defined = tree.definedLabels.labels
    guard
      Self.kinds.isOne(head) || Self.seasons.isFound(in: head)
        || !defined.isEmpty && defined.contains(LabelDefinition.folded(head)),
      !standsAmongTimes(word, tree)
    else { return nil }
    let sentence = head + "：" + Texts.collapsed(days.text)
    // 土曜 | 授業期間中の土曜のみ運行 limits no other column.
    let limitsOne = Self.kinds.isOne(head) && Self.limits.isFound(in: days.text)
    guard
      limitsOne || HolidayDefinition(sentence) != nil
        || WeekdayDefinition.rules(of: sentence) != nil
        || LabelDefinition(sentence, of: tree.definedLabels.labels) != nil
        || PeriodDefinition.isLine(sentence)
    else { return nil }
    take(word, [days], sentence, tree)
    return 2
  }

  /// "【多客期】" or "特別ダイヤの実施日" over lines of dates: what the page means by a label of its columns.
  mutating func listing(
    _ index: Int, _ lines: [PageLines.Line], _ tree: PageTree
  ) -> Int? {
    let defined = tree.definedLabels.labels
    guard !defined.isEmpty, lines[index].text.utf8.count <= 200 else { return nil }
    let head = lines[index]
    var label = LabelDefinition.head(over: head.text)
    var said: [String] = []
    if !defined.contains(label) {
      // 小中学校がない日：土・日・祝日のほか、次の日.
      guard let name = LabelDefinition.head(of: head.text), defined.contains(name),
        let sign = head.text.firstIndex(where: { "：:=＝".contains($0) })
      else { return nil }
      label = name
      let days = head.text[head.text.index(after: sign)...]
      if !days.isEmpty { said.append(String(days)) }
    }
    var body: [PageLines.Line] = []
    for line in lines[(index + 1)...].prefix(12) {
      // B日程：12月21日～23日 explains the next label.
      guard !tree.nodes[line.block].tag.isHeading, !tree.nodes[line.block].tag.isCell,
        LabelDefinition.listed(line.text).map(defined.contains) != true,
        let days = LabelDefinition.dates(ofLine: line.text),
        body.isEmpty ? Self.areHeadAndBody(head, line, tree) : Self.areAlike(body[0], line, tree)
      else { break }
      body.append(line)
      said.append(days)
    }
    let sentence = label + "：" + said.joined(separator: "、")
    guard !body.isEmpty, LabelDefinition(sentence, of: defined) != nil else { return nil }
    take(head, body, sentence, tree)
    return body.count + 1
  }

  /// The school's holidays, whose dates a row gives.
  private static let seasons = WordList([
    "夏季休業", "冬季休業", "春季休業", "学年末休業", "夏休み", "冬休み", "春休み", "休業期間", "特定日", "多客期", "繁忙期",
  ])

  private static let limits = WordList(["のみ運行", "のみ運転", "に限り", "だけ運行"])
  private static let kinds = WordList([
    "土曜", "土曜日", "日曜", "日曜日", "祝日", "平日", "休日", "土休日", "土日祝", "土日祝日", "日祝", "日祝日",
  ])
}
