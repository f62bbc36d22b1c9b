extension LayoutResult.Column {
  /// The column with the ends of its trips decided. Where the heading names a place that is none of
  /// the table's stops, the buses go on behind its last one, and its times are departures as well;
  /// else these are arrivals, and the trips go to the last stop. Whether a trip that ends before does
  /// so indeed, though the heading names another place, only words can tell (`isSaid`). A way back by the
  /// stops of the way there (`turn`) ends where that began.
  func closed(
    heading destination: String?, stops: [String], turn: Bool?,
    isSaid: (String) -> Bool
  ) -> LayoutResult.Column {
    guard departures.contains(where: { $0.end != nil || $0.arrival != nil }) else { return self }
    let goesOn = destination.map { self.goesOn(behind: stops, to: $0, turn: turn) } ?? false
    var closed = self
    closed.departures = departures.compactMap { departure in
      guard let end = departure.end else { return departure.disputed(by: destination) }
      if goesOn { return goingOn(departure, behind: end) }
      guard !end.isHere else { return nil }
      var ended = departure
      if let destination, departure.destination == nil, end.stop != stops.last, end.stop != stop,
        !NameKey.agree(destination, end.stop), !isOneOf(destination, end.stop),
        !isSaid(end.stop)
      {
        ended.doubtfulEnd = end.stop
      } else {
        ended.destination = place(of: departure, endingAt: end.stop, of: stops, under: destination)
      }
      return ended
    }
    return closed
  }

  /// Whether the buses go on to a place behind the last stop.
  private func goesOn(behind stops: [String], to place: String, turn: Bool?) -> Bool {
    !Self.loops.isFound(in: place) && !Self.areas.ends(place)
      && !(turn == true || turn == false && Self.isForeign(place))
      && !stops.contains { RowName.areRelated($0, place) }
  }

  /// A departure of a bus that goes on behind the last stop, unless it ends here before that.
  private func goingOn(
    _ departure: LayoutResult.Departure, behind end: LayoutResult.End
  ) -> LayoutResult.Departure? {
    // Whose own row says that it goes to the last stop goes no farther.
    let isThere =
      end.isHere && departure.destination.map { RowName.areRelated($0, end.stop) } == true
    guard end.isCutShort else { return isThere ? nil : departure }
    var ended = departure
    if departure.destination == nil, end.stop != stop { ended.doubtfulEnd = end.stop }
    return end.isHere ? nil : ended
  }

  /// Where a departure goes that ends at one of the stops; nil where the heading says it.
  private func place(
    of departure: LayoutResult.Departure, endingAt end: String, of stops: [String],
    under heading: String?
  ) -> String? {
    let isHeading =
      end == stops.last && !isPart(end, of: heading) && !Self.isKind(heading, of: end)
      && heading.map { $0 != end + "駅" && names($0, end) } == true
    // A bus that is at a part of the place it goes to goes on to where it ends.
    let isThere = heading.map { stop?.begins(with: $0 + " ") == true } == true
    // 駅 over the times of a way to 緑町駅東口.
    let isKind =
      end == stops.last && end != stop && Self.isKind(departure.destination, of: end)
    return (isKind ? end : departure.destination)
      ?? (isThere && end != stop ? end : nil)
      ?? (end == stop || isHeading || isOneOf(heading, end) ? nil : end)
  }

  /// "Campus", "Town": what a heading that is no Japanese calls the part where the last stop is.
  private static func isForeign(_ place: String) -> Bool {
    place.unicodeScalars.allSatisfy { $0.value < 0x3000 }
  }

  /// Whether a heading names several places, of which a trip ends at one: 港駅／東町 for 港駅北口.
  private func isOneOf(_ heading: String?, _ stop: String) -> Bool {
    heading.map { $0.contains("／") && RowName.isMore($0, than: stop) } ?? false
  }

  /// Whether a heading names several places and a stop is one of them: 市街地・空港方面 and 空港.
  private func isPart(_ stop: String, of heading: String?) -> Bool {
    guard let heading, heading.contains(stop) else { return false }
    let parts = heading.split { "・、,".contains($0) }.map { part in
      part.ends(with: "方面") ? String(part.dropLast(2)) : String(part)
    }
    return parts.count > 1 && parts.contains(stop)
  }

  /// Whether a heading calls the last stop by nothing but what it is, or by its name without that: 病院 for
  /// 緑町病院, 緑町 for 緑町キャンパス.
  private static func isKind(_ heading: String?, of stop: String) -> Bool {
    guard let heading else { return false }
    let place = heading.ends(with: "方面") ? String(heading.dropLast(2)) : heading
    guard place.length < stop.length, !place.isEmpty else { return false }
    let isAtEdge = stop.begins(with: place) || stop.ends(with: place)
    return sites.contains(place) && (isAtEdge || place == heading && stop.contains(place))
      || stop.begins(with: place) && sites.contains(String(stop.dropFirst(place.count)))
  }

  /// What a place is that has a name besides.
  private static let sites: Set<String> = [
    "駅", "空港", "病院", "大学", "学校", "高校", "ホテル", "旅館", "温泉", "工場", "港", "キャンパス", "ゲレンデ", "スキー場", "本社",
    "公園", "団地", "会場", "ターミナル", "バスターミナル", "フェリーターミナル", "桟橋", "クリニック", "医院", "センター", "動物園", "球場",
  ]

  /// Whether a heading names the last stop in other words: 帝都駅西口 for 帝都駅.
  private func names(_ heading: String, _ stop: String) -> Bool {
    heading != stop
      && (heading.contains(stop) || stop.contains(heading)
        || zip(heading, stop).prefix { $0 == $1 }.count > 1)
  }

  /// A part of a town is no stop behind the last one.
  private static let areas = WordList([
    "中心部", "中心街", "中心地", "市街", "市街地", "市内", "町内", "村内", "まちなか", "街なか", "街中", "地区",
  ])

  /// Ways round, which end nowhere else.
  private static let loops = WordList(["循環", "回り", "まわり", "巡回", "めぐり", "ループ", "周遊"])
}

extension LayoutResult.Departure {
  /// The departure without the place to which its row says that it goes, where the heading names the one at
  /// which it arrives: 行先 東都 behind 空港着 below 空港行き is the planes'.
  fileprivate func disputed(by heading: String?) -> Self {
    guard let heading, let arrival, let place = destination, NameKey.agree(heading, arrival) else {
      return self
    }
    var disputed = self
    disputed.destination = nil
    disputed.doubtfulEnd = place
    return disputed
  }
}
