internal import BusModel

/// A fingerprint of what a route's pages say: equal for equal timetables, whatever the bytes of the
/// pages and the places in them.
struct Fingerprint {
  private var hash = FNVHash()
  private var patterns = RecentTexts<ServicePattern>(isSame: ==) { $0.stored }

  /// The fingerprint as 32 hex digits.
  static func of(_ pages: [PublishedPage]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.hash.add(pages.count)
    for page in pages { fingerprint.add(page) }
    return fingerprint.hash.digits
  }

  private mutating func add(_ page: PublishedPage) {
    hash.add(page.direction.rawValue)
    hash.add(page.source.url)
    hash.add(page.timetables.count)
    for timetable in page.timetables { add(timetable) }
    // What most pages do not have leaves the fingerprint of the others as it is.
    if let rules = page.dayRules.stored { hash.add(rules) }
  }

  private mutating func add(_ timetable: BusTimetable) {
    hash.add(timetable.stop)
    hash.add(timetable.routeName)
    hash.add(timetable.destination)
    hash.add(timetable.platform)
    hash.add(timetable.label)
    hash.add(timetable.service?.rawValue)
    hash.add(timetable.pattern?.stored)
    hash.add(timetable.validFrom?.description)
    hash.add(timetable.departures.count)
    for index in timetable.departures.indices { add(timetable.departures, at: index) }
  }

  /// By index, for a departure is not copied to be asked for its texts.
  private mutating func add(_ departures: [BusSchedule], at index: Int) {
    hash.add(departures[index].departureTime.minutes)
    hash.add(departures[index].routeName)
    hash.add(departures[index].destination)
    hash.add(departures[index].platform)
    hash.add(departures[index].pattern.flatMap { patterns.text(of: $0) })
    hash.add(departures[index].trip)
    hash.add(departures[index].stopPosition ?? 0)
    hash.add(departures[index].marks.count)
    for mark in departures[index].marks {
      hash.add(mark.mark)
      hash.add(mark.text)
    }
  }
}

/// FNV-1a with 128 bits (Fowler, Noll, Vo) over texts and numbers: it need not withstand an
/// adversary, only tell one night's timetable from the next, and must not cost more than writing
/// the rows.
struct FNVHash {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  /// What was added so far, as 32 hex digits.
  var digits: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }

  /// Adds a text, or that there is none.
  mutating func add(_ text: String?) {
    guard var text else {
      step(0xFF)
      return
    }
    // 0xFF and 0xFE never occur in UTF-8, so no text can pass for a border.
    text.withUTF8 { bytes in
      for byte in bytes { step(byte) }
    }
    step(0xFE)
  }

  /// Adds a number, its eight bytes from the least.
  mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    var count = 8
    while rest != 0 {
      step(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
      count -= 1
    }
    // Those of nothing but zeros at its end, which is most of it, in one step.
    state = state &* Self.powers[count]
  }

  /// The prime as often multiplied with itself as the place says.
  private static let powers = (0..<8).reduce(into: [UInt128(1)]) { powers, _ in
    powers.append(powers[powers.count - 1] &* prime)
  }

  private mutating func step(_ byte: UInt8) {
    state = (state ^ UInt128(byte)) &* Self.prime
  }
}

/// The texts of values that come again and again: a page's departures have the same few days and
/// marks, and comparing them costs next to nothing where making the text does not.
struct RecentTexts<Value> {
  private let isSame: (Value, Value) -> Bool
  private let make: (Value) -> String?
  private var known: [(value: Value, text: String?)] = []
  /// The place of the eldest, which goes first.
  private var eldest = 0

  /// So many are kept: a page has some ten different, and making the text of one costs as much as looking
  /// a hundred times.
  private static var most: Int { 32 }

  /// Keeps texts that are made so of values that are told apart so.
  init(isSame: @escaping (Value, Value) -> Bool, _ make: @escaping (Value) -> String?) {
    self.isSame = isSame
    self.make = make
  }

  /// The text of a value.
  mutating func text(of value: Value) -> String? {
    for index in known.indices where isSame(known[index].value, value) { return known[index].text }
    let text = make(value)
    if known.count < Self.most {
      known.append((value, text))
    } else {
      known[eldest] = (value, text)
      eldest = (eldest + 1) % Self.most
    }
    return text
  }
}
