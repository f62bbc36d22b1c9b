import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences that say that nothing changes, why all buses rest, or that one time is for all days.
@Suite("what changes nothing opens no day")
struct AffirmedDayTests {
  private let heads = ["平日", "土日祝"]

  @Test(
    "dates that run as ever are their days of the week",
    arguments: [
      "年末年始も平常ダイヤで毎日運航いたします。", "お盆、年末年始も通常どおり毎日運行しております。", "12月31日～1月3日も平常どおり運行いたします。",
      "年末年始も休まず運行します。", "11月9日からバス停を約40m移設しています（時刻は変わりません）。", "お盆期間も平日・土日祝の区分に変更はありません。",
      "12月20日は車庫の見学会を開きます。当日も路線バスは通常どおりです。", "送迎バスは水曜日も運行しております。",
    ])
  func asEver(sentence: String) throws {
    let read = hourPage("<p>\(sentence)</p>", heads: heads)
    for (date, column) in [
      ("2026-12-31", 0), ("2027-01-02", 1), ("2026-12-16", 0), ("2026-12-20", 1),
    ] {
      #expect(try columns(read, on: date) == [column])
    }
  }

  @Test(
    "that all buses rest is understood whatever the reason",
    arguments: [
      "12月14日（月）から18日（金）まで、西山橋の架け替え工事のため全便運休します。",
      "2026年12月14日(月)から18日(金)までは、館内設備の点検に伴い休館させていただきますので、送迎バスも運休となります。",
      "12月14日～18日は、境内周辺の車両通行止めのため運行しません。", "12月14日～18日は全便運休、そのほかの日は毎日運行します。",
    ])
  func whateverReason(sentence: String) throws {
    let read = hourPage("<p>\(sentence)</p>", heads: ["毎日"])
    #expect(try columns(read, on: "2026-12-14") == [])
    #expect(try columns(read, on: "2026-12-18") == [])
    #expect(try columns(read, on: "2026-12-21") == [0])
  }

  @Test(
    "a reason that is of some buses, or of what is no bus, rests no other",
    arguments: [
      "12月14日は、工事のため一部の便を運休します。", "12月14日は、橋の工事のため西口停留所を休止します。",
      "臨港線は、12月14日は工事のため全便運休します。", "12月14日は棚卸しのためお休みします。",
    ])
  func ofSome(sentence: String) throws {
    let read = hourPage("<p>\(sentence)</p>", heads: ["毎日"])
    #expect(try columns(read, on: "2026-12-14") != [])
  }

  @Test(
    "one time for all days is every day's",
    arguments: ["平日・土日祝共通", "毎日この時刻で運転します", "全日共通"])
  func oneForAll(label: String) throws {
    let read = hourPage("", heads: [label])
    for date in ["2026-12-14", "2026-12-19", "2026-12-20"] {
      #expect(try columns(read, on: date) == [0])
    }
  }

  @Test("dates below a head that speaks of buses with a mark are no days of rest for all")
  func headOfSome() throws {
    let read = hourPage(
      "<p>次の期間は学校休業のため「学」の便は運休します。<br>　夏休み：7月24日～8月24日<br>　冬休み：12月24日～1月14日</p>", heads: ["毎日"])
    #expect(try columns(read, on: "2026-12-25") == nil)
    #expect(try columns(read, on: "2026-12-21") == [0])
    let all = hourPage("<p>次の期間は運休します。<br>　冬休み：12月24日～1月14日</p>", heads: ["毎日"])
    #expect(try columns(all, on: "2026-12-25") == [])
  }

  @Test("a month in which fewer days have buses has no others")
  func onlyInMonth() throws {
    for label in ["毎日運行（ただし12月は土日のみ）", "毎日運行（ただし12月は土日のみ、1月は日曜のみ）"] {
      let read = hourPage("", heads: [label])
      #expect(try columns(read, on: "2026-12-09") == [])
      #expect(try columns(read, on: "2026-12-12") == [0])
      #expect(try columns(read, on: "2026-11-27") == [0])
    }
  }

  @Test("holidays that fall on a Sunday are those alone")
  func holidayOnSunday() throws {
    let read = hourPage(
      "<p>祝日は土曜の時刻で運行します。ただし日曜にあたる祝日は日曜の時刻です。</p>", heads: ["平日", "土曜", "日曜"])
    #expect(try columns(read, on: "2026-11-23") == [1])
    #expect(try columns(read, on: "2027-03-21") == [2])
    #expect(try columns(read, on: "2026-11-29") == [2])
  }

  @Test(
    "what else a line offers takes nothing from its days",
    arguments: ["毎日運行・予約不要（定員制）。", "毎日運行・座席指定制（予約は1か月前の10:00から）", "年中無休・予約不要", "毎日運行／全席指定"])
  func offers(line: String) {
    let page = read(
      "<h1>沢線 時刻表</h1><p>\(line)</p><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>沢口</td><td>8:10</td><td>9:10</td></tr>"
        + "<tr><td>橋</td><td>8:20</td><td>9:20</td></tr><tr><td>役場</td><td>8:30</td><td>9:30</td></tr></table>"
    )
    #expect(Normalise.timetables(of: page).timetables.allSatisfy { $0.service == .daily })
  }

