/// What a word is to those who read cells: found once per different word of a page, so that reading
/// a cell compares no text. A new word is an entry of the table.
struct WordTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// Stands between hour and minute: "8:05", "8時05分".
  static let clockColon = WordTraits(rawValue: 1)
  /// A colon that may also stand between minutes and seconds.
  static let colon = WordTraits(rawValue: 1 << 1)
  /// Stands between two times: a span of hours, or a way from stop to stop.
  static let span = WordTraits(rawValue: 1 << 2)
  /// Stands between two minutes: "10～15分".
  static let minuteSpan = WordTraits(rawValue: 1 << 3)
  /// 分.
  static let minuteUnit = WordTraits(rawValue: 1 << 4)
  /// Repeats the row's hour inside a cell: "7時台".
  static let hourLabel = WordTraits(rawValue: 1 << 5)
  /// Stands behind a number that is an hour and nothing else.
  static let hourUnit = WordTraits(rawValue: 1 << 6)
  /// Stands behind the hour that a line of text begins with.
  static let lineHourUnit = WordTraits(rawValue: 1 << 7)
  /// Stands for an empty cell.
  static let padding = WordTraits(rawValue: 1 << 8)
  /// 午前, AM.
  static let morning = WordTraits(rawValue: 1 << 9)
  /// 午後, PM.
  static let afternoon = WordTraits(rawValue: 1 << 10)
  /// Says that buses run every so many minutes.
  static let frequency = WordTraits(rawValue: 1 << 11)
  /// 翌: the time after it is the next day's.
  static let nextDay = WordTraits(rawValue: 1 << 14)
  /// 〃, 同上: what the cell before says.
  static let ditto = WordTraits(rawValue: 1 << 15)
  /// Belongs to something else than a timetable.
  static let foreign = WordTraits(rawValue: 1 << 12)
  /// Names a column of hours.
  static let hourName = WordTraits(rawValue: 1 << 13)

  /// How many bytes the longest word of the table may have.
  static let longest = 15

  /// The traits of a word as printed.
  static func of(_ word: UnsafeBufferPointer<UInt8>) -> WordTraits {
    var traits = listed(word)
    if Padding.meansFrequency(word) { traits.insert(.frequency) }
    if ForeignWords.areFound(in: word) { traits.insert(.foreign) }
    return traits
  }

  /// The traits that the word as a whole has by the table.
  static func listed(_ word: UnsafeBufferPointer<UInt8>) -> WordTraits {
    PackedWord(word).flatMap { table[$0] } ?? []
  }

  /// The same for a text.
  static func listed(_ text: String) -> WordTraits {
    var copy = text
    return copy.withUTF8 { listed($0) }
  }

  private static let table: [PackedWord: WordTraits] = {
    let lists: [(WordTraits, [String])] = [
      (
        .clockColon,
        [":", "：", "時", ".", "．", "h", "H", "︓", "∶", "시", "时"]
      ),
      (.colon, [":", "："]),
      (
        .span,
        [
          "～", "〜", "~", "-", "－", "—", "–", "から", "→", "分～", "分〜", "分~", "分-", "分－", "分から", "分→",
        ]
      ),
      (.minuteSpan, ["～", "〜", "~", "から"]),
      (.minuteUnit, ["分", "分発", "分頃", "分ごろ", "분", "분발"]),
      (.hourLabel, ["時台", "時"]),
      (.hourUnit, ["時", "時台", "時：", "時:", ":", "：", "点", "시", "h", "時～", "時〜", "時頃"]),
      (.lineHourUnit, ["時", "時台", "時：", "時:", "時台：", "時台:", ":", "："]),
      (.padding, Padding.words),
      (
        .morning,
        [
          "午前", "AM", "Am", "am", "A.M.", "a.m.", "A.M", "a.m", "AM.", "am.", "上午", "오전",
          "vormittags",
        ]
      ),
      (
        .afternoon,
        [
          "午後", "PM", "Pm", "pm", "P.M.", "p.m.", "P.M", "p.m", "PM.", "pm.", "下午", "오후",
          "nachmittags",
        ]
      ),
      (.ditto, ["〃", "″", "”", "〝", "同上", "々", "\""]),
      (.nextDay, ["翌", "翌日", "翌日の", "翌朝"]),
      (
        .hourName,
        [
          "時", "時刻", "時間", "時間帯", "時台", "Hour", "hour", "HOUR", "h", "시", "时", "時分", "Stunde",
          "Stunden", "Heure", "Heures",
          "Hora", "Horas",
        ]
      ),
    ]
    var table: [PackedWord: WordTraits] = [:]
    for (trait, words) in lists {
      for word in words {
        let bytes = Array(word.utf8)
        guard let packed = bytes.withUnsafeBufferPointer(PackedWord.init) else { continue }
        table[packed, default: []].insert(trait)
      }
    }
    return table
  }()
}

/// A word of at most 15 bytes as two numbers, which compare and hash at once.
private struct PackedWord: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Nil for a longer word.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= WordTraits.longest else { return nil }
    for (index, byte) in bytes.enumerated() {
      if index < 8 {
        low |= UInt64(byte) << (8 * UInt64(index))
      } else {
        high |= UInt64(byte) << (8 * UInt64(index - 8))
      }
    }
    high |= UInt64(bytes.count) << 56
  }
}
