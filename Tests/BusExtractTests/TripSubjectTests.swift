import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences about single buses, by number, time, part of the day or place.
@Suite("buses that a sentence names have its days, and no others")
struct TripSubjectTests {
  /// The times with days of their own, with these.
  private func marked(_ read: Normalise.Result) -> [String] {
    read.timetables.flatMap(\.departures).compactMap { departure in
      departure.pattern.map { "\(departure.departureTime) \($0.text)" }
    }
  }

  /// 6:10 6:30 … 10:10 10:30, every day.
  private func list(_ sentence: String) -> Normalise.Result {
    hourPage("<p>\(sentence)</p>", heads: ["毎日"])
  }

  @Test(
    "a bus is named by its time, by an hour, as one of the last",
    arguments: [
      ("7:10発は日曜運休です。", ["07:10 日曜運休"]), ("7:10のバスは日曜運休", ["07:10 日曜運休"]),
      ("※7時10分発の便は、土曜・日曜・祝日は運転しません。", ["07:10 土日祝運休"]),
      ("（注1）6:10発と10:30発は、土曜日は運転しません。", ["06:10 土曜運休", "10:30 土曜運休"]),
      ("9時台の便は日曜運休", ["09:10 日曜運休", "09:30 日曜運休"]),
      ("10時以降の便は日曜、祝日は運行しません。", ["10:10 日祝運休", "10:30 日祝運休"]),
      ("午前10時以降の便は金曜日のみの運行です。", ["10:10 金曜のみ運行", "10:30 金曜のみ運行"]),
      ("9:30発以降の便は土曜運休", ["09:30 土曜運休", "10:10 土曜運休", "10:30 土曜運休"]),
      ("6時30分より前の便は日曜運休", ["06:10 日曜運休"]),
      ("最後の2便は金曜日のみ運行します。", ["10:10 金曜のみ運行", "10:30 金曜のみ運行"]),
      ("最終便（10:30発）は金曜日のみの運行です", ["10:30 金曜のみ運行"]),
      ("始発便および最終便は、日曜・祝日は運転しません。", ["06:10 日祝運休", "10:30 日祝運休"]),
      ("最終便は、日曜・祝日は運転しません（両方向とも）。", ["10:30 日祝運休"]),
    ])
  func byTime(sentence: String, times: [String]) {
    let read = list(sentence)
    #expect(marked(read) == times)
    #expect(read.dayRules.isEmpty)
  }

  @Test(
    "the days may stand before the bus, and a reason between them",
    arguments: [
      ("12月18日(金)は球技大会のため10:30発を運休とします", ["10:30 12/18(金)運休"]),
      ("冬期間（12月1日～翌年3月15日）は、6:10発と10:30発を運休します。", ["06:10 12/1～3/15運休", "10:30 12/1～3/15運休"]),
      ("1月1日から3日までの3日間は、10時以降の便を運休します。", ["10:10 1/1～1/3運休", "10:30 1/1～1/3運休"]),
      ("【ロードレース】12月6日（日）は、6:10発・6:30発を運休します。", ["06:10 12/6(日)運休", "06:30 12/6(日)運休"]),
      ("土曜日は外来が休みのため、最終便は運休です。", ["10:30 土曜運休"]),
      ("日曜・祝日は10:10発が最終便です。", ["10:30 日祝運休"]),
      ("土曜日の運行は9:30発までです。", ["10:10 土曜運休", "10:30 土曜運休"]),
      ("日曜は6:30発からの運行となります。", ["06:10 日曜運休"]),
    ])
  func daysFirst(sentence: String, times: [String]) {
    let read = list(sentence)
    #expect(marked(read) == times)
    #expect(read.dayRules.isEmpty)
  }

  @Test(
    "where nobody can say which bus is meant, no bus is marked and its days are open",
    arguments: [
      "7:15発は日曜運休です。", "12:10発は日曜運休です。", "9時10分までの便は日曜運休", "最終便（9:10発）は日曜運休です。",
      "西口発の最終便は日曜運休です。", "日曜は7:15発が最終便です。", "2便は日曜運休",
    ])
  func nobodyKnows(sentence: String) throws {
    let read = list(sentence)
    #expect(marked(read).isEmpty)
    #expect(try columns(read, on: "2026-11-29") == nil)
    #expect(try columns(read, on: "2026-11-30") == [0])
  }

  @Test(
    "until when a window is open ends no day of buses",
    arguments: ["受付は土曜日は9:30までです。", "土曜日は9:30まで", "診療時間：土曜日は9:30で終了します。"])
  func windows(sentence: String) {
    #expect(marked(list(sentence)).isEmpty)
  }

