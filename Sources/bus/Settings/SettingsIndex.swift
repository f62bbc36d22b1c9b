import BusSettings
import BusModel

/// Where each route of a long routes.json stands, kept in a file of its own, so that the answer for
/// one route does not wait until all of the others have been read.
///
/// It is a table of 64-bit numbers: a mark, the state of routes.json that it was made from, the count
/// of slots, and the slots, found by a hash of the route's name and then one after the other: the
/// hash (0 where the slot is free), where the route's object begins and how long it is, the same
/// of its operator's, and which one of the operators that is. It only ever holds places of a file that was found right as a whole; a file
/// that was touched since is read as a whole again.
struct SettingsIndex {
  /// A shorter file is read as a whole: that takes no longer.
  static let leastBytes = 65_536

  /// "BusIndx3", read as a number.
  private static let mark: UInt64 = 0x4275_7349_6E64_7833
  private static let headWords = 9
  private static let slotWords = 6
  /// No object of a route is as long.
  private static let mostBytes = 1 << 20

  private let file: OpenFile
  private let slots: Int

  /// Opens the index at a path.
  ///
  /// - Parameters:
  ///   - path: the index.
  ///   - state: what routes.json is now; nil is returned when the index is of another state.
  init?(_ path: String, of state: FileState) {
    guard let file = OpenFile(path), let head = Self.words(file, at: 0, count: Self.headWords),
      head[0] == Self.mark, Array(head[1..<8]) == state.words,
      let slots = Int(exactly: head[8]), slots > 0
    else { return nil }
    self.file = file
    self.slots = slots
  }

  /// The settings of one route alone; nil when it is not there or the file is not as it was.
  func settings(of name: String, in routes: OpenFile) -> RoutesFile? {
    let wanted = Self.hash(name)
    var slot = Int(wanted % UInt64(slots))
    while let words = Self.words(
      file, at: Self.headWords + slot * Self.slotWords, count: Self.slotWords), words[0] != 0
    {
      if words[0] == wanted, let found = read(words, in: routes),
        found.route(named: name) != nil
      {
        return found
      }
      slot = (slot + 1) % slots
    }
    return nil
  }

  private func read(_ words: [UInt64], in routes: OpenFile) -> RoutesFile? {
    guard let place = Self.range(words[1], words[2]), let route = routes.bytes(place) else {
      return nil
    }
    let company = Self.range(words[3], words[4]).flatMap { routes.bytes($0) }
    return RouteSpans.settings(
      route: route, serviceOperator: company.map { (Int(truncatingIfNeeded: words[5]), $0) })
  }

  private static func range(_ start: UInt64, _ count: UInt64) -> Range<Int>? {
    guard let start = Int(exactly: start), count > 0, count <= mostBytes,
      start <= Int.max - mostBytes
    else { return nil }
    return start..<(start + Int(count))
  }

  private static func words(_ file: OpenFile, at place: Int, count: Int) -> [UInt64]? {
    guard let bytes = file.bytes(place * 8..<(place + count) * 8) else { return nil }
    return (0..<count).map { word in
      bytes[word * 8..<word * 8 + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// FNV-1a with 64 bits, and never 0.
  static func hash(_ name: String) -> UInt64 {
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return max(1, hash)
  }
}

extension SettingsIndex {
  /// The bytes of an index.
  ///
  /// - Parameters:
  ///   - spans: where the routes stand.
  ///   - state: the state of the file that they stand in.
  /// - Returns: the whole of it.
  static func bytes(of spans: RouteSpans, state: FileState) -> [UInt8] {
    // At most half full, so that a free slot is never far.
    let slots = max(1, spans.entries.count * 2)
    var table = [UInt64](repeating: 0, count: slots * slotWords)
    for entry in spans.entries {
      let hash = hash(entry.name)
      var slot = Int(hash % UInt64(slots))
      while table[slot * slotWords] != 0 { slot = (slot + 1) % slots }
      let company = entry.serviceOperator
      let words = [
        hash, UInt64(entry.route.lowerBound), UInt64(entry.route.count),
        UInt64(company?.bytes.lowerBound ?? 0), UInt64(company?.bytes.count ?? 0),
        UInt64(company?.index ?? 0),
      ]
      table.replaceSubrange(slot * slotWords..<(slot + 1) * slotWords, with: words)
    }
    return ([mark] + state.words + [UInt64(slots)] + table).flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) }
    }
  }
}
