import BusLabels
import BusModel

/// Marks about days that stand at one stop of a trip: "8:00※" at the first, with ※は土日祝運休.
///
/// A bus that does not leave its first stop calls at no other, so the mark there is the whole trip's.
/// At a later stop it may be either's, unless its legend says so, and the page is in doubt.
enum TripMarks {
  /// Gives the marks of first stops to their whole trips.
  static func spread(_ readings: inout [LayoutResult], legend: LegendReader) {
    guard legend.entries.contains(where: { $0.text.map(isOfDays) == true }) else { return }
    for index in readings.indices { spread(&readings[index], legend) }
  }

  fileprivate struct Stop: Equatable {
    var column: Int
    var departure: Int
    var position: Int
  }

  private static func spread(_ reading: inout LayoutResult, _ legend: LegendReader) {
    for stops in trips(of: reading) {
      for (place, stop) in stops.enumerated() {
        for word in reading[stop].words {
          guard let text = legend.entry(for: word.text)?.text, isOfDays(text),
            !stops.contains(where: { $0 != stop && reading[$0].words.names(word) })
          else { continue }
          if place == 0 {
            for other in stops.dropFirst() { reading[other].words.append(word) }
          } else {
            reading.doubt(Notice(.unreadDays(.mark(word.text, words: text)), at: reading[stop].at))
          }
        }
      }
    }
  }

  /// The departures of each trip that calls at several stops, from its first.
  private static func trips(of reading: LayoutResult) -> [[Stop]] {
    var trips: [String: [Stop]] = [:]
    for (column, found) in reading.columns.enumerated() {
      for (index, departure) in found.departures.enumerated() {
        guard let trip = departure.trip, let position = departure.stopPosition else { continue }
        trips[trip, default: []].append(
          Stop(column: column, departure: index, position: position))
      }
    }
    return trips.values.filter { $0.count > 1 }.map { $0.sorted { $0.position < $1.position } }
  }

  private static func isOfDays(_ text: String) -> Bool {
    running.isFound(in: text) && !stopping.isFound(in: text)
      && DayWords.mayName(Texts.compact(text))
  }

  private static let running = WordList(["運休", "運行", "運転", "運航", "のみ", "除く", "休止"])
  private static let stopping = WordList([
    "停車", "停まり", "止まり", "通過", "経由", "乗車", "降車", "乗降", "立ち寄", "寄り", "この停留所", "発着", "まで運", "から運",
    "始発", "発のみ", "着のみ",
  ])
}

extension LayoutResult {
  fileprivate subscript(_ stop: TripMarks.Stop) -> Departure {
    get { columns[stop.column].departures[stop.departure] }
    set { columns[stop.column].departures[stop.departure] = newValue }
  }

  fileprivate mutating func doubt(_ notice: Notice) {
    if !leftovers.contains(where: { $0.content == notice.content }) { leftovers.append(notice) }
  }
}

extension [MinuteCell.Word] {
  fileprivate func names(_ word: MinuteCell.Word) -> Bool { contains { $0.text == word.text } }
}
