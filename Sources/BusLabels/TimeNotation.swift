public import BusModel

extension ServiceTime {
  /// Reads a time as timetables print it: 24:10, 25:01:00, 翌0:10, 8：00, 8時10分, 午後3時, 6:45AM, 8.10.
  ///
  /// Full-width digits and spaces are fine; seconds must be there in full and are dropped. 翌 and
  /// 深夜 before an hour up to 11 add a day; 午後 and PM half a one. Nil for anything else, for an
  /// hour beyond 47, and for contradictions (午後15:00 is 15:00, 午後25:00 is nothing).
  public init?(notation: some StringProtocol) {
    var reader = TimeNotationReader(String(notation))
    guard let minutes = reader.read() else { return nil }
    self.init(minutes: minutes)
  }
}

/// Reads one notation of a time in normalised characters.
private struct TimeNotationReader {
  private var reader: NumberReader
  private var isNextDay = false
  private var half: Int?

  init(_ text: String) {
    let characters = LabelText(text).characters.filter { $0 != " " && $0 != "\n" }
    reader = NumberReader(characters, at: 0)
  }

  mutating func read() -> Int? {
    readPrefixes()
    guard var hour = reader.number(), let minute = readMinute() else { return nil }
    readSuffix()
    guard reader.next == nil else { return nil }
    if let half {
      guard hour <= 12 || half == 12 && hour < 24 else { return nil }
      hour = hour > 12 ? hour : hour == 12 ? half : hour + half
    }
    guard (0...47).contains(hour) else { return nil }
    if isNextDay, hour < 24 { hour += 24 }
    return hour * 60 + minute
  }

  private mutating func readPrefixes() {
    for word in ["翌日の", "翌日", "翌朝", "翌", "(翌)", "(翌日)"] where reader.take(word: word) {
      isNextDay = true
      break
    }
    for word in ["午前", "am", "a.m."] where half == nil && reader.take(word: word) { half = 0 }
    for word in ["午後", "pm", "p.m."] where half == nil && reader.take(word: word) { half = 12 }
  }

  private mutating func readMinute() -> Int? {
    if reader.take("時") {
      if reader.take("半") { return 30 }
      guard let minute = reader.number() else { return 0 }
      _ = reader.take("分")
      return (0...59).contains(minute) ? minute : nil
    }
    guard reader.take(":") || reader.take(".") || reader.take("h") else {
      // 3PM has no minute; a bare number is no time.
      return half != nil || reader.next == "a" || reader.next == "p" ? 0 : nil
    }
    let start = reader.at
    guard let minute = reader.digits(limit: 2), reader.at - start == 2, minute < 60 else {
      return nil
    }
    return readSeconds() ? minute : nil
  }

  /// Whether there are no seconds, or seconds as GTFS writes them.
  private mutating func readSeconds() -> Bool {
    guard reader.take(":") else { return true }
    let start = reader.at
    guard let second = reader.digits(limit: 2) else { return false }
    return reader.at - start == 2 && second < 60
  }

  private mutating func readSuffix() {
    for word in ["a.m.", "am"] where half == nil && reader.take(word: word) { half = 0 }
    for word in ["p.m.", "pm"] where half == nil && reader.take(word: word) { half = 12 }
    for word in ["発", "着", "頃"] where reader.take(word: word) { return }
  }
}
