import BusQuery
@testable import BusSettings
import BusModel
import Testing

@Suite struct NearestTests {
  @Test(
    "the word that was probably meant is found, and no other",
    arguments: [
      ("hom", "home"), ("hmoe", "home"), ("HOME", "home"), ("sch", "school"), ("shcool", "school"),
      ("clinics", "clinic"), ("office", nil), ("x", nil), ("", nil), ("hospital", nil), ("駅", nil),
      ("駅まへ", "駅まえ"),
    ] as [(String, String?)])
  func finds(word: String, meant: String?) {
    #expect(nearest(word, in: ["home", "school", "clinic", "駅まえ"]) == meant)
  }

  @Test("of several near words the nearest counts, of equals the first")
  func prefersNearest() {
    #expect(nearest("hose", in: ["host", "house", "home"]) == "host")
    #expect(nearest("stops", in: ["step", "stop"]) == "stop")
  }

  @Test("an unknown route is told with the one meant and those there are")
  func unknownRoute() throws {
    let settings = RoutesFile(routes: [
      RouteSetting(id: "1", name: "home"), RouteSetting(id: "2", name: "school"),
    ])
    #expect(try settings.find("home").id == "1")
    let near = #expect(throws: UnknownRoute.self) { try settings.find("hom") }
    #expect(near?.words(.en) == "no route 'hom'; did you mean 'home'? known: home, school")
    let far = #expect(throws: UnknownRoute.self) { try settings.find("x\u{1B}[m") }
    #expect(far?.words(.en) == #"no route 'x\u001b[m'; known: home, school"#)
  }

  @Test("of many routes twenty are named, of none what to do")
  func unknownAmongMany() {
    let many = UnknownRoute(name: "zzz", known: (1...25).map { "r\($0)" })
    #expect(many.words(.en).hasSuffix("r19, r20 and 5 more"))
    #expect(
      UnknownRoute(name: "a", known: []).words(.en)
        == "no route 'a'; routes.json has none yet: make one with 'bus routes add NAME URL'")
  }
}
