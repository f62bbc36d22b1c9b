import BusLabels
import BusModel
import Foundation
import Testing

/// Time notations that lie outside the repository; skipped where they are absent.
@Suite struct SharedTimeCasesTests {
  static let file = "/work/shared/data/calendar/time-cases.json"

  struct Case: Decodable {
    struct Clock: Decodable {
      let departureTime: String
      let isMidnight: Bool
    }

    enum Minutes: Decodable {
      case one(Int)
      case many([Int])

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self =
          if let one = try? value.decode(Int.self) {
            .one(one)
          } else {
            .many(try value.decode([Int].self))
          }
      }

      var all: [Int] {
        switch self {
        case .one(let minutes): [minutes]
        case .many(let minutes): minutes
        }
      }
    }

    let text: String?
    let tableRows: [Int]?
    let row: Int?
    let minute: Int?
    let odpt: Clock?
    let odptSequence: [String]?
    let serviceMinutes: Minutes?

    /// What we make of it; nil when it asks for something else than minutes.
    var read: [Int?]? {
      if let text { return [ServiceTime(notation: text)?.minutes] }
      if let odpt {
        let time = ServiceTime(clock: odpt.departureTime, isMidnight: odpt.isMidnight)
        return [time?.minutes]
      }
      if let odptSequence {
        let times = ServiceTime.carried(clock: odptSequence.compactMap { ServiceTime($0) })
        return times?.map(\.minutes) ?? [nil]
      }
      guard let tableRows, let place = tableRows.firstIndex(where: { $0 == row }), let minute
      else { return nil }
      return [ServiceTime.carried(hours: tableRows).hours[place] * 60 + minute]
    }
  }

  @Test(
    "Every notation with minutes is read as they say",
    .enabled(if: FileManager.default.fileExists(atPath: file)))
  func notations() throws {
    let data = try #require(FileManager.default.contents(atPath: Self.file))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let cases = try decoder.decode([Case].self, from: data)
    var asked = 0
    for item in cases {
      guard let expected = item.serviceMinutes?.all else { continue }
      #expect(item.read == expected, "\(item)")
      asked += 1
    }
    #expect(asked >= 9)
  }
}
