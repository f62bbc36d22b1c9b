@testable import BusJSON
import BusModel
import BusQuery
import Testing

@Suite("answers for bars and boards")
struct WidgetTests {
  private static func line(_ moment: String, _ language: Language = .en) throws -> String {
    OneLine([try next(moment, walk: 0)], language).text
  }

  @Test("one line has the next bus and the one after it")
  func oneLine() throws {
    #expect(try Self.line("2026-11-21T07:25") == "07:30 in 5 min → 地下鉄鳴子北, 07:41")
    #expect(try Self.line("2026-11-21T07:30:59", .ja) == "07:30 まもなく → 地下鉄鳴子北、07:41")
    #expect(try Self.line("2026-11-21T23:55") == "24:20 in 25 min → 地下鉄鳴子北")
  }

  @Test("after the last bus it has the next service, and a sign that the data is old")
  func noneLeft() throws {
    #expect(try Self.line("2026-11-22T23:40") == "no bus until Mon 23 Nov 07:00 (!)")
    #expect(try Self.line("2026-11-22T23:40", .ja) == "次は 11月23日(月) 07:00 (!)")
    let nothing = NextDepartures.answer(
      NextQuestion(setting: home, now: try at("2026-11-21T06:00")), from: nil, in: law)
    #expect(OneLine([nothing], .en).text == "no bus (!)")
  }

  @Test("several answers have their titles, and waybar its three keys, the words as markup")
  func several() throws {
    var other = try next("2026-11-21T07:25", direction: .inbound)
    other.title = "A & B"
    let line = OneLine([try next("2026-11-21T07:25"), other], .en)
    #expect(
      line.text.hasPrefix("自宅 ↔ 駅 07:30 in 5 min → 地下鉄鳴子北, 07:41 | A & B (inbound) no bus"))
    #expect(line.waybar["text"]?.stringValue?.contains("A &amp; B (inbound)") == true)
    #expect(line.waybar["tooltip"]?.stringValue?.contains("07:41  in 16 min") == true)
    #expect(line.waybar["class"]?.stringValue == "soon")
    #expect(!line.waybar.text().contains("\n"))
  }

  @Test(
    "a template's names are the first bus's, or another's by its number",
    arguments: [
      ("{{time}} {{minutes}}", "07:30 5"), ("{{time.2}} {{remarks.2}}", "07:41 P: 東口経由"),
      ("{{ line }}→{{destination}}", "鳴子14→地下鉄鳴子北"), ("{{stop}}/{{platform}}", "鳴子住宅/2"),
      ("{{time.9|--:--}}", "--:--"), ("{{next.time|-}}", "07:00"), ("{{reason|fine}}", "fine"),
      ("{{title}} {{direction}} {{now}}", "自宅 ↔ 駅 outbound 07:25"), ("{{wait}}", "in 5 min"),
      ("{{clock}} {{departsAt}}", "07:30 2026-11-21T07:30:00+09:00"), ("a\\nb", "a\nb"),
      ("{{data}} {{status}} {{date}}", "current ok 2026-11-21"), ("{{", "{{"), ("}}{", "}}{"),
      ("{{service}}", "Saturday service"), ("{{route}}{{notes}}", "home"),
    ])
  func template(text: String, filled: String) throws {
    let answer = try next("2026-11-21T07:25")
    #expect(try NextTemplate(text).text(of: answer, .en) == filled)
  }

  @Test(
    "a name that no answer has is an error",
    arguments: ["{{tiem}}", "{{}}", "{{time.0}}", "{{time.x}}", "{{next}}"])
  func unknown(text: String) {
    #expect(throws: NextTemplate.UnknownName.self) { try NextTemplate(text) }
  }

  @Test("the same remark is said once, and a mark that begins its own words too")
  func remarks() throws {
    var line = try column("毎日", "07:05P")
    line.departures[0].marks = [
      Mark(mark: "山", text: "山：山陽バス"), Mark(mark: "山", text: "山：山陽バス"),
      Mark(mark: "◇", text: "◇印は車庫止りです"),
    ]
    let text = try next("2026-11-21T07:00", published(page(line))).text(.en)
    #expect(text.contains("  山: 山陽バス, ◇: ◇印は車庫止りです, last bus\n"))
  }

  @Test("data that nobody confirmed lately says so in JSON, whatever the locale")
  func stale() throws {
    for language in Language.allCases {
      let data = try next("2026-11-23T12:00").json(language)["data"]
      #expect(data?["state"]?.stringValue == "stale")
      #expect(data?["messageCode"]?.stringValue == "notConfirmed")
      #expect(
        data?["message"]?.stringValue
          == "this is from data last confirmed Sat 21 Nov 02:00 (2 days ago)")
    }
  }
}
