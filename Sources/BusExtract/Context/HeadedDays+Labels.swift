import BusLabels

/// Days that stand below the label of a column.
extension HeadedDays {
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
      guard !tree.nodes[line.block].tag.isHeading, !tree.nodes[line.block].tag.isCell,
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
}
