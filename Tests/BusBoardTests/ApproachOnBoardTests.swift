import BusJSON
import BusModel
import BusQuery
import Foundation
import Testing

@testable import BusBoard

@Suite struct ApproachOnBoardTests {
  private let now = "2026-11-21T07:28:20"

  private func word(_ bus: ApproachingBus, seconds: Int = 42) throws -> ApproachWord {
    ApproachWord(
      route: "home", direction: .outbound, board: ApproachBoard(buses: [bus]),
      saidAt: try at(now).adding(seconds: -seconds))
  }

  private func page(_ word: ApproachWord?) throws -> String {
    let state = RouteScreen.State(try Sample().basis(), now: try at(now))
    return RouteScreen.output(of: RouteScreen.reduce(state, .heard([word].compactMap(\.self))))
      .page(try visit(now)).text
  }

  @Test("B-7: a bus that the company calls late is told so on its card, with the age of the word")
  func late() throws {
    let bus = ApproachingBus(
      routeName: "鳴子14", scheduled: ServiceTime("07:30"), stopsAway: 2, delayMinutes: 6)
    let text = try page(try word(bus))
    #expect(text.contains("6分遅れ</strong>"))
    #expect(text.contains(">42秒</b>前の情報"))
    #expect(text.contains("data-approach=\"said\""))
    let card = try #require(
      text.split(separator: "<li").first { $0.contains("07:30") || $0.contains("7:30</time>") })
    #expect(card.contains("6分遅れ"))
    let today = TodayScreen.reduce(
      TodayScreen.reduce(TodayScreen.State(now: try at(now)), .read([try Sample().basis()])),
      .heard([try word(bus)]))
    let first = TodayScreen.output(of: today).page(try visit(now)).text
    #expect(first.contains(">42秒</b>前の情報"))
  }

  @Test("B-7: of a bus that the company does not call late nothing is promised, nor of silence")
  func silence() throws {
    let quiet = ApproachingBus(routeName: "鳴子14", scheduled: ServiceTime("07:30"), stopsAway: 2)
    for text in [try page(try word(quiet)), try page(nil), try page(try word(quiet, seconds: 301))]
    {
      #expect(!text.contains("遅れ") && !text.contains("定刻") && !text.contains("時刻どおり"))
    }
    #expect(try page(try word(quiet, seconds: 301)).contains("data-approach=\"asked\""))
    #expect(try !page(try word(quiet, seconds: 301)).contains("前の情報"))
  }

  @Test("B-7: ages are told in the words of the vectors that the browser runs as well")
  func ages() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "fixtures/board/ages.json"))
    let vectors = try #require(try JSONValue.parse(Array(data)).arrayValue)
    #expect(vectors.count > 10)
    for vector in vectors {
      let seconds = try #require(vector["seconds"]?.intValue)
      for language in Language.allCases {
        #expect(language.age(seconds: seconds) == vector[language.rawValue]?.stringValue)
      }
    }
  }
}
