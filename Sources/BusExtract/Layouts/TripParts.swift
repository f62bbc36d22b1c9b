/// How a line that is a trip is divided where no arrows stand between its stops.
enum TripParts {
  /// What may stand between the stops of a trip.
  static let signs = WordList(["…", "‥", "－", "―", "—", "発", "着"])

  /// "駅 7:10 … 病院 7:25", "駅7:12－病院7:27", "駅7:00発・島7:35着" as its parts, each of which has a time; none for any
  /// other line.
  static func divided(_ text: String) -> [Substring] {
    guard signs.isFound(in: text) else { return [] }
    for separators in ["…‥", "－―—"] {
      let parts = text.split { separators.contains($0) }
        .filter { part in part.contains { $0 != " " } }
      if parts.count > 1, parts.allSatisfy(hasTime) { return parts }
    }
    let parts = behindDeeds(text)
    return parts.count > 1 && parts.allSatisfy(hasTime) ? parts : []
  }

  /// "駅7:00発 島7:35着" behind each 発 and 着 that follows a time; none where a time has none.
  private static func behindDeeds(_ text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = text[...]
    while let end = rest.indices.first(where: { place in
      "発着".contains(rest[place]) && place > rest.startIndex
        && rest[rest.index(before: place)].isNumber
    }) {
      parts.append(rest[...end])
      rest = rest[rest.index(after: end)...].drop { " ・、，".contains($0) }
    }
    return rest.isEmpty ? parts : []
  }

  private static func hasTime(_ part: Substring) -> Bool {
    zip(part, part.dropFirst()).contains { "：:".contains($0) && $1.isNumber }
  }

  /// Whether all are calls at stops, the next always at another one: lectures and meals follow one another too.
  static func areStops(_ calls: [TripLine.Call]) -> Bool {
    zip(calls, calls.dropFirst()).allSatisfy { $0.stop != $1.stop }
      && calls.allSatisfy { call in
        call.stop.length > 1 && HeadingWords.mayBeStop(call.stop) && !RowName.isNoStop(call.stop)
          && !RowName.isDays(call.stop) && !RowName.isTrip(call.stop)
          && !RowName.isConnection(call.stop) && !SignWords.isForeign(call.stop, isPlace: true)
      }
  }

  /// "駅7:12→病院7:27（土日祝運休）" as the trip and its days.
  static func withoutDays(_ text: String) -> (trip: String, days: String?) {
    guard let last = text.last, "）)】］]".contains(last),
      let open = text.lastIndex(where: { "（(【［[".contains($0) }),
      case let inside = String(text[text.index(after: open)...].dropLast()),
      DayWords.hasHint(inside), DayWords.isUnderstood(Texts.compact(inside))
    else { return (text, nil) }
    return (Texts.collapsed(text[..<open]), inside)
  }
}
