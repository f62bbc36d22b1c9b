import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// The days of single trips, wherever a table of trips or a list below it says them.
@Suite("each trip has the days of its own row, column, cell or line")
struct TripDayPlaceTests {
  /// Three trips of three stops; `head` and `foot` are rows of cells above and below the times.
  private func page(
    head: [String]? = nil, foot: [String]? = nil, below: String = "", stop: String = "大曲西"
  )
    -> Normalise.Result
  {
    let heads = head ?? ["停留所", "1便", "2便", "3便"]
    let times = [
      ["大曲", "8:00", "10:10", "13:20"], [stop, "8:11", "10:21", "13:31"],
      ["総合病院", "8:19", "10:29", "13:39"],
    ]
    let rows = ([heads] + times + [foot].compactMap { $0 }).map { cells in
      "<tr><th>\(cells[0])</th>" + cells.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
    }.joined()
    return Normalise.timetables(
      of: read("<h1>大曲</h1><h2>市内循環（総合病院行き）</h2><table>\(rows)</table>\(below)"))
  }

  /// The pattern of each departure of a stop: its own, or its timetable's.
  private func patterns(_ read: Normalise.Result, at stop: String = "大曲") -> [String: String] {
    var found: [String: String] = [:]
    for timetable in read.timetables where timetable.stop == stop {
      for departure in timetable.departures {
        found[departure.departureTime.description] =
          (departure.pattern ?? timetable.pattern)?.text ?? "毎日"
      }
    }
    return found
  }

  @Test("a row headed 運休日 says when its trips do not run, and なし that they always do")
  func rests() {
    let read = page(foot: ["運休日", "土日祝", "なし", "水・土・日・祝"])
    #expect(patterns(read) == ["08:00": "土日祝運休", "10:10": "毎日", "13:20": "運休日：水曜・土日祝"])
  }

  @Test("a row below the times holds days whatever its head", arguments: ["運行", "運転期間", "曜日等"])
  func foot(word: String) {
    let read = page(foot: [word, "月～土", "月～金", "第1・3土曜"])
    #expect(patterns(read) == ["08:00": "平日・土曜", "10:10": "平日", "13:20": "第1・第3土曜"])
  }