  private func ways(_ sentence: String) -> Normalise.Result {
    let table = { (title: String, times: [String]) in
      "<h2>\(title)</h2><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>"
        + "<tr><td>沢口</td><td>\(times[0])</td><td>\(times[1])</td></tr>"
        + "<tr><td>橋</td><td>\(times[2])</td><td>\(times[3])</td></tr>"
        + "<tr><td>役場</td><td>\(times[4])</td><td>\(times[5])</td></tr></table>"
    }
    return Normalise.timetables(
      of: read(
        "<h1>沢線</h1><p>毎日運行</p>"
          + table("上り", ["7:10", "9:40", "7:20", "10:00", "7:30", "10:10"])
          + table("下り", ["9:40", "18:30", "9:50", "18:40", "10:00", "18:50"])
          + "<h2>ご案内</h2><p>\(sentence)</p>"))
  }

  @Test(
    "a bus that is named by when it starts is marked at all its stops",
    arguments: [
      ("7:10発は日曜運休です。", ["07:10 日曜運休", "07:20 日曜運休"]),
      ("上り2便は日曜運休です。", ["09:40 日曜運休", "10:00 日曜運休"]),
      ("下り1便と上り1便は、日曜運休です。", ["07:10 日曜運休", "07:20 日曜運休", "09:40 日曜運休", "09:50 日曜運休"]),
      ("18時以降の便は日曜運休です。", ["18:30 日曜運休", "18:40 日曜運休"]),
    ])
  func wholeRun(sentence: String, times: [String]) {
    #expect(marked(ways(sentence)) == times)
  }

  @Test(
    "a time at which two ways have a bus, and an hour in which one is under way, are nobody's",
    arguments: ["9:40発は日曜運休です。", "10時以降の便は日曜運休です。"])
  func twoWays(sentence: String) throws {
    let read = ways(sentence)
    #expect(marked(read).isEmpty)
    #expect(try columns(read, on: "2026-11-29") == nil)
  }

  @Test("the days of a column before a bus are that column's alone")
  func ofColumn() {
    let read = hourPage(
      "<p>土曜の最終便は、第1・第3土曜日のみ運行します。</p>", heads: ["平日", "土曜"])
    #expect(marked(read) == ["10:37 第1・第3土曜のみ運行"])
  }

