/// What the name before a row of times may be besides a stop's.
enum RowName {
  /// "第3便", "3便目": a trip, so that the table lies the other way.
  static func isTrip(_ name: String) -> Bool {
    guard ["便", "便目", "号", "号車", "回", "回目"].contains(where: name.hasSuffix) else { return false }
    return name.unicodeScalars.contains { (0x30...0x39).contains(Scalars.folded($0.value)) }
  }

  /// "行き", "帰り2", "復路": a way and no place.
  static func isWay(_ name: String) -> Bool {
    let word = Texts.compact(name).filter { !$0.isNumber && !"（）()便".contains($0) }
    return ["行き", "帰り", "往路", "復路", "往", "復", "上り", "下り", "登校", "下校", "行", "帰"].contains(word)
  }

  /// "月曜日", "平日": days.
  static func isDays(_ name: String) -> Bool { !DayLabel.labels(in: name).isEmpty }

  /// "電車", "列車（上り）", "JR中央線", "接続列車": another vehicle that the bus meets.
  static func isConnection(_ name: String) -> Bool {
    let text = Texts.compact(name)
    if ["接続", "乗継", "乗り継ぎ"].contains(where: text.contains) { return true }
    if text.hasPrefix("JR") || text.hasPrefix("ＪＲ") { return text.hasSuffix("線") }
    return ["電車", "列車", "汽車", "新幹線"].contains { vehicle in
      guard text.hasPrefix(vehicle) else { return false }
      let next = text.dropFirst(vehicle.count).first
      return next.map { "（(〔[時到出".contains($0) } ?? true
    }
  }
}