  @Test("trips' names with days are no destinations, though their head says 行先")
  func names() {
    let read = page(head: ["行先・便", "1便土日祝運休", "2便", "3便土日祝のみ"])
    #expect(
      patterns(read) == ["08:00": "土日祝運休", "10:10": "毎日", "13:20": "土日祝のみ運行"])
    #expect(read.timetables.first?.destination == "総合病院")
  }

  @Test(
    "days below or beside the names of trips are theirs",
    arguments: [
      "<dl><dt>1便・3便</dt><dd>月～土（日曜・祝日、12/29～1/3は運休）</dd><dt>2便</dt><dd>毎日運行（12月29日～1月3日は運休）</dd></dl>",
      "<table><tr><th>1便・3便</th><td>月～土（日曜・祝日、12/29～1/3は運休）</td></tr><tr><th>2便</th><td>毎日運行（12月29日～1月3日は運休）</td></tr></table>",
      "<h3>1便・3便</h3><p>月～土（日曜・祝日、12/29～1/3は運休）</p><h3>2便</h3><p>毎日運行（12月29日～1月3日は運休）</p>",
    ])
  func named(list: String) {
    #expect(
      patterns(page(below: list)) == [
        "08:00": "平日・土曜運行。日祝、12/29～1/3運休", "10:10": "毎日運行。12/29～1/3運休",
        "13:20": "平日・土曜運行。日祝、12/29～1/3運休",
      ])
  }

  @Test("the days behind a trip's name and a colon are read once")
  func colon() {
    let read = page(below: "<p>1便：月・水・金曜日</p>")
    #expect(patterns(read)["08:00"] == "月曜・水曜・金曜のみ運行")
    #expect(!read.notices.contains { $0.code == "unreadDays" })
  }

  @Test(
    "what a stop's name has beside it of days is said of that stop",
    arguments: [
      ("大曲西（土日祝は通過）", "土日祝運休"), ("大曲西<br>※平日のみ停車", "平日のみ運行"),
      ("大曲西（土・日・祝日は止まりません）", "土日祝運休"),
    ])
  func stop(name: String, days: String) {
    let read = page(below: "<p>全便毎日運行</p>", stop: name)
    #expect(Set(patterns(read, at: "大曲西").values) == [days])
    #expect(Set(patterns(read).values) == ["毎日"])
  }

  @Test("signs under dates say whether a trip runs then, whatever day of the week it is")
  func flags() {
    let rows = [
      ("7:42", "7:53", "7:58", "○×○×"), ("9:27", "9:38", "9:43", "○○○×"),
      ("13:12", "13:23", "13:28", "○×××"),
    ].map { first, second, third, signs in
      "<tr><td>①便</td><td>\(first)</td><td>\(second)</td><td>\(third)</td>"
        + signs.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }.joined()
    let read = Normalise.timetables(
      of: read(
        "<h1>石原</h1><h2>石原駅行き</h2><table><tr><th>便</th><th>石原</th><th>橋詰</th><th>石原駅</th><th>平日</th><th>土日祝</th><th>お盆(8/13～15)</th><th>12/31～1/3</th></tr>\(rows)</table>"
      ))
    #expect(
      patterns(read, at: "石原") == [
        "07:42": "平日、8/13～8/15運行。12/31～1/3運休", "09:27": "毎日、8/13～8/15運行。12/31～1/3運休",
        "13:12": "平日運行。8/13～8/15運休。12/31～1/3運休",
      ])
  }

  @Test("trips of a part of the year are those of the table under it, wherever the line stands")
  func seasons() {
    let table = { (name: String, hours: [Int]) in
      "<h3>\(name)</h3><table><tr><th>便</th><th>港発</th><th>東海島着</th></tr>"
        + zip(1..., hours).map {
          "<tr><td>\($0)</td><td>\($1):00</td><td>\($1):35</td></tr>"
        }.joined() + "</table>"
    }
    let read = Normalise.timetables(
      of: read(
        "<h1>高速船</h1><h2>港 → 東海島</h2>" + table("9月～6月", [8, 12, 16])
          + table("7月・8月", [7, 9, 11]) + "<p>7・8月ダイヤの3便は土曜・日曜のみ運航。9月～6月ダイヤの1便は水曜運休。</p>"))
    #expect(
      patterns(read, at: "港") == [
        "08:00": "水曜運休", "12:00": "9/1～6/30", "16:00": "9/1～6/30", "07:00": "7/1～7/31・8/1～8/31",
        "09:00": "7/1～7/31・8/1～8/31", "11:00": "土日のみ運行",
      ])
  }

  @Test("a pier by the name of a tide is a stop, and its table one of ships")
  func piers() {
    let table = { (first: String, second: String, hour: Int) in
      "<h3>\(first)発</h3><table><tr><th>便</th><th>\(first)</th><th>\(second)</th></tr>"
        + (0..<4).map {
          "<tr><td>\(11 + 2 * $0)便</td><td>\(hour + $0 * 3):10</td><td>\(hour + $0 * 3):45</td></tr>"
        }.joined() + "</table>"
    }
    let read = Normalise.timetables(
      of: read(
        "<h1>潮見～青島 ジェット船</h1><h2>運航ダイヤ</h2>" + table("潮見港", "青島港", 7) + table("青島港", "潮見港", 8)))
    #expect(patterns(read, at: "潮見港").count == 4)
    #expect(patterns(read, at: "青島港").count == 4)
  }

  @Test(
    "days beside the names of trips are these trips' under whatever head",
    arguments: ["便", "便名", "便番号"])
  func besideNames(head: String) {
    let days = ["（平日）", "〔土日祝のみ〕", "", "　平日"]
    let rows = days.enumerated().map {
      ["第\($0 + 1)便\($1)", "\(7 + $0):30", "\(7 + $0):40", "\(7 + $0):54"]
    }
    let page = Normalise.timetables(
      of: read("<h1>栗沢線</h1><h2>市民会館行</h2>" + TripTable.rows([[head, "栗沢", "三本杉", "市民会館"]] + rows)))
    let buses = page.timetables.first { !$0.departures.isEmpty }?.departures ?? []
    #expect(buses.map { $0.pattern?.text } == ["平日", "土日祝のみ運行", nil, "平日"])
  }

  @Test("below 路線 and 系統 a name with days is a line and when it runs", arguments: ["路線", "系統"])
  func besideLines(head: String) {
    let names = ["東線（平日）", "西線", "南線（土日祝のみ）"]
    let rows = names.enumerated().map { ["\($1)", "\(7 + $0):30", "\(7 + $0):40", "\(7 + $0):54"] }
    let page = Normalise.timetables(
      of: read("<h1>栗沢</h1><h2>市民会館行</h2>" + TripTable.rows([[head, "栗沢", "三本杉", "市民会館"]] + rows)))
    let buses = page.timetables.first { !$0.departures.isEmpty }?.departures ?? []
    #expect(buses.map(\.routeName) == ["東線", "西線", "南線"])
    #expect(buses.map { $0.pattern?.text } == ["平日", nil, "土日祝のみ運行"])
  }

  @Test("of signs with a pair each the one of unmarked buses is one more")
  func unmarkedPair() {
    let page = Normalise.timetables(
      of: read(
        "<h1>高城</h1><h2>県都行</h2><table><tr><th>時</th><th>分</th></tr><tr><th>6</th><td>10 平30 休50</td></tr>"
          + "<tr><th>7</th><td>10 平30 休50</td></tr><tr><th>8</th><td>10</td></tr></table>"
          + "<p>平：平日運行　休：土日祝日運行　無印：毎日運行</p>"))
    let buses = page.timetables.first?.departures ?? []
    #expect(buses.prefix(3).map { $0.pattern?.text } == ["毎日", "平日", "土日祝"])
  }
}
