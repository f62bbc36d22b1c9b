import BusModel
import Foundation
import Glibc
import Testing

@Suite("bus routes add, edit, remove and check")
struct RoutesChangeTests {
  let program: IngestProgram
  static let url = IngestSamples.url

  /// Formatted as no writer of ours would.
  static let settings = """
    { "routes": [
        {"name": "old",  "id": "1", "walkMinutes": 3} ],
      "operators": [ {"id":"o", "hosts":["bus.example.jp"]} ]
    }

    """

  init() throws {
    program = try IngestProgram()
    try program.write(Self.settings, to: "routes.json")
    try program.write(
      #"{"\#(Self.url)": "home.html", "\#(Self.url)2": "no.html"}"#, to: "index.json")
    try program.write(IngestSamples.page(), to: "home.html")
    try program.write("<html><body><p>保守中です</p></body></html>", to: "no.html")
  }

  private func routes() throws -> String {
    try String(contentsOfFile: program.folder + "/routes.json", encoding: .utf8)
  }

  private func bus(_ line: String) throws -> ProgramResult {
    try program.run(line.split(separator: " ").map(String.init), input: "")
  }

  @Test("add shows what the page gives, and saves the route with the company whose host it is")
  func add() throws {
    let ended = try bus("routes add home \(Self.url) --walk 4 --replay . --yes")
    #expect(ended.status == 0 && ended.errors == "")
    #expect(
      ended.output == """
        outbound  https://bus.example.jp/home
            2 timetables: 平日 51, 土日祝 51
        saved home in ./routes.json; take it in with: bus ingest --route home

        """)
    let text = try routes()
    #expect(text.hasPrefix(Self.settings.prefix(56)))
    #expect(
      text.hasSuffix("\n  \"operators\": [ {\"id\":\"o\", \"hosts\":[\"bus.example.jp\"]} ]\n}\n"))
    let route = try RoutesFile.read(text.utf8).find("home")
    #expect(route.walkMinutes == 4 && route.operatorID == "o")
    #expect(route.id.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
    #expect(try bus("routes remove home --yes").output == "removed home from ./routes.json\n")
    #expect(try routes() == Self.settings)
  }

  @Test("the same in Japanese")
  func japanese() throws {
    let ended = try bus("routes add home \(Self.url) --replay . --yes --lang ja")
    #expect(
      ended.output == """
        行き  https://bus.example.jp/home
            時刻表2つ: 平日 51本、土日祝 51本
        home を ./routes.json に保存しました。取り込み: bus ingest --route home

        """)
    #expect(
      try bus("routes remove home --yes --lang ja").output
        == "home を ./routes.json から削除しました\n")
  }

  @Test("a first route makes the file, with its folder")
  func firstRoute() throws {
    let ended = try bus(
      "routes add home \(Self.url) --unchecked --config new/place/routes.json")
    #expect(ended.status == 0)
    let bytes = try Data(contentsOf: URL(filePath: program.folder + "/new/place/routes.json"))
    #expect(try RoutesFile.read(bytes).routes.map(\.name) == ["home"])
  }

  @Test(
    "what cannot be right is refused before anything is saved",
    arguments: [
      (
        "add old \(url)", 64,
        "bus: nothing is saved: routes[1].name: expected a name that no other route has, "
          + "found \"old\", which routes[0] has too\n"
      ),
      (
        "add a ftp://x", 64,
        "bus: nothing is saved: routes[1].outboundTimetableURLs[0]: expected an http or https "
          + "address, found \"ftp://x\"\n"
      ),
      ("add a", 64, "bus: expected the address of a timetable page, found none\n"),
      (
        "add a \(url)2", 65,
        "bus: nothing is saved: not every page is a timetable; --unchecked saves all the same\n"
      ),
      (
        "add a \(url) --back \(url)2", 75,
        "bus: nothing is saved: not every page is a timetable; --unchecked saves all the same\n"
      ),
      (
        "add a \(url)3", 69,
        "bus: nothing is saved: not every page is a timetable; --unchecked saves all the same\n"
      ),
      ("edit od --walk 3", 64, "bus: no route 'od'; did you mean 'old'? known: old\n"),
      ("edit old", 64, "bus: nothing to change: say what, such as --walk 6; see --help\n"),
      (
        "edit old --walk=-1", 64,
        "bus: nothing is saved: routes[0].walkMinutes: expected a whole number from 0 to 600, "
          + "found -1\n"
      ),
      ("edit old --walk x", 64, "bus: --walk: expected minutes, found \"x\"\n"),
      (
        "edit old --drop \(url)", 64,
        "bus: --drop: expected a page of the route, found \"\(url)\"\n"
      ),
      ("remove od", 64, "bus: no route 'od'; did you mean 'old'? known: old\n"),
    ])
  func refused(line: String, status: Int, errors: String) throws {
    let needsPages = !line.hasPrefix("remove")
    let ended = try bus("routes \(line) --yes" + (needsPages ? " --replay ." : ""))
    #expect(ended.status == Int32(status))
    #expect(ended.errors == errors)
    #expect(try routes() == Self.settings)
  }

  @Test("without a terminal and without --yes nothing is saved", arguments: ["en", "ja"])
  func nobodyToAsk(language: String) throws {
    let ended = try bus("routes add home \(Self.url) --replay . --lang \(language)")
    #expect(ended.status == 64)
    #expect(ended.errors.contains("--yes"))
    #expect(try routes() == Self.settings)
  }

  @Test(
    "a file that is wrong is told and left as it is", arguments: ["add a \(url)", "remove old"])
  func wrongFile(line: String) throws {
    try program.write("{ \"routes\": [ {\"name\": \"old\" } ] }", to: "routes.json")
    let ended = try bus("routes \(line) --yes")
    #expect(ended.status == 78)
    #expect(ended.errors.contains("routes[0].id"))
    #expect(try routes() == "{ \"routes\": [ {\"name\": \"old\" } ] }")
  }

  @Test("edit changes what is named and keeps what the user wrote")
  func edit() throws {
    let ended = try bus(
      "routes edit old --rename new --walk 6 --add-back \(Self.url) --replay . --yes")
    #expect(
      ended.output == """
        inbound  https://bus.example.jp/home
            2 timetables: 平日 51, 土日祝 51
        saved new in ./routes.json; take it in with: bus ingest --route new

        """)
    let route = try RoutesFile.read(routes().utf8).find("new")
    #expect(route.id == "1" && route.walkMinutes == 6)
    #expect(route.inboundTimetableURLs.map(\.url) == [Self.url])
    #expect(try bus("routes edit new --drop \(Self.url) --yes").status == 0)
    #expect(try RoutesFile.read(routes().utf8).find("new").inboundTimetableURLs.isEmpty)
  }

  @Test("a symbolic link and the file's mode stay")
  func linkAndMode() throws {
    let files = FileManager.default
    let real = program.folder + "/real.json"
    try files.moveItem(atPath: program.folder + "/routes.json", toPath: real)
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real)
    try files.createSymbolicLink(
      atPath: program.folder + "/routes.json", withDestinationPath: "real.json")
    #expect(try bus("routes edit old --walk 9 --yes").status == 0)
    #expect(
      try files.destinationOfSymbolicLink(atPath: program.folder + "/routes.json") == "real.json")
    let mode = try files.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try String(contentsOfFile: real, encoding: .utf8).contains("\"walkMinutes\": 9"))
  }

  @Test(
    "at a terminal the person is asked, and an empty line means what the large letter says",
    arguments: [
      ("\n", true, url, "save home? [Y/n] "), ("n\n", false, url, "save home? [Y/n] "),
      ("what?\ny\n", true, url, "save home? [Y/n] save home? [Y/n] "),
      ("\n", false, url + "2", "save home all the same? [y/N] "),
      ("yes\n", true, url + "2", "save home all the same? [y/N] "),
    ])
  func asked(typed: String, isSaved: Bool, page: String, prompt: String) throws {
    let words = ["routes", "add", "home", page, "--replay", "."]
    let ended = try program.runAtTerminal(words, typed: typed)
    #expect(ended.status == 0)
    #expect(ended.errors == prompt + (isSaved ? "" : "bus: nothing is saved\n"))
    #expect(try routes().contains("\"home\"") == isSaved)
  }

  @Test("check tells of every page in the language of the question, and fetches each once")
  func check() throws {
    _ = try bus("routes add home \(Self.url) --back \(Self.url)2 --unchecked")
    let english = try bus("routes check --replay .")
    #expect(english.status == 75)
    #expect(
      english.output == """
        home  outbound  timetable     hour-grid  2 timetables  102 departures  \(Self.url)
        home  inbound   no timetable             0 timetables  0 departures    \(Self.url)2  \
        this is not an HTML page

        """)
    let japanese = try bus("routes check --replay . --lang ja")
    #expect(japanese.output.hasPrefix("home  行き  時刻表                hour-grid  時刻表2つ  102本  "))
  }

  @Test("check tells of a rule that a later one always overrules")
  func overruled() throws {
    try program.write(
      """
      {"routes": [], "operators": [{"id": "o", "serviceDays": [
        {"on": "08-14", "runs": "none"}, {"on": "08-13..08-15", "runs": "saturday"}]}]}
      """, to: "routes.json")
    let ended = try bus("routes check --replay .")
    #expect(ended.status == 0)
    #expect(
      ended.errors == "bus: operators[0].serviceDays[0] can never win: operators[0].serviceDays[1] "
        + "speaks of all its days and comes later\n")
  }
}

extension IngestProgram {
  /// Runs the program with a terminal for its standard input, at which something is typed.
  func runAtTerminal(_ arguments: [String], typed: String) throws -> ProgramResult {
    var (master, slave): (Int32, Int32) = (-1, -1)
    try #require(openpty(&master, &slave, nil, nil, nil) == 0)
    defer { close(master) }
    let process = Process()
    process.executableURL = Self.products.appending(path: "bus-ingest")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["HOME": folder, "LANG": "C"]
    process.standardInput = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try FileHandle(fileDescriptor: master, closeOnDealloc: false).write(
      contentsOf: Data(typed.utf8))
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ProgramResult(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
