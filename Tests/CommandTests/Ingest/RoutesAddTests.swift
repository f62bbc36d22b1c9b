@testable import BusSettings
import BusModel
import Foundation
import Testing

@Suite("bus routes add")
struct RoutesAddTests {
  let home: RoutesFolder

  init() throws { home = try RoutesFolder() }

  @Test("add shows what the page gives, and saves the route with the company whose host it is")
  func add() async throws {
    let ended = try await home.bus("routes add home \(RoutesFolder.url) --walk 4 --replay . --yes")
    #expect(ended.exitStatus == 0 && ended.errors == "")
    #expect(
      ended.output == """
        outbound  https://bus.example.jp/home
            2 timetables: 平日 51, 土日祝 51
            山川  (stop h1[1])
              平日    06:05–22:45
              土日祝  06:05–22:45
        saved home in ./routes.json; take it in with: bus ingest --route home
        its pages say nothing of お盆 and New Year; when the company's site tells what runs then: \
        bus operators edit o --new-year RUNS --obon RUNS

        """)
    let text = try home.routes()
    #expect(text.hasPrefix(RoutesFolder.settings.prefix(56)))
    #expect(
      text.hasSuffix("\n  \"operators\": [ {\"id\":\"o\", \"hosts\":[\"bus.example.jp\"]} ]\n}\n"))
    let route = try RoutesFile.read(text.utf8).find("home")
    #expect(route.walkMinutes == 4 && route.operatorID == "o")
    #expect(route.id.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
    #expect(
      try await home.bus("routes remove home --yes").output
        == "removed home from ./routes.json; what was taken in of it stays in the database\n")
    #expect(try home.routes() == RoutesFolder.settings)
  }

  @Test("the same in Japanese")
  func japanese() async throws {
    let ended = try await home.bus("routes add home \(RoutesFolder.url) --replay . --yes --lang ja")
    #expect(
      ended.output == """
        行き  https://bus.example.jp/home
            時刻表2つ: 平日 51本、土日祝 51本
            山川  (停留所 h1[1])
              平日    06:05–22:45
              土日祝  06:05–22:45
        home を ./routes.json に保存しました。取り込み: bus ingest --route home
        お盆と年末年始のダイヤはページにありません。会社の案内で分かったら: \
        bus operators edit o --new-year 日祝 --obon 土曜

        """)
    #expect(
      try await home.bus("routes remove home --yes --lang ja").output
        == "home を ./routes.json から削除しました。取り込んだ時刻表はデータベースに残ります\n")
  }

  @Test("a first route makes the file, with its folder")
  func firstRoute() async throws {
    let ended = try await home.bus(
      "routes add home \(RoutesFolder.url) --unchecked --config new/place/routes.json")
    #expect(ended.exitStatus == 0)
    let bytes = try Data(contentsOf: URL(filePath: home.program.folder + "/new/place/routes.json"))
    #expect(try RoutesFile.read(bytes).routes.map(\.name) == ["home"])
  }

  @Test(
    "where nobody can be asked, --yes is advised for sound pages and not for others",
    arguments: ["en", "ja"])
  func nobodyToAsk(language: String) async throws {
    let ended = try await home.bus(
      "routes add home \(RoutesFolder.url) --replay . --lang \(language)")
    #expect(ended.exitStatus == 64)
    #expect(ended.errors.contains("--yes"))
    for (page, status, words) in [("2", 65, "HTML"), ("3", 69, "404")] {
      let refused = try await home.bus(
        "routes add home \(RoutesFolder.url)\(page) --replay . --lang \(language)")
      #expect(refused.exitStatus == status)
      #expect(refused.errors.contains(words) && !refused.errors.contains("--yes"))
    }
    #expect(try home.routes() == RoutesFolder.settings)
  }

  @Test(
    "at a terminal the person is asked, and an empty line means what the large letter says",
    arguments: [
      ("\n", true, RoutesFolder.url, "save home? [Y/n] "),
      ("n\n", false, RoutesFolder.url, "save home? [Y/n] "),
      ("what?\ny\n", true, RoutesFolder.url, "save home? [Y/n] save home? [Y/n] "),
      ("\n", false, RoutesFolder.url + "2", "save home all the same? [y/N] "),
      ("yes\n", true, RoutesFolder.url + "2", "save home all the same? [y/N] "),
    ])
  func asked(typed: String, isSaved: Bool, page: String, prompt: String) async throws {
    // The company has said what it runs at お盆 and New Year.
    try home.program.write(
      RoutesFolder.settings.replacing(
        "\"hosts\"",
        with: "\"serviceDays\": [{\"on\": \"12-31\", \"runs\": \"none\"}], \"hosts\""),
      to: "routes.json")
    let words = ["routes", "add", "home", page, "--replay", "."]
    let ended = try await home.program.runAtTerminal(words, typed: typed)
    #expect(ended.exitStatus == 0)
    #expect(ended.errors == prompt + (isSaved ? "" : "bus: nothing is saved\n"))
    #expect(try home.routes().contains("\"home\"") == isSaved)
  }

  @Test("add and edit take the same hints and details, and write what was given and nothing else")
  func sameOptions() async throws {
    let options =
      "--stop 山川 --route-name 緑1 --destination 駅 --platform 2 --layout hour-grid "
      + "--only routeName=緑1 --title 家 --walk 4 --approach https://bus.example.jp/a "
      + "--approach-back https://bus.example.jp/b --replay . --yes"
    #expect(try await home.bus("routes add home \(RoutesFolder.url) \(options)").exitStatus == 0)
    #expect(
      try await home.bus("routes edit old --add \(RoutesFolder.url) \(options)").exitStatus == 0)
    let file = try RoutesFile.read(home.routes().utf8)
    let (added, edited) = try (file.find("home"), file.find("old"))
    #expect(added.outboundTimetableURLs == edited.outboundTimetableURLs)
    #expect(
      added.outboundTimetableURLs[0].hints
        == PageHints(
          stop: "山川", routeName: "緑1", destination: "駅", platform: "2", layout: "hour-grid",
          only: ["routeName": "緑1"]))
    #expect(added.title == edited.title && added.walkMinutes == 4 && edited.walkMinutes == 4)
    #expect(added.outboundProximityURL == edited.outboundProximityURL)
    #expect(added.inboundProximityURL == "https://bus.example.jp/b")
    #expect(try !home.routes().contains("null"))
    let emptied = try await home.program.run("routes", "edit", "home", "--approach", "", "--yes")
    #expect(emptied.exitStatus == 0)
    let after = try RoutesFile.read(home.routes().utf8).find("home")
    #expect(after.outboundProximityURL == nil && after.inboundProximityURL != nil)
  }

  @Test("one page for both ways is said when the route is added, and saved only on demand")
  func twins() async throws {
    let ended = try await home.bus(
      "routes add home \(RoutesFolder.url) --back \(RoutesFolder.url)4 --replay . --yes")
    #expect(ended.exitStatus == 65)
    #expect(ended.errors.contains("the way back gives the same timetables as the way out"))
    #expect(ended.output.contains("the way back gives the same timetables as the way out"))
    #expect(try home.routes() == RoutesFolder.settings)
    let japanese = try await home.bus(
      "routes add home \(RoutesFolder.url) --back \(RoutesFolder.url) --replay . --yes --lang ja")
    #expect(japanese.exitStatus == 65 && japanese.errors.contains("帰りの時刻表が行き"))
    let forced = try await home.bus(
      "routes add home \(RoutesFolder.url) --back \(RoutesFolder.url) --replay . --unchecked")
    #expect(forced.exitStatus == 0)
  }

  @Test("a page of the way back is named by the same words in add and edit")
  func back() async throws {
    for word in ["--back", "--add-back"] {
      let page = "\(word) \(RoutesFolder.url)"
      #expect(try await home.bus("routes add new\(word) \(page) --unchecked").exitStatus == 0)
      #expect(try await home.bus("routes edit old \(page) --unchecked").exitStatus == 0)
    }
    let file = try RoutesFile.read(home.routes().utf8)
    #expect(file.routes.map(\.inboundTimetableURLs.count) == [2, 1, 1])
  }

  @Test("what is odd about a page is shown before it is saved", arguments: ["en", "ja"])
  func notices(language: String) async throws {
    let ended = try await home.bus(
      "routes add home \(RoutesFolder.url)4 --replay . --yes --lang \(language)")
    #expect(ended.exitStatus == 0)
    #expect(ended.output.contains(language == "ja" ? "\n    ※ " : "\n    note: "))
    #expect(ended.output.contains("年末年始"))
  }

  @Test("a server of this machine is suggested with http, any other with https")
  func scheme() async throws {
    for (typed, meant) in [
      ("127.0.0.1:8080/a", "http"), ("localhost/a", "http"), ("bus.example.jp/a", "https"),
    ] {
      let ended = try await home.bus("routes add a \(typed) --unchecked")
      #expect(ended.errors.hasSuffix("did you mean \"\(meant)://\(typed)\"?\n"))
    }
  }
}
