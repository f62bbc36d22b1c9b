import BusModel

/// Sentences that say from which stop on buses only let people off: "西橋以遠は降車のみのお取扱いとなります".
/// Nobody gets on there, so the times are arrivals.
enum AlightingSentences {
  /// Takes the departures away of which the lines say so.
  static func close(_ readings: inout [Reading], _ lines: PageLines) {
    for line in lines.lines where words.isFound(in: line.text) && line.text.utf8.count <= 200 {
      for sentence in line.text.split(separator: "。") {
        guard let place = place(before: String(sentence)) else { continue }
        for index in readings.indices { close(place, in: &readings[index]) }
      }
    }
  }

  private struct Place {
    var name: String
    /// Whether the stops behind it are meant too.
    var isFirstOfMany: Bool
  }

  private static func place(before sentence: String) -> Place? {
    let text = Texts.compact(sentence.drop { "※＊*・●■◆　 ".contains($0) })
    guard let deed = deeds.lazy.compactMap({ text[...].firstRange(of: $0) }).first else {
      return nil
    }
    var subject = String(text[..<deed.lowerBound])
    for word in ["では", "は", "からは"] where subject.ends(with: word) {
      subject = String(subject.before(ending: word))
      break
    }
    for word in ["の各停留所", "のバス停", "の停留所", "停留所", "バス停", "の区間"] where subject.ends(with: word) {
      subject = String(subject.before(ending: word))
      break
    }
    let beyond = ["以遠", "以降", "以西", "以東", "以南", "以北", "から先", "より先"]
    guard let word = beyond.first(where: subject.ends) else {
      return Place(name: subject, isFirstOfMany: false)
    }
    return Place(name: String(subject.before(ending: word)), isFirstOfMany: true)
  }

  private static func close(_ place: Place, in reading: inout Reading) {
    let stops = reading.columns.indices.filter { index in
      reading.columns[index].stop.map { NameKey.agree($0, place.name) } == true
        && reading.columns[index].departures.contains { $0.trip != nil }
    }
    guard let first = stops.first else { return }
    let names = reading.columns.compactMap(\.stop)
    guard let position = names.firstIndex(of: reading.columns[first].stop ?? "") else { return }
    // On the way back the same stop is one of the first, and there people get on.
    guard place.isFirstOfMany else {
      for index in stops { reading.columns[index].departures = [] }
      return
    }
    guard position * 2 >= names.count else { return }
    let closed = Set(names[position...])
    for index in reading.columns.indices
    where reading.columns[index].stop.map(closed.contains) == true {
      reading.columns[index].departures.removeAll { $0.end?.isHere != true }
    }
  }

  private static let deeds = [
    "降車のみ", "降車専用", "下車のみ", "下車専用", "降車扱い", "降車の取扱い", "降車のお取扱い", "降車だけ",
  ]
  private static let words = WordList(deeds)
}
