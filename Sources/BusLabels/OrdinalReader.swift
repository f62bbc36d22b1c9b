internal import BusModel

/// Reads 第2・第4, 第1,3, 第二, 最終 before a weekday.
struct OrdinalReader {
  private var reader: NumberReader

  init(_ characters: [Unicode.Scalar], at: Int) { reader = NumberReader(characters, at: at) }

  /// Where it stopped.
  var at: Int { reader.at }

  /// Which ones of the month, or nil.
  mutating func read() -> DaySet.Ordinals? {
    guard var ordinals = one(needsPrefix: true) else { return nil }
    while true {
      let start = reader.at
      let hasSeparator = reader.take("、") || reader.take("と") || reader.take("/")
      // 第2第4 needs no separator, 第2・4 no second 第.
      guard let more = one(needsPrefix: !hasSeparator) else {
        reader.at = start
        return ordinals
      }
      ordinals.formUnion(more)
    }
  }

  private mutating func one(needsPrefix: Bool) -> DaySet.Ordinals? {
    let start = reader.at
    if needsPrefix, reader.take("全") {
      // 全日 is every day; 全土曜 is every Saturday.
      let isWeekday = reader.next.map { VocabularyDays.oneKanji[$0] != nil } ?? false
      var ahead = reader
      ahead.at += 1
      if isWeekday, ahead.next == "曜" { return .all }
      reader.at = start
      return nil
    }
    for word in ["最終", "最後の", "毎月最終"] where reader.take(word: word) {
      // 最終便は and 最終 alone are of the last bus.
      guard let next = reader.next, !"便バは、。".unicodeScalars.contains(next) else {
        reader.at = start
        return nil
      }
      return .last
    }
    if !reader.take("第"), needsPrefix { return nil }
    guard let number = reader.number(), (1...5).contains(number) else {
      reader.at = start
      return nil
    }
    for word in ["番目の", "番目", "回目の", "回目"] where reader.take(word: word) { return .nth(number) }
    if let next = reader.next, "日月年時分回便".unicodeScalars.contains(next),
      !("日月".unicodeScalars.contains(next) && isWeekday(at: reader.at))
    {
      reader.at = start
      return nil
    }
    return .nth(number)
  }

  /// 第2日曜, but 2日.
  private func isWeekday(at place: Int) -> Bool {
    var ahead = reader
    ahead.at = place + 1
    return ahead.next.map {
      "曜、・)~ ".unicodeScalars.contains($0) || VocabularyDays.oneKanji[$0] != nil
    } ?? true
  }
}
