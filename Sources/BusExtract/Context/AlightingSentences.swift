import BusModel

/// Sentences that say from which stop on buses only let people off: "西橋以遠は降車のみのお取扱いとなります".
/// Nobody gets on there, so the times are arrivals.
enum AlightingSentences {
  /// Takes the departures away of which the lines say so; where it is not clear of which, the page is
  /// in doubt. `legend` are the lines that explain marks beside times.
  static func close(
    _ readings: inout [Reading], _ lines: PageLines, legend: Set<PageTree.Index>
  ) {
    for line in lines.lines
    where words.isFound(in: line.text) && line.text.utf8.count <= 200
      && !legend.contains(line.node)
    {
      for clause in clauses(of: line.text) where words.isFound(in: clause) {
        let isUsed = readings.indices.reduce(false) { isUsed, index in
          let bySign = close(signed: clause, in: &readings[index])
          return place(before: clause).map { close($0, in: &readings[index]) } ?? false || bySign
            || isUsed
        }
        if !isUsed, let first = readings.indices.first(where: { readings[$0].hasTrips }) {
          readings[first].leftovers.append(
            Notice(.leftOver(.outsideCells(clause)), at: readings[first].columns.first?.at))
        }
      }
    }
  }

  /// "日野では乗車のみ、石和以遠は降車のみです" says two things; "西橋、東橋は降車のみ" one.
  private static func clauses(of text: String) -> [String] {
    text.split(separator: "。").flatMap { sentence -> [String] in
      let parts = sentence.split(separator: "、").map(String.init)
      let saysTwo = parts.dropLast().contains { $0.contains("のみ") || $0.contains("専用") }
      return saysTwo ? parts : [String(sentence)]
    }
  }

  /// "△乗車専用　▼降車専用": at the stops that bear the sign.
  private static func close(signed sentence: String, in reading: inout Reading) -> Bool {
    var isUsed = false
    for index in reading.columns.indices {
      let isMeant = reading.columns[index].stopSigns.contains { sign in
        guard sign != "・", sign != "※", let place = sentence.firstIndex(of: sign) else {
          return false
        }
        let said = Texts.compact(sentence[sentence.index(after: place)...]).drop {
          "印はのバス停留所：:…＝=）)は".contains($0)
        }
        return deeds.contains { said.hasPrefix($0) }
      }
      if isMeant {
        reading.columns[index].departures = []
        isUsed = true
      }
    }
    return isUsed
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

  private static func close(_ place: Place, in reading: inout Reading) -> Bool {
    let stops = reading.columns.indices.filter { index in
      reading.columns[index].stop.map { NameKey.agree($0, place.name) } == true
        && reading.columns[index].departures.contains { $0.trip != nil }
    }
    guard let first = stops.first else { return false }
    let names = reading.columns.compactMap(\.stop)
    guard let position = names.firstIndex(of: reading.columns[first].stop ?? "") else {
      return false
    }
    // On the way back the same stop is one of the first, and there people get on.
    guard place.isFirstOfMany else {
      for index in stops { reading.columns[index].departures = [] }
      return true
    }
    guard position * 2 >= names.count else { return false }
    let closed = Set(names[position...])
    for index in reading.columns.indices
    where reading.columns[index].stop.map(closed.contains) == true {
      reading.columns[index].departures.removeAll { $0.end?.isHere != true }
    }
    return true
  }

  private static let deeds = [
    "降車のみ", "降車専用", "下車のみ", "下車専用", "降車扱い", "降車の取扱い", "降車のお取扱い", "降車だけ",
  ]
  private static let words = WordList(deeds)
}

extension Reading {
  /// Whether its buses call at several stops.
  fileprivate var hasTrips: Bool {
    columns.contains { column in column.departures.contains { $0.trip != nil } }
  }
}
