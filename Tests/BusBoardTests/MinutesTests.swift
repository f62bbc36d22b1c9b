import BusJSON
import BusModel
import BusQuery
import Foundation
import Testing

@testable import BusBoard

@Suite struct MinutesTests {
  /// The vectors that the browser runs as well (fixtures/board/minutes.json).
  private static func vectors() throws -> [JSONValue] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "fixtures/board/minutes.json"))
    return try #require(try JSONValue.parse(Array(data)).arrayValue)
  }

  @Test("L-2: the minutes until a bus, and their words, are those of the vectors")
  func minutes() throws {
    let vectors = try Self.vectors()
    #expect(vectors.count > 20)
    for vector in vectors {
      let departs = try #require(vector["departs"]?.intValue)
      let now = Moment(secondsSince1970: try #require(vector["now"]?.intValue))
      let minutes = try planned(departs).minutes(from: now)
      #expect(minutes == vector["minutes"]?.intValue)
      for language in Language.allCases {
        let words = minutes < 0 ? language.gone : language.wait(minutes: minutes)
        #expect(words == vector[language.rawValue]?.stringValue)
      }
    }
  }

  /// A departure at a moment of a whole minute.
  private func planned(_ seconds: Int) throws -> PlannedDeparture {
    let moment = Moment(secondsSince1970: seconds)
    let sample = Sample(columns: [("平日", moment.clock)])
    return try #require(
      try sample.basis().plan(.outbound, on: moment.date).departures.first)
  }
}
