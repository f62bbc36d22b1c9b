import BusModel

/// The rules by which candidates of one kind rule out, or turn into, those of another.
enum NameRivals {
  /// Drops and turns what other candidates show to be something else.
  static func settle(_ candidates: inout [[NameCandidate]]) {
    turnTimetablesOf(&candidates)
    dropRivalTimetablesOf(&candidates)
    dropBuses(&candidates)
    dropChains(&candidates[NameKind.stop.index])
    dropWays(&candidates)
    dropHouses(&candidates)
    dropPlatformPlaces(&candidates[NameKind.stop.index])
  }

  /// "のりば：駅南口" and "行先：美術館正面玄関" below 海辺美術館: the heading is whose page it is, and where the buses go.
  private static func dropHouses(_ candidates: inout [[NameCandidate]]) {
    guard candidates[NameKind.stop.index].contains(where: \.claim.isOfPlatform) else { return }
    let ends = candidates[NameKind.destination.index].filter { $0.claim.certainty == .said }
    candidates[NameKind.stop.index].removeAll { stop in
      guard stop.claim.certainty == .bare else { return false }
      return ends.contains { end in
        (2...6).contains { count in
          count <= stop.claim.text.count && end.claim.text.hasPrefix(stop.claim.text.suffix(count))
        }
      }
    }
  }

  /// "のりば：桜駅前" is a place at the stop where another name is the stop's.
  private static func dropPlatformPlaces(_ stops: inout [NameCandidate]) {
    guard let place = stops.first(where: \.claim.isOfPlatform),
      stops.contains(where: { other in
        !other.claim.isOfPlatform && !other.agrees(with: place)
          && (other.claim.certainty > .bare
            || other.source.mayStandAlone && BareName.isLikely(other.claim.text))
      })
    else { return }
    stops.removeAll(where: \.claim.isOfPlatform)
  }

  /// No bus goes to the stop it leaves from, nor to a part of that.
  static func withdrawReturns(_ choices: inout [NameChoice]) {
    let (stop, destination) = (NameKind.stop.index, NameKind.destination.index)
    guard let from = choices[stop].told, let to = choices[destination].told else { return }
    if to.claim.text.begins(with: from.claim.text + " ") {
      choices[destination].withdraw()
    } else if from.agrees(with: to) {
      choices[from.weight < to.weight ? stop : destination].withdraw()
    }
  }

  /// "コミュニティバス「くるりん」": くるりん時刻表 is that bus's, and of no stop.
  private static func dropBuses(_ candidates: inout [[NameCandidate]]) {
    let buses = candidates[NameKind.routeName.index].filter(\.claim.isService)
    guard !buses.isEmpty else { return }
    candidates[NameKind.stop.index].removeAll { stop in
      buses.contains { $0.claim.text == stop.claim.text }
    }
  }

  /// "市役所 → 病院 → 港" below a heading 桜台: the way that the buses take from there.
  private static func dropChains(_ stops: inout [NameCandidate]) {
    let isHead = stops.contains { stop in
      if case .heading = stop.source { !stop.claim.isOfChain } else { false }
    }
    let isSure = stops.contains { !$0.claim.isOfChain && $0.claim.certainty > .bare }
    if isHead || isSure { stops.removeAll(where: \.claim.isOfChain) }
  }

  /// "北車庫 → 駅" beside a heading 桜台: the line's ends, where 桜台 is the stop; where 桜台 stands farther
  /// away nobody knows which.
  private static func dropWays(_ candidates: inout [[NameCandidate]]) {
    let stops = candidates[NameKind.stop.index]
    let ends = candidates[NameKind.destination.index]
    let ways = stops.filter(\.claim.isOfWay)
    guard let way = ways.max(by: { $0.source.weight < $1.source.weight }),
      case .heading = way.source
    else { return }
    let heads = stops.filter { head in
      guard case .heading = head.source, !head.claim.isOfWay, !head.claim.isOfChain,
        head.claim.certainty == .bare
      else {
        return false
      }
      return BareName.isLikely(head.claim.text)
        && !(ways + ends).contains { $0.agrees(with: head) }
    }
    guard let head = heads.max(by: { $0.source.weight < $1.source.weight }) else { return }
    let isNearer = head.source.weight > way.source.weight
    candidates[NameKind.stop.index].removeAll { candidate in
      candidate.claim.isOfWay
        || !isNearer && candidate.claim.certainty == .bare && heads.contains(candidate)
    }
  }

  /// Of "Xの時刻表" and "Yの時刻表" one is no stop: each needs a witness that says it otherwise.
  private static func dropRivalTimetablesOf(_ candidates: inout [[NameCandidate]]) {
    dropTitlesBesideHeadings(&candidates[NameKind.stop.index])
    let stops = candidates[NameKind.stop.index]
    let titled = stops.filter(\.claim.isOfTimetable)
    guard let first = titled.first,
      titled.contains(where: { !$0.agrees(with: first) })
    else { return }
    candidates[NameKind.stop.index].removeAll { candidate in
      candidate.claim.isOfTimetable
        && !stops.contains {
          !$0.claim.isOfTimetable && $0.agrees(with: candidate)
        }
    }
  }

  /// "道の駅の時刻表" in the title alone, and 駅前 in a heading: one of them is the stop.
  private static func dropTitlesBesideHeadings(_ stops: inout [NameCandidate]) {
    let titled = stops.filter { $0.claim.isOfTimetable && $0.source == .title }
    guard let first = titled.first,
      stops.allSatisfy({ $0.claim.certainty == .bare || titled.contains($0) })
    else { return }
    let heads = stops.filter { head in
      guard case .heading = head.source else { return false }
      return BareName.isLikely(head.claim.text)
    }
    guard !heads.isEmpty, !stops.contains(where: { !titled.contains($0) && $0.agrees(with: first) })
    else { return }
    stops.removeAll { titled.contains($0) || heads.contains($0) }
  }

  /// "Xの時刻表" speaks of where the buses go when other words say that they go to X.
  private static func turnTimetablesOf(_ candidates: inout [[NameCandidate]]) {
    let (stop, destination) = (NameKind.stop.index, NameKind.destination.index)
    for candidate in candidates[stop]
    where candidate.claim.certainty < .said || candidate.claim.isOfTimetable {
      let said = candidates[destination].first {
        $0.claim.certainty == .said && $0.source != candidate.source
          && $0.weight + 8 > candidate.weight - 20
          && $0.agrees(with: candidate)
      }
      guard let said,
        candidates[stop].contains(where: {
          !$0.agrees(with: candidate)
        })
      else { continue }
      candidates[stop].removeAll { $0 == candidate }
      var turned = candidate
      turned.claim.kind = .destination
      turned.claim.text = said.claim.text
      turned.claim.certainty = min(candidate.claim.certainty, .beside)
      candidates[destination].append(turned)
    }
  }
}
