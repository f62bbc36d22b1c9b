/// What stands beside several times of one cell: a mark at some of them, or a word that counts each.
extension ClockCell {
  /// Notes which time a word read last belongs to.
  mutating func own(_ word: MinuteCell.Word, from start: Int) {
    let owner = owner(of: word, from: start)
    if owner < 0, leadsToTime(word, from: start) {
      unsettled.append((words.count - 1, times.count))
    }
    leads.append(owner == times.count)
    owners.append(owner)
  }

  /// Marks before their times, two or more, say of each other which side they stand on where none stands behind a
  /// time: "7:30 *8:30 9:00 *9:30".
  mutating func settleLeads() {
    guard unsettled.count > 1, unsettled.count == owners.count(where: { $0 < 0 }),
      owners.indices.allSatisfy({ owners[$0] < 0 || leads[$0] })
    else { return }
    for (word, next) in unsettled where times.indices.contains(next) {
      (owners[word], leads[word]) = (next, true)
    }
  }

  /// Whether a word is glued to the time behind it and to nothing before it.
  private func leadsToTime(_ word: MinuteCell.Word, from start: Int) -> Bool {
    let isBehind =
      start > 0 && tokens[start].isGlued
      && (tokens[start - 1].isNumber || tokens[start - 1].is(.minuteUnit))
    return !isBehind && Scalars.circledNumber(word.text) == nil && index < tokens.count
      && tokens[index].isGlued && tokens[index].isNumber
  }

  /// The time that a word is glued to: the one before it, or the next where it is a letter, a9:15, or stands as the
  /// first word of the cell does: of "8:20 *9:15" nobody knows.
  private func owner(of word: MinuteCell.Word, from start: Int) -> Int {
    if word.role == .trip { return times.count - 1 }
    guard leadsToTime(word, from: start) else {
      // "12:45 （平日）" is said of more than 12:45.
      let isApart =
        start > 0 && tokens[start - 1].kind == .open && !tokens[start - 1].isGlued
        && word.text.length > 1
      return tokens[start].isGlued && !isApart ? times.count - 1 : -1
    }
    let isLetter = word.text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic && $0.value < 0x3041
    }
    return isLetter || start == 0 || leads.first == true && owners.first == 0 ? times.count : -1
  }

  /// Whether the words beside several times are 発 behind each of them, or count them.
  var saysNothing: Bool {
    words.count == times.count && words.allSatisfy { $0.text == "発" } || countsTimes
  }

  /// Whether marks stand at some of several times: "8:20*、9:15、10:40*", "a8:20, 9:15".
  var marksTimes: Bool {
    times.count > 1 && owners.count == words.count && owners.allSatisfy(times.indices.contains)
      && words.indices.allSatisfy { place in
        let word = words[place]
        if word.text.length > 1 {
          return !leads[place] && labelTimes && DayWords.isLabel(word.text)
        }
        guard let mark = word.text.unicodeScalars.first, word.text.unicodeScalars.count == 1 else {
          return false
        }
        // 7:15a is of the morning, a7:15 a time with a mark.
        return !Self.deeds.contains(mark)
          && (!mark.properties.isAlphabetic || mark.value >= 0x3041 || leads[place])
      }
  }

  /// Whether days beside times are said of these alone: all have some, or two neighbours the same. Those of
  /// "8:00、9:00（平日）、10:00（土日）" are said of what stands before them as well.
  private var labelTimes: Bool {
    var labels: [Int: String] = [:]
    for place in words.indices where words[place].text.length > 1 {
      labels[owners[place]] = words[place].text
    }
    return labels.count == times.count
      || labels.contains { time, label in labels[time + 1] == label }
  }

  private static let deeds = Set("着発時分頃前後迄休運時日月火水木金土祝".unicodeScalars)

  /// Whether each of several times has a number of its own, ①, ②, ③, or the name of its trip before it.
  private var countsTimes: Bool {
    guard times.count > 1, words.count == times.count else { return false }
    return words.indices.allSatisfy { Scalars.circledNumber(words[$0].text) == $0 + 1 }
      || words.allSatisfy { $0.role == .trip } && owners == Array(-1..<times.count - 1)
  }

  /// The words that stand beside one of the times.
  func words(beside time: Time) -> [MinuteCell.Word] {
    let (counts, marks) = (countsTimes, marksTimes)
    guard counts || marks,
      let place = times.firstIndex(where: {
        $0.node == time.node && $0.minute == time.minute && $0.hour % 12 == time.hour % 12
      })
    else { return words }
    return counts ? [words[place]] : zip(words, owners).filter { $1 == place }.map { $0.0 }
  }
}
