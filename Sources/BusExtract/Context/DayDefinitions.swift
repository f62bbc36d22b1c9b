/// Lines that say what a kind of day is: "休日＝土曜・日曜・祝日・8月13日～15日".
enum DayDefinitions {
  /// "休日（土曜含む）＝土曜・日曜・8月13日" as "休日＝土曜・日曜・8月13日": what the bracket says the days behind it say
  /// too. Nil for any other line.
  static func withoutAside(_ printed: String) -> String? {
    guard let open = printed.firstIndex(where: { "（(".contains($0) }),
      let close = printed[open...].firstIndex(where: { "）)".contains($0) })
    else { return nil }
    let head = printed[..<open]
    let rest = printed[printed.index(after: close)...]
    guard head.utf8.count <= 24, let sign = rest.first, "＝=：:".contains(sign),
      SpecialDayLines.definitions.begins(head + String(sign)),
      DayWords.hasHint(String(printed[open...close]))
    else { return nil }
    return head + String(rest)
  }
}
