import BusJSON
import BusModel

/// Reads the Cabinet Office's list of holidays: `YYYY/M/D,name` a line, CP932, CRLF, below one line
/// of headings.
///
/// Only the dates count, and they are ASCII in any encoding a server may choose. The names would
/// need a decoder for CP932, which this stage has not; they are the law's, and 休日 for a day that
/// only the list has.
enum HolidayListReader {
  private static let comma = UInt8(ascii: ",")
  private static let slash = UInt8(ascii: "/")
  private static let lineEnds: Set<UInt8> = [0x0A, 0x0D]
  /// Spreadsheets put it before what they save as UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Whether the first or second line begins as an entry does: four digits and a slash.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    return text.split(maxSplits: 2, whereSeparator: lineEnds.contains).prefix(2).contains { line in
      line.prefix(4).count(where: digits.contains) == 4 && line.dropFirst(4).first == slash
    }
  }

  /// The holidays in the list's order.
  static func holidays(in bytes: [UInt8]) throws(HolidayFeedFault) -> [Holiday] {
    var found: [Holiday] = []
    var seen: Set<CivilDate> = []
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    for (number, line) in text.split(whereSeparator: lineEnds.contains).enumerated() {
      if let entry = holiday(line) {
        guard seen.insert(entry.date).inserted else { throw fault(in: line, number + 1) }
        found.append(entry)
      } else if number > 0 || !isHeading(line) {
        throw fault(in: line, number + 1)
      }
    }
    return found
  }

  /// The first line names the two columns, and no day.
  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(comma) && !line.contains(where: digits.contains)
  }

  private static func holiday(_ line: ArraySlice<UInt8>) -> Holiday? {
    let fields = line.split(separator: comma, maxSplits: 1)
    guard fields.count == 2 else { return nil }
    let numbers = fields[0].split(separator: slash, omittingEmptySubsequences: false).map(number)
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    return HolidayLaw.holiday(on: date) ?? Holiday(date: date, name: "休日", kind: .special)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(digits.count), digits.allSatisfy(Self.digits.contains) else {
      return nil
    }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func fault(in line: ArraySlice<UInt8>, _ number: Int) -> HolidayFeedFault {
    let ascii = line.prefix(40).map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }
    return HolidayFeedFault(.badLine(number, found: String(decoding: ascii, as: UTF8.self)))
  }
}
