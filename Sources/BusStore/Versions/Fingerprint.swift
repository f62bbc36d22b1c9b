internal import BusModel

/// A fingerprint of what a route's pages say: equal for equal timetables, whatever the bytes of the
/// pages and the places in them.
///
/// FNV-1a with 128 bits (Fowler, Noll, Vo): it need not withstand an adversary, only tell one night's
/// timetable from the next, and must not cost more than writing the rows.
struct Fingerprint {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private var patterns = Memo<ServicePattern> { $0.stored }
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  /// The fingerprint as 32 hex digits.
  static func of(_ pages: [PublishedPage]) -> String {
    var hash = Fingerprint()
    hash.add(pages.count)
    for page in pages { hash.add(page) }
    let digits = String(hash.state, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }

  private mutating func add(_ page: PublishedPage) {
    add(page.direction.rawValue)
    add(page.source.url)
    add(page.timetables.count)
    for timetable in page.timetables { add(timetable) }
  }

  private mutating func add(_ timetable: BusTimetable) {
    add(timetable.stop)
    add(timetable.routeName)
    add(timetable.destination)
    add(timetable.platform)
    add(timetable.label)
    add(timetable.service?.rawValue)
    add(timetable.pattern?.stored)
    add(timetable.validFrom?.description)
    add(timetable.departures.count)
    for departure in timetable.departures { add(departure) }
  }

  private mutating func add(_ departure: BusSchedule) {
    add(departure.departureTime.minutes)
    add(departure.routeName)
    add(departure.destination)
    add(departure.platform)
    add(departure.pattern.flatMap { patterns.text(of: $0) })
    add(departure.trip)
    add(departure.stopPosition ?? 0)
    add(departure.marks.count)
    for mark in departure.marks {
      add(mark.mark)
      add(mark.text)
    }
  }

  private mutating func add(_ text: String?) {
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

  private mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes in
      for byte in bytes { step(byte) }
    }
  }

  private mutating func step(_ byte: UInt8) {
    state = (state ^ UInt128(byte)) &* Self.prime
  }
}
