import BusModel

/// Pages that write the days of a timetable below it: "▲平日" under the first, "▲土日祝" under the second.
enum LabelsBelow {
  /// The labels, one for each reading; nil unless every reading has one below it, and none stands above
  /// the first.
  static func labels(of readings: [LayoutResult], _ lines: PageLines, _ tree: PageTree)
    -> [DayLabel]?
  {
    guard readings.count > 1, readings.allSatisfy(\.isUnlabelled) else { return nil }
    var labels: [DayLabel] = []
    for (index, reading) in readings.enumerated() {
      let end = Int(tree.nodes[reading.node].end)
      let next = index + 1 < readings.count ? readings[index + 1].node : Int.max
      // Several timetables of one element have nothing between them.
      guard end <= next else { return nil }
      let between = lines.lines.filter { (end..<next).contains($0.node) }
      guard let line = between.first, index + 1 == readings.count || between.count == 1,
        DayLabel.isWhole(line.text),
        let label = DayLabel.choose(DayLabel.labels(in: line.text))
      else { return nil }
      labels.append(label)
    }
    return labels
  }

  /// Labels of days that cannot be given to one of the timetables each.
  static func doubts(
    _ readings: [LayoutResult], _ contexts: [ContextReader], of lines: PageLines, _ tree: PageTree
  ) -> [Notice] {
    let labels = contexts.map(\.surroundingLabel)
    return doubtsOfSeveral(readings, labels, stops: contexts.map(\.names.stop))
      + doubtsOfOrder(readings, labels, of: lines, tree)
  }

  /// How many lines below the last timetable its label may stand: a table of fares may be between.
  private static let far = 8

  /// A label below the last of several timetables that is none of theirs: then each label between two is
  /// of the one above it, and nothing says of which was the first.
  private static func doubtsOfOrder(
    _ readings: [LayoutResult], _ labels: [DayLabel?], of lines: PageLines, _ tree: PageTree
  ) -> [Notice] {
    guard readings.count > 1, readings.allSatisfy(\.isUnlabelled),
      labels.contains(where: { $0 == nil }),
      let last = readings.last,
      let below = lines.lines.lazy.filter({ $0.node >= Int(tree.nodes[last.node].end) })
        .prefix(far).first(where: { DayLabel.isWhole($0.text) }),
      let label = DayLabel.choose(DayLabel.labels(in: below.text)),
      !DayLabel.isDaily(label.text),
      !labels.contains(where: { $0?.text == label.text })
    else { return [] }
    return [Notice(.unreadDays(.words(below.text)), at: last.columns.first?.at)]
  }

  /// A label of several days above as many timetables, of which nothing says which is whose; 平日/Weekday
  /// is one day twice, and timetables of as many stops are each of all those days.
  private static func doubtsOfSeveral(
    _ readings: [LayoutResult], _ labels: [DayLabel?], stops: [String?]
  ) -> [Notice] {
    let told = stops.compactMap(\.self)
    if told.count == readings.count, Set(told).count == told.count { return [] }
    guard readings.count > 1, readings.allSatisfy(\.isUnlabelled), let label = labels.first ?? nil,
      labels.allSatisfy({ $0?.text == label.text })
    else { return [] }
    let parts = label.text.split { "・、／/｜|".contains($0) }.map(String.init)
    guard parts.count == readings.count,
      parts.allSatisfy({ $0.length > 1 && isWhole($0) && DayWords.isLabel($0) }),
      Set(parts.map { DayWords.kind(of: $0) }).count > 1,
      Set(readings.map { $0.columns.map { $0.stop ?? "" } }).count == 1
    else { return [] }
    return [Notice(.unreadDays(.words(label.text)), at: readings[0].columns.first?.at)]
  }

  /// Whether a part is no half of 平日（土日祝、12/29～1/3は運休）, nor of two sentences.
  private static func isWhole(_ part: String) -> Bool {
    part.count { "(（".contains($0) } == part.count { ")）".contains($0) } && !part.contains("。")
  }
}
