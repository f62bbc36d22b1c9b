import BusModel

/// Where a trip ends.
extension TripReader {
  /// The last call of a trip is an arrival, unless its row says 発 or the trip goes to a farther place.
  func closeLast(_ trip: inout Trip) {
    guard let last = trip.calls.last else { return }
    // The last bus from the last stop leaves as those from the others do.
    if frame.isOfLastBuses, trip.label != nil, trip.name == nil { return }
    let name = frame.stops[last.stop - 1].name
    if trip.marks.contains(where: { Self.says($0.text, endAt: name) }) {
      trip.destination = name
      trip.isCutShort = true
    }
    if frame.isGroup {
      doubtDestination(&trip, name)
    } else if let destination = trip.destination, !RowName.areRelated(destination, name) {
      // "空港着" before 行先 東都: below 空港行き that is where the planes go.
      if frame.rows.last(where: { $0.stop == last.stop })?.isArrival == true { trip.arrival = name }
      return
    }
    // A trip that ends before the others ends there, whatever its row is called.
    if last.stop == frame.stops.count, last.isDeparture,
      frame.rows.last(where: { $0.stop == last.stop })?.isArrival == false
    {
      return
    }
    trip.lastStop = name
    for index in trip.calls.indices where trip.calls[index].stop == last.stop {
      trip.calls[index].isEnd = trip.calls[index].isDeparture && index == trip.calls.count - 1
      trip.calls[index].isDeparture = false
    }
  }

  /// "西川止まり" in place of the times behind that of 西川: there the trip ends.
  func endsTrip(_ cell: Grid.Cell, _ trip: inout Trip) -> Bool {
    guard cell.tokens.count <= 4, let last = trip.calls.last,
      Self.ends.contains(Texts.compact(cell.tokens.joined))
        || Self.says(cell.tokens.joined, endAt: frame.stops[last.stop - 1].name)
    else { return false }
    trip.destination = frame.stops[last.stop - 1].name
    trip.isCutShort = true
    return true
  }

  /// "止" below the last time of a trip.
  private static let ends: Set<String> = [
    "止", "止り", "止まり", "止め", "どまり", "（止）", "(止)", "終着", "ここまで",
  ]

  /// "西川止", "西川止まり", "西川まで".
  private static func says(_ remark: String, endAt stop: String) -> Bool {
    let text = Texts.compact(remark)
    return ["止", "止り", "止まり", "どまり", "まで"].contains { text == stop + $0 }
  }

  /// "‥" at every stop behind the last: the bus is said not to come there.
  func isCutShort(_ trip: Trip, _ column: Int) -> Bool {
    guard let last = trip.calls.last else { return false }
    let behind = frame.rows.filter { $0.stop > last.stop }.compactMap {
      matrix.grid[$0.row, column]
    }
    return !behind.isEmpty && behind.allSatisfy { !$0.isEmpty && Padding.isOne($0.tokens.joined) }
  }

  /// What heads a way of several says no more than where its stops lead: 病院行き over stops from the
  /// hospital to the station contradicts them, and ①行き says nothing.
  private func doubtDestination(_ trip: inout Trip, _ last: String) {
    guard let destination = trip.destination, !RowName.areRelated(destination, last) else { return }
    if let first = frame.stops.first?.name, RowName.areRelated(destination, first) {
      trip.leftovers.append(
        Notice(.contradictoryNames(.destination, destination, last), at: trip.calls.last?.at))
    } else if destination.unicodeScalars.allSatisfy({ Scalars.isCircled($0.value) }) {
      trip.destination = nil
    }
  }
}