  @Test("a second way of a list is none of the buses that begin at the other place")
  func byOrigin() {
    let read = Normalise.timetables(
      of: read(
        "<h1>渡船 時刻表</h1><p>毎日運航</p><table><tr><th>浦港発 島行</th><th>島発 浦港行</th></tr>"
          + "<tr><td>7:00</td><td>6:20</td></tr><tr><td>9:00</td><td>8:00</td></tr>"
          + "<tr><td>18:40</td><td>18:40</td></tr></table><p>島発の最終便は、12月1日から3月31日までの間は運休いたします。</p>")
    )
    #expect(marked(read) == ["18:40 12/1～3/31運休"])
    #expect(
      read.timetables.first { $0.departures.contains { $0.pattern != nil } }?.destination == "浦港")
  }

  @Test("a sign in a row of remarks is a mark, also one that elsewhere says that a bus passes")
  func signInRemarks() {
    let read = Normalise.timetables(
      of: read(
        "<h1>沢線</h1><p>毎日運行</p><table><tr><th>便</th><th>1</th><th>2</th></tr><tr><th>備考</th><th>▽</th><th></th></tr>"
          + "<tr><td>沢口</td><td>8:10</td><td>9:10</td></tr><tr><td>橋</td><td>8:20</td><td>9:20</td></tr>"
          + "<tr><td>役場</td><td>8:30</td><td>9:30</td></tr></table><p>▽：土日祝運休</p>"))
    #expect(marked(read) == ["08:10 土日祝運休", "08:20 土日祝運休"])
  }

  @Test("what is said of one bus in English beside Japanese days is no label said again")
  func inEnglish() throws {
    let read = list("The 7:10 bus does not run on Sundays.")
    #expect(try columns(read, on: "2026-11-29") == nil)
    let again = list("Buses run every day.")
    #expect(try columns(again, on: "2026-11-29") == [0])
    let both = list("7:10発は日曜運休</p><p>The 7:10 bus does not run on Sundays.")
    #expect(try columns(both, on: "2026-11-29") == [0])
    #expect(marked(both) == ["07:10 日曜運休"])
    let other = list("10:10発は土曜運休</p><p>The 0:10 bus does not run on Sundays.")
    #expect(try columns(other, on: "2026-11-29") == nil)
  }

  @Test("a stop at which a bus only calls is not where it begins")
  func callsOnly() throws {
    let read = ways("橋発の最終便は日曜運休です。")
    #expect(marked(read).isEmpty)
    #expect(try columns(read, on: "2026-11-29") == nil)
  }

  @Test(
    "what ただし takes out is taken out of the buses of the sentence before it, and of no others",
    arguments: [
      ("10:10発は金曜のみ運行です。ただし12月18日は運休します。", "2026-12-18", ["10:10 金曜のみ運行。12/18運休"], true),
      ("10:10発は金曜のみ運行です。但し12月18日は運休します。", "2026-12-18", ["10:10 金曜のみ運行。12/18運休"], true),
      ("10:10発は金曜のみ運行です。ただし12月18日は変更があります。", "2026-12-18", ["10:10 金曜のみ運行"], false),
      ("6:10発は土曜運休、10:10発は日曜運休です。ただし12月18日は運休します。", "2026-12-18", [], false),
    ])
  func but(sentence: String, date: String, times: [String], isKnown: Bool) throws {
    let read = list(sentence)
    #expect(marked(read) == times)
    #expect(try columns(read, on: date) == (isKnown ? [0] : nil))
  }

  @Test(
    "the number of a bus behind a date is no day of its month",
    arguments: ["12月7日　2便・3便欠航", "12月7日（月）　2便・3便運休", "12/7 2便・3便運休", "12月7日：2便、3便は運休"])
  func numberBehindDate(line: String) throws {
    let read = ways(line)
    #expect(!read.dayRules.contains { $0.runs == ServiceDayKind.none })
    #expect(try columns(read, on: "2026-12-02") == read.timetables.indices.map { $0 })
    #expect(try columns(read, on: "2026-12-03") == read.timetables.indices.map { $0 })
  }

  @Test("a column headed 便名 names its trips")
  func headed() {
    let read = Normalise.timetables(
      of: read(
        "<h1>沢線</h1><p>毎日運行</p><table><tr><th>便名</th><th>沢口</th><th>橋</th><th>役場</th></tr>"
          + (1...4).map {
            "<tr><th>第\($0)便</th><td>\($0 + 6):10</td><td>\($0 + 6):20</td><td>\($0 + 6):30</td></tr>"
          }.joined() + "</table><p>第3便は日祝運休です。最終便（第4便）は金曜のみ運行です。</p>"))
    #expect(marked(read) == ["09:10 日祝運休", "10:10 金曜のみ運行", "09:20 日祝運休", "10:20 金曜のみ運行"])
  }

  @Test("coaches are named by 号")
  func coaches() {
    let read = Normalise.timetables(
      of: read(
        "<h1>高速線</h1><p>毎日運行</p><table><tr><th>停留所</th><th>1号</th><th>3号</th></tr><tr><td>沢口</td><td>8:10</td><td>9:10</td></tr>"
          + "<tr><td>橋</td><td>8:20</td><td>9:20</td></tr><tr><td>役場</td><td>8:30</td><td>9:30</td></tr></table>"
          + "<p>3号は12月1日～翌年2月末日の間、運休いたします。</p>"))
    #expect(marked(read).map { $0.prefix(5) } == ["09:10", "09:20"])
    #expect(read.timetables.allSatisfy { $0.service == .daily })
  }

  @Test("two coaches of two ways are those, and no name of the line")
  func coachesOfTwoWays() {
    let trips = { (first: String, second: String) in
      let minute = first == "1号" ? 1 : 3
      return
        "<table><tr><th>停留所</th><th>\(first)</th><th>\(second)</th></tr><tr><td>沢口</td><td>8:\(minute)0</td><td>9:\(minute)0</td></tr>"
        + "<tr><td>橋</td><td>8:\(minute)5</td><td>9:\(minute)5</td></tr><tr><td>役場</td><td>8:\(minute + 1)0</td><td>9:\(minute + 1)0</td></tr></table>"
    }
    let read = Normalise.timetables(
      of: read(
        "<h1>高速沢線</h1><p>毎日運行</p><h2>上り</h2>\(trips("1号", "5号"))<h2>下り</h2>\(trips("2号", "6号"))"
          + "<p>5号・6号は12月1日～翌年2月末日の間、運休いたします。</p>"))
    #expect(marked(read).count == 4 && marked(read).allSatisfy { $0.hasPrefix("09:") })
    #expect(read.timetables.allSatisfy { $0.service == .daily } && read.dayRules.isEmpty)
  }
}
