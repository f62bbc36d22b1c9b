import BusQuery
import Testing

@testable import BusBoard

@Suite struct SpecTests {
  private let now = "2026-11-21T07:28:20"

  @Test(
    "Q-1: every page has its chapter of numbered sentences, and the gaps that writing found stand first"
  )
  func chapters() throws {
    let numbers = SpecPage.chapters.flatMap(\.numbers)
    #expect(numbers.count == Set(numbers).count)
    #expect(Set(numbers) == Set(SpecPage.sentences.map(\.number)))
    let covered = Set(SpecPage.chapters.flatMap(\.pages))
    let pages = SamplePage.all.filter { $0.document.status != 404 }.map { page in
      String(page.path.prefix { $0 != "?" }).replacing(/^\/r\/[^\/]+/, with: "/r/:name")
        .replacing(/^\/settings\/routes\/.+/, with: "/settings/routes/:id")
    }
    #expect(covered == Set(pages))
    for language in Language.allCases {
      let text = SpecPage.document(try visit(now, language)).text
      let first = try #require(text.firstRange(of: "<h2>")).lowerBound
      for gap in SpecPage.gaps {
        let sentence = try #require(text.firstRange(of: "<dt id=\"\(gap.number)\">"))
        let link = try #require(text.firstRange(of: "href=\"#\(gap.number)\""))
        #expect(first < link.lowerBound && link.lowerBound < sentence.lowerBound)
      }
    }
  }

  @Test("Q-4: the help of the board is the sentences that the tests prove, each with its number")
  func help() throws {
    let numbers = SpecPage.sentences.map(\.number)
    #expect(numbers.count > 25)
    #expect(Set(numbers).count == numbers.count)
    let page = SpecPage.document(try visit(now)).text
    #expect(numbers.allSatisfy { page.contains("<dt id=\"\($0)\">") })
  }
}
