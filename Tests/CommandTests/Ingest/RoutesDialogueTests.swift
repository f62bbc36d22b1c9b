@testable import BusSettings
import BusModel
import Foundation
import Testing

@Suite("what bus routes add asks at a terminal")
struct RoutesDialogueTests {
  private static let url = IngestSamples.url
  private let program: IngestProgram

  /// Pages of two stops (2), of two ways (3), and of one whose days are all said (4), beside the plain one.
  init() throws {
    program = try IngestProgram(settings: #"{"routes": []}"# + "\n")
    try program.write(
      Self.page("<h2>山川停留所 みどり駅行き</h2>", "<h2>海辺停留所 みどり駅行き</h2>"), to: "stops.html")
    try program.write(
      Self.page("<h1>山川停留所</h1><h2>みどり駅行き</h2>", "<h2>団地行き</h2>"), to: "ways.html")
    let said = IngestSamples.page().replacing(
      "</body>", with: "<p>年末年始(12月29日~1月3日)とお盆(8月13日~15日)は土日祝ダイヤで運行します。</p></body>")
    try program.write(said, to: "said.html")
    try program.write(
      """
      {"\(Self.url)": "home.html", "\(Self.url)2": "stops.html", "\(Self.url)3": "ways.html",
        "\(Self.url)4": "said.html"}
      """, to: "index.json")
  }

  private static func page(_ first: String, _ second: String) -> String {
    let tables = [(first, "05 25 45"), (second, "10 30 50")].map { heading, minutes in
      let rows = (6...22).map {
        "<tr><th>\($0)</th><td>\(minutes)</td><td>\(minutes)</td></tr>"
      }
      return "\(heading)<table><tr><th>時</th><th>平日</th><th>土日祝</th></tr>\(rows.joined())</table>"
    }
    return "<html><head><meta charset=\"utf-8\"></head><body>\(tables.joined())</body></html>"
  }

  private func add(_ page: String, typed: String, _ options: String...) async throws -> Ended {
    try await program.runAtTerminal(
      ["routes", "add", "home", Self.url + page, "--replay", "."] + options, typed: typed)
  }

  private func settings() throws -> RoutesFile {
    try RoutesFile.read(program.lines("routes.json").joined(separator: "\n").utf8)
  }

  @Test(
    "a page of several stops asks which, by number, name or a part of it",
    arguments: ["2\n\n\n\n", "海辺\n\n\n\n", "海\n\n\n\n", "２\n\n\n\n", "7\nx\n2\n\n\n\n"])
  func stop(typed: String) async throws {
    let ended = try await add("2", typed: typed)
    #expect(ended.exitStatus == 0)
    #expect(
      ended.errors.hasPrefix(
        "\(Self.url)2 has 2 stops; which is yours?\n  1  山川\n  2  海辺\n"
          + "number or name, Enter for all: "))
    #expect(ended.output.contains("2 timetables: 平日 51, 土日祝 51\n    海辺  → みどり駅"))
    let pages = try settings().routes.first?.outboundTimetableURLs
    #expect(pages == [TimetableURL(url: Self.url + "2", hints: PageHints(stop: "海辺"))])
  }

  @Test("a page of several ways asks which, and an empty line keeps them all")
  func ways() async throws {
    let all = try await add("3", typed: "\n\n\nn\n")
    #expect(all.errors.contains("has buses to 2 destinations; which do you take?"))
    #expect(all.errors.hasSuffix("save home? [Y/n] bus: nothing is saved\n"))
    let one = try await add("3", typed: "団地\n\n\n\n", "--lang", "ja")
    #expect(one.errors.contains("には行き先が2つあります。どれに乗りますか"))
    #expect(one.exitStatus == 0)
    let pages = try settings().routes.first?.outboundTimetableURLs
    #expect(
      pages == [TimetableURL(url: Self.url + "3", hints: PageHints(only: ["destination": "団地"]))])
  }

  @Test("one page for both ways is right when each is asked for its own destination")
  func bothWays() async throws {
    let ended = try await add(
      "3", typed: "1\n2\n\n\n\n", "--back", "\(Self.url)3")
    #expect(ended.exitStatus == 0)
    #expect(ended.errors.hasSuffix("save home? [Y/n] "), "and not: all the same?")
    let route = try #require(try settings().routes.first)
    #expect(route.outboundTimetableURLs.map(\.hints.only) == [["destination": "みどり駅"]])
    #expect(route.inboundTimetableURLs.map(\.hints.only) == [["destination": "団地"]])
  }

  @Test("what runs at New Year and お盆 is asked where the page is silent, and written as rules")
  func seasons() async throws {
    let ended = try await add("", typed: "never\n3\n8/13..8/99=2\n8/13〜8/16=土曜\n\n")
    #expect(ended.exitStatus == 0)
    #expect(ended.errors.contains("nothing of New Year (29 December to 3 January)"))
    #expect(ended.errors.contains("bus: お盆: expected days and as what they run"))
    #expect(
      ended.output.hasSuffix(
        """
        bus.example.jp
          host          bus.example.jp
          12-29..01-03  Sunday and holiday service  年末年始
          08-13..08-16  Saturday service  お盆
          routes        home

        """))
    let file = try settings()
    #expect(file.routes.map(\.operatorID) == ["bus.example.jp"])
    #expect(file.operators.first?.serviceDays.map(\.runs) == [.sundayHoliday, .saturday])
  }

  @Test("a company that is there already gets the rules")
  func company() async throws {
    try program.write(
      #"{"routes": [], "operators": [{"id": "o", "hosts": ["bus.example.jp"]}]}"#, to: "routes.json"
    )
    #expect(try await add("", typed: "4\n\n\n").exitStatus == 0)
    let file = try settings()
    #expect(file.operators.map(\.id) == ["o"] && file.routes.map(\.operatorID) == ["o"])
    #expect(file.operators.first?.serviceDays.map(\.runs) == [ServiceDayKind.none])
    #expect(file.operators.first?.serviceDays.first?.because == "年末年始")
  }

  @Test("who knows nothing is told how to say it later, and a page that says it asks nothing")
  func unknown() async throws {
    let ended = try await add("", typed: "\n\n\n")
    #expect(ended.output.contains("bus operators add ID --host bus.example.jp --new-year RUNS"))
    #expect(try settings().operators.isEmpty)
    let said = try await program.runAtTerminal(
      ["routes", "add", "said", Self.url + "4", "--replay", "."], typed: "\n")
    #expect(said.errors == "save said? [Y/n] ")
    #expect(!said.output.contains("bus operators"))
  }

  @Test("no question is asked with --yes, nor where nobody is", arguments: [true, false])
  func silent(isTerminal: Bool) async throws {
    let words = ["routes", "add", "home", Self.url + "2", "--replay", ".", "--yes"]
    let ended =
      isTerminal
      ? try await program.runAtTerminal(words, typed: "2\n")
      : try await program.run(words, input: "2\n")
    #expect(ended.exitStatus == 0 && ended.errors == "")
    #expect(try settings().routes.first?.outboundTimetableURLs.map(\.hints) == [PageHints()])
  }

  @Test("a stop that is not on the page is not made of one that is, and one that is is chosen")
  func renamed() async throws {
    let ended = try await program.run(
      "routes", "add", "home", Self.url + "2", "--replay", ".", "--yes", "--stop", "西町")
    #expect(ended.exitStatus == 65)
    #expect(try settings().routes.isEmpty)
    #expect(
      try await program.run(
        "routes", "add", "home", Self.url + "2", "--replay", ".", "--yes", "--stop", "海辺"
      ).output.contains("2 timetables: "))
  }
}
