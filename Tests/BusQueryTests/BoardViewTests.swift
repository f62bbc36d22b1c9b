import BusModel
import BusQuery
import Testing

@Suite struct BoardViewTests {
  /// A board of the sample route, and its pictures at any moment.
  private struct Shown {
    var view = BoardView(.outbound, .en)
    let live: LiveAnswers

    init() throws {
      live = try LiveAnswers(
        LiveAnswers.Question(directions: Direction.allCases, count: 1000),
        clock: try at("2026-11-20T07:00")
      ) {
        var route = try usual()
        route.versions[0].pages[0].source.fetchedAt = try at("2026-11-20T02:00")
        return RouteBasis(of: home, operator: nil, published: route, feed: [])
      }
    }

    mutating func press(_ keys: String) {
      for key in BoardKey.keys(in: Array(keys.utf8)) { view.press(key) }
    }

    mutating func picture(_ moment: Moment, height: Int = 12) -> [String] {
      view.picture(of: live, at: moment, clock: moment, TerminalStyle(width: 80), height: height)
    }
  }

  @Test("a bus that has gone stays for a minute and leaves the board then")
  func gone() throws {
    var board = try Shown()
    let seconds = try at("2026-11-20T07:30")
    let before = board.picture(seconds.adding(seconds: 30))
    #expect(before[0].hasPrefix("自宅 ↔ 駅, outbound  Fri 20 Nov  07:30:30"))
    #expect(before[1].hasPrefix("  07:30  due"))
    #expect(before[2].hasPrefix("  07:41  in 10 min"))
    #expect(before.count == 12)
    #expect(board.picture(seconds.adding(seconds: 59))[1].hasPrefix("  07:30  due"))
    #expect(board.picture(seconds.adding(seconds: 60))[1].hasPrefix("  07:30  gone"))
    #expect(board.picture(seconds.adding(seconds: 119))[1].hasPrefix("  07:30  gone"))
    #expect(board.picture(seconds.adding(seconds: 120))[1].hasPrefix("  07:41  in 9 min"))
  }

  @Test("keys choose the way and the day, and move what does not fit")
  func keys() throws {
    var board = try Shown()
    let now = try at("2026-11-20T07:00")
    board.press("d")
    #expect(board.picture(now)[0].contains("inbound"))
    board.press("\t\u{1B}[C")
    let saturday = board.picture(now)
    #expect(saturday[0].contains("outbound  Sat 21 Nov"))
    board.press("jj")
    #expect(board.picture(now, height: 6)[1] == saturday[3])
    board.press("\u{1B}OA")
    #expect(board.picture(now, height: 6)[1] == saturday[2])
    board.press("<\u{1B}[D")
    #expect(board.picture(now)[0].contains("Thu 19 Nov"))
    board.press("t")
    #expect(board.picture(now)[0].contains("Fri 20 Nov  07:00"))
  }

  @Test("the clock that is asked is the board's own, whatever the machine's says")
  func clock() throws {
    var board = try Shown()
    #expect(board.picture(try at("1999-01-01T12:00"))[0].contains("12:00"))
  }

  @Test(
    "what a terminal sends is keys, and what means nothing is left out",
    arguments: [
      ("q", [BoardKey.quit]), ("\u{3}", [.quit]), ("\u{1B}", [.quit]), ("\u{1A}", [.suspend]),
      ("xhl", [.previousDay, .nextDay]), ("\u{1B}[1;5C", [.nextDay]), ("\u{1B}[Z", []),
      ("\u{1B}OB\u{1B}[A", [.down, .up]), ("\u{1B}[", []),
    ])
  func bytes(text: String, keys: [BoardKey]) {
    #expect(BoardKey.keys(in: Array(text.utf8)) == keys)
  }
}
