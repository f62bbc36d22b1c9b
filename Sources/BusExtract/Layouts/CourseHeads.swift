/// The heads of the columns of a course.
enum CourseHeads {
  /// Whether a column so headed names the stops of buses.
  static func areStops(_ head: String) -> Bool {
    let text = Texts.compact(head)
    if ColumnRole.exact(text) != nil || ["時刻", "時間"].contains(where: text.ends) {
      return ColumnRole.exact(text) != nil
    }
    switch ColumnRole.named(text) {
    case .stop: return true
    case .platform: return !text.contains("番")
    case .departure, .arrival, .destination, .routeName, .vessel, .days, .rests, .remark,
      .rowNumber,
      .way:
      return false
    default: return deeds.begins(text) && kinds.ends(text)
    }
  }

  /// Whether a column of times so headed is of buses.
  static func areOfBuses(_ head: String) -> Bool {
    ["発", "乗車", "迎え", "出発", "通過", "到着"].contains(where: head.contains)
  }

  static func areRemarks(_ head: String) -> Bool {
    ["目印", "場所", "詳細", "位置", "説明", "目安", "住所", "補足"].contains(where: head.contains)
  }

  private static let deeds = WordList([
    "乗車", "降車", "乗降", "集合", "送迎", "停車", "発着", "待合", "待機", "お迎え", "迎え", "お送り", "バス", "経由",
  ])
  private static let kinds = WordList(["場所", "地", "所", "ポイント", "駅", "名", "ストップ", "先", "地点"])
}