  @Test(
    "a day of rest that moves to the next day where it is a holiday",
    arguments: [
      "月曜日は運休（月曜日が祝日の場合は運航し、翌火曜日が運休）", "月曜日は運休（月曜日が祝日の場合は運航し、翌日が運休）",
    ])
  func movedRest(sentence: String) throws {
    let read = hourPage("<p>\(sentence)</p>", heads: ["毎日"])
    for (date, runs) in [
      ("2026-11-23", [0]), ("2026-11-24", []), ("2026-11-30", []), ("2026-12-01", [0]),
    ] {
      #expect(try columns(read, on: date) == runs)
    }
  }

  @Test("a menu that leads to the stops around is no week of Chinese")
  func around() {
    let read = hourPage("<p>[時刻表検索トップ] [周辺バス停] [運賃検索]</p>", heads: heads)
    #expect(read.dayRules.isEmpty)
  }

  @Test("days of the week that run on holidays too do so on their own days alone")
  func ownDaysToo() throws {
    let read = hourPage("", heads: ["月曜日・木曜日。祝日、年末年始も運行します"])
    for (date, runs) in [
      ("2027-02-23", []), ("2027-01-11", [0]), ("2026-12-31", [0]), ("2026-12-29", []),
    ] {
      #expect(try columns(read, on: date) == runs)
    }
  }

  @Test("a sentence that a label holds is not said once more beside it")
  func saidOnce() throws {
    let trips = { (time: Int) in
      "<table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>役場</td><td>\(time):10</td><td>13:10</td></tr>"
        + "<tr><td>橋</td><td>\(time):20</td><td>13:20</td></tr><tr><td>駅</td><td>\(time):30</td><td>13:30</td></tr></table>"
    }
    let read = Normalise.timetables(
      of: read(
        "<h1>はなバス</h1><h3>運行日</h3><dl><dt>東コース</dt><dd>月曜日・木曜日。祝日、年末年始も運行します。</dd><dt>西コース</dt><dd>火曜日に運行します。</dd></dl>"
          + "<h3>東コース</h3>\(trips(8))<h3>西コース</h3>\(trips(9))"))
    let east = read.timetables.filter { $0.departures.contains { $0.departureTime.hour == 8 } }
    #expect(!east.isEmpty && east.allSatisfy { $0.pattern?.text == "全月曜・全木曜" })
  }

  @Test("how many days of a month rest says not which")
  func countedDays() throws {
    let read = hourPage("<p>12月：10日間運休（日は掲示）</p>", heads: ["毎日"])
    #expect(try columns(read, on: "2026-12-10") == nil)
    #expect(try columns(read, on: "2026-11-27") == [0])
    let named = hourPage("<p>12月1日から10日間運休します。</p>", heads: ["毎日"])
    #expect(try columns(named, on: "2026-11-27") != [])
  }

  @Test("a day that moves, said in a sentence of its own, moves")
  func movedService() throws {
    let read = Normalise.timetables(
      of: read(
        "<h1>沢線</h1><p>運行日：火曜日。祝日の場合は翌日に運行します。</p><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>沢口</td><td>8:10</td><td>9:10</td></tr>"
          + "<tr><td>橋</td><td>8:20</td><td>9:20</td></tr><tr><td>役場</td><td>8:30</td><td>9:30</td></tr></table>"
      ))
    #expect(read.timetables.allSatisfy { $0.pattern?.text == "火曜（祝日の場合は翌日）" })
  }

  @Test("school holidays that a bracket explains are more than its days of the week")
  func schoolHolidays() {
    let pattern = ServicePattern.read("学校休業日（土・日・祝日、夏休み・冬休み・春休み期間）は運休します").pattern
    let days = ["2026-11-27", "2026-11-28", "2026-12-28"].compactMap { CivilDate($0) }
    let calendar = ServiceCalendar(operator: nil)
    let answers = days.map { day in
      pattern.map { ServicePattern.answers(of: [$0], on: calendar.day(day), in: calendar)[0].runs }
    }
    #expect(answers == [.yes, .no, .unknown])
  }

  @Test(
    "all that a list of days without service names rests, also before a day with its date in brackets",
    arguments: [
      "日曜・祝日および創立記念日（12月18日）は運休します。", "運休日：日曜・祝日、創立記念日（12月18日）", "日曜・祝日、12月18日はすべてのバスが運休します。",
    ])
  func listed(sentence: String) throws {
    let read = hourPage("<p>\(sentence)</p>", heads: ["毎日"])
    #expect(try columns(read, on: "2026-12-18") == [])
    #expect(try columns(read, on: "2026-12-20") != [0])
    #expect(try columns(read, on: "2026-12-21") == [0])
  }

  @Test(
    "dates that are treated as Sundays run as these",
    arguments: ["12月30日から1月3日までは、曜日にかかわらず日曜・祝日と同じ扱いになります。", "12/30～1/3は曜日に関係なく土日祝の時刻で運行します。"])
  func treated(sentence: String) throws {
    let read = hourPage("<p>\(sentence)</p>", heads: heads)
    #expect(try columns(read, on: "2026-12-30") == [1])
    #expect(try columns(read, on: "2026-12-29") == [0])
  }

  @Test("that buses may be late on some dates changes none of them; a timetable of their own does")
  func late() throws {
    let late = hourPage("<p>Buses may be delayed during Obon (Aug. 13-16).</p>", heads: heads)
    #expect(try columns(late, on: "2026-08-14") == [0])
    let other = hourPage(
      "<p>Buses may be delayed during Obon (Aug. 13-16) and run on a holiday schedule.</p>",
      heads: heads)
    #expect(try columns(other, on: "2026-08-14") != [0])
  }
}
