import BusModel

/// Tells of the tables of one page which stand under headings of something else: trains, post, shows.
/// What the page says of its buses elsewhere is no evidence for those.
struct OtherSections {
  /// What a table is by the headings of its own.
  enum Kind: Equatable {
    /// Nothing speaks against it.
    case ours
    /// A heading says that it is about something else.
    case other(String)
    /// A heading says nothing of timetables, and the table is made otherwise than the rest.
    case unknown(String)
  }

  private var kinds: [PageTree.Index: Kind] = [:]

  /// Judges readings of a page; nothing where only one section has any.
  init(
    _ readings: [LayoutResult], headings: [(node: PageTree.Index, text: String)], _ tree: PageTree
  ) {
    guard readings.count > 1 else { return }
    let chains = readings.map { Self.chain(of: $0.node, headings, tree) }
    let common = chains.dropFirst().reduce(Set(chains[0])) { $0.intersection($1) }
    let texts = Dictionary(headings.map { ($0.node, $0.text) }) { first, _ in first }
    let own = chains.map { chain in
      chain.filter { !common.contains($0) }.compactMap { texts[$0] }
    }
    let found = own.map(Self.kind)
    guard found.contains(.ours) else { return }
    let layouts = Set(zip(readings, found).filter { $1 == .ours }.map(\.0.layout))
    for (reading, kind) in zip(readings, found) {
      let isMadeAlike = layouts.contains(reading.layout)
      if case .unknown = kind, isMadeAlike { continue }
      if case .other(let heading) = kind, isMadeAlike, Self.isStop(heading) { continue }
      kinds[reading.node] = kind
    }
  }

  /// What a reading is.
  func kind(of reading: LayoutResult) -> Kind { kinds[reading.node] ?? .ours }

  /// The headings that an element stands under, the nearest first.
  private static func chain(
    of node: PageTree.Index, _ headings: [(node: PageTree.Index, text: String)], _ tree: PageTree
  ) -> [PageTree.Index] {
    let own = tree.descendants(of: node)
    var chain = headings.filter { tree.nodes[$0.node].tag == .caption && own.contains($0.node) }
      .map(\.node)
    var rank = Int.max
    for heading in headings.reversed() where heading.node < node {
      let tag = tree.nodes[heading.node].tag
      if tag == .caption || tag == .figcaption { continue }
      let level = tag.isHeading ? Int(tag.rawValue) : Int(Tag.h6.rawValue) + 1
      guard level < rank else { continue }
      chain.append(heading.node)
      rank = level
    }
    return chain
  }

  private static func kind(_ headings: [String]) -> Kind {
    guard let nearest = headings.first else { return .ours }
    // Trains of which the page itself says from where and to where are read beside its buses.
    let saysWay = headings.contains { NameLine($0).says(.destination) }
    if let other = headings.first(where: { isOther($0) && !(saysWay && isOfTrains($0)) }) {
      return .other(other)
    }
    return isNeutral(nearest) ? .ours : .unknown(nearest)
  }

  /// "本町郵便局前", "■プール前", "潮見港発": a stop by the name of what is there.
  private static func isStop(_ heading: String) -> Bool {
    let name = String(Texts.compact(heading).drop { "■□●○◆◇▼▽・".contains($0) })
    return BareName.isLikely(StopHeading.name(in: name))
  }

  /// Whether a heading speaks of something else than buses.
  static func isOther(_ heading: String) -> Bool {
    if SignWords.counts.isFound(in: heading) || SignWords.measures.isFound(in: heading) {
      return true
    }
    if isWayToCome(heading) { return !SignWords.bus.isFound(in: heading) }
    let line = NameLine(heading)
    guard !SignWords.bus.isFound(in: heading), !line.says(.destination),
      DayLabel.labels(in: heading).isEmpty, !isOfService(heading), !SignWords.isOfTrips(heading)
    else { return false }
    if SignWords.foreignTitles.isFound(in: heading)
      || SignWords.foreignAround.isFound(in: heading) && !SignWords.general.isFound(in: heading)
    {
      return true
    }
    guard !line.says(.routeName) else { return false }
    return isOfTrains(heading) || SignWords.foreignSections.isFound(in: heading)
      || SignWords.otherSections.isFound(in: heading)
  }

  /// Whether a heading speaks of something that carries nobody: what is said of services below it is
  /// said of other things on the page.
  static func isNoVehicle(_ heading: String) -> Bool {
    guard !SignWords.bus.isFound(in: heading), !SignWords.trains.isFound(in: heading),
      !SignWords.vehicles.ends(heading), !NameLine(heading).says(.stop, .routeName, .destination)
    else { return false }
    return SignWords.foreign.isFound(in: heading) || SignWords.foreignTitles.isFound(in: heading)
      || SignWords.foreignAround.isFound(in: heading)
      || SignWords.foreignSections.isFound(in: heading)
  }

  /// "花火大会特別ダイヤ": whatever the day is named for, these are the times of what runs then.
  private static func isOfService(_ heading: String) -> Bool {
    !isOfTrains(heading)
      && heading.split { "（(　 ・:：【】[]".contains($0) }.contains { $0.ends(with: "ダイヤ") }
  }

  private static func isOfTrains(_ heading: String) -> Bool {
    SignWords.vehicles.ends(heading) || RowName.isConnection(heading)
      || SignWords.trains.isFound(in: heading) && SignWords.times.isFound(in: heading)
  }

  /// "電車でお越しの方", "新幹線をご利用の場合": how to come without the bus.
  private static func isWayToCome(_ heading: String) -> Bool {
    guard let end = heading.firstIndex(where: { $0 == "で" || $0 == "を" }) else { return false }
    let vehicle = Texts.compact(heading[..<end])
    return OtherVehicles.areMeant(by: vehicle) || OtherVehicles.mayBeMeant(by: vehicle)
  }

  /// Whether a heading may be a part's of a timetable: it names days, places, lines, ways or seasons.
  private static func isNeutral(_ heading: String) -> Bool {
    SignWords.strong.isFound(in: heading) || SignWords.weak.isFound(in: heading)
      || SignWords.bus.isFound(in: heading) || SignWords.arrows.isFound(in: heading)
      || SignWords.parts.isFound(in: heading) || !NameLine(heading).claims.isEmpty
      || !DayLabel.labels(in: heading).isEmpty || BareName.isLikely(heading)
      || RowName.isWay(heading) || RowName.isNoStop(heading)
      || heading.unicodeScalars.allSatisfy { $0.value < 0x3000 }
  }
}
