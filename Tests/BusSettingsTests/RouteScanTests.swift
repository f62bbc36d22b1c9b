import BusModel
import BusSettings
import Testing

@Suite struct RouteScanTests {
  /// A file of so many routes, with `home` in the middle and its operator after another.
  private static func file(
    _ count: Int = 3, home: String = #""walkMinutes": 4"#, other: String = "", beside: String = ""
  ) -> [UInt8] {
    let routes = (0..<count).map { number in
      number == count / 2
        ? #"{"id": "h-1", "name": "home", "operator": "example", \#(home)}"#
        : #"{"id": "r-\#(number)", "name": "route\#(number)"\#(other)}"#
    }
    let text = """
      {\(beside) "routes": [\(routes.joined(separator: ",\n"))],
       "operators": [{"id": "other"}, {"id": "example", "name": "例"}]}
      """
    return Array(text.utf8)
  }

  @Test(
    "one of few and one of thousands are found as the whole file has them", arguments: [3, 5000])
  func found(count: Int) throws {
    let bytes = Self.file(count)
    let (settings, hasFaults) = try RoutesFile.read(forRoute: "home", bytes)
    let whole = try RoutesFile.read(bytes)
    let home = try #require(whole.route(named: "home"))
    #expect(settings.routes.contains(home))
    #expect(settings.serviceOperator(of: home) == whole.serviceOperator(of: home))
    #expect(!hasFaults)
  }

  @Test(
    "a name is found however it is written, and no other text is taken for it",
    arguments: [
      #"{"routes": [{"id": "1", "name": "\u0068ome"}]}"#,
      #"{"routes": [{"name": "home", "id": "1", "title": "\"name\": \"x\", {["}]}"#,
      #"{"operators": [{"id": "name"}], "routes": [{"id": "2", "name": "x", "title": "home"}, {"id": "1", "name": "home"}]}"#,
      "\u{FEFF}{ \"routes\" :\n[ {\t\"id\":\"1\" , \"name\":\"home\" } ] }",
    ])
  func written(text: String) throws {
    let (settings, _) = try RoutesFile.read(forRoute: "home", Array(text.utf8))
    #expect(settings.route(named: "home")?.id == "1")
  }

  @Test(
    "the sound route of a file with faults is answered, and that it has some is known",
    arguments: [
      (#", "nmae": 1"#, ""), (#", "walkMinutes": "four""#, ""),
      (#", "outboundTimetableURLs": ["ftp://x"]"#, ""), ("", #""hollidays": {}, "#),
      ("", #""holidays": {"url": 7}, "#), (#", "operator": "nobody""#, ""),
    ])
  func elsewhere(other: String, beside: String) throws {
    let bytes = Self.file(other: other, beside: beside)
    #expect(throws: SettingsError.self) { try RoutesFile.read(bytes) }
    let (settings, hasFaults) = try RoutesFile.read(forRoute: "home", bytes)
    #expect(settings.route(named: "home")?.walkMinutes == 4)
    #expect(hasFaults)
  }

  @Test("an unknown key in one of thousands of routes is noticed on the way")
  func inPassing() throws {
    #expect(
      try RoutesFile.read(forRoute: "home", Self.file(5000, other: #", "nmae": 1"#)).hasFaults)
  }

  @Test(
    "a route that is not sound itself is told with all the faults of the file",
    arguments: [
      Self.file(home: #""walkMinutes": "four""#), Self.file(home: #""nmae": 1"#),
      Self.file(5000, home: #""walkMinutes": "four""#),
      Array(#"{"routes": [{"id": "1", "name": "home"}, {"id": "2", "name": "home"}]}"#.utf8),
      Array(#"{"routes": [{"id": "1", "name": "home"}, {"id": "1", "name": "x"}]}"#.utf8),
      Array(#"{"routes": [{"id": "1", "name": "home"}"#.utf8), Array("home".utf8), [],
    ])
  func unsound(bytes: [UInt8]) {
    #expect(throws: SettingsError.self) { try RoutesFile.read(forRoute: "home", bytes) }
  }

  @Test("no text makes it lose its way", arguments: 0..<400)
  func torn(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var bytes = Self.file(4)
    for _ in 0..<3 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(state >> 33) % bytes.count
      let letters = Array(#"{}[]",:\ x"#.utf8)
      bytes[place] = letters[Int(state >> 20) % letters.count]
    }
    // Whatever is said of it: where the whole file is right, the route is the same.
    guard let whole = try? RoutesFile.read(bytes), let home = whole.route(named: "home") else {
      _ = try? RoutesFile.read(forRoute: "home", bytes)
      return
    }
    #expect(try RoutesFile.read(forRoute: "home", bytes).settings.route(named: "home") == home)
  }
}
