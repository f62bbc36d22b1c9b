import BusModel
import Testing

@testable import BusExtract

@Suite("Rows and columns that are none of the bus's stops")
struct OtherRowTests {
  private func page(_ head: String, _ table: String) -> RawPage {
    read("<title>バス時刻表</title>\(head)<table>\(table)</table>")
  }

  private func row(_ head: String, _ times: String...) -> String {
    "<tr><th>\(head)</th>\(times.map { "<td>\($0)</td>" }.joined())</tr>"
  }

  private func stops(_ page: RawPage) -> [String?] {
    page.timetables.filter { !$0.departures.isEmpty }.map(\.stop)
  }

  @Test(
    "a train's row by its line and way is no stop",
    arguments: ["緑線 港方面 発", "JR港方面から 桜町駅着"])
  func trains(_ name: String) {
    let bus =
      row("杉山口", "7:00", "9:00") + row("団地前", "7:10", "9:10") + row("桜町駅", "7:20", "9:20")
    let told = page(
      "<h2>杉山線</h2>", row("停留所", "1便", "2便") + bus + row(name, "7:40", "9:35"))
    #expect(stops(told) == ["杉山口", "団地前"])
  }

  @Test("what leaves from where the bus has arrived, behind a flight's number, is the flight")
  func flights() {
    let heads = ["杉山口発", "団地前発", "空港着", "接続する便名", "空港発"].map { "<th>\($0)</th>" }
    let rows = [
      ("6:10", "6:30", "7:05", "XY21", "7:40"), ("9:45", "10:05", "10:40", "XY23", "11:20"),
    ]
    .map {
      "<tr><td>\($0.0)</td><td>\($0.1)</td><td>\($0.2)</td><td>\($0.3)</td><td>\($0.4)</td></tr>"
    }
    let told = page("<h2>空港連絡バス</h2>", "<tr>\(heads.joined())</tr>\(rows.joined())")
    #expect(stops(told) == ["杉山口", "団地前"])
  }

  @Test("columns under フェリー are the ship's, and a short name under 村民バス is a stop's own")
  func groups() {
    let heads =
      "<tr><th rowspan=2>便</th><th>フェリー</th><th colspan=3>村民バス</th></tr>"
      + "<tr><th>浜港 発</th><th>東浜港 発</th><th>杉山下</th><th>滝野口 着</th></tr>"
    let rows =
      row("1", "8:30", "8:40", "8:47", "8:56") + row("2", "12:45", "12:55", "13:02", "13:11")
    let told = page("<h2>村民バス</h2>", heads + rows)
    #expect(stops(told) == ["東浜港", "杉山下"])
    #expect(told.timetables.flatMap(\.departures).allSatisfy { $0.destination == "滝野口" })
  }

  @Test("whether one bus goes on behind a ship's rows is not known")
  func shipBetween() {
    let told = page(
      "<h1>乗継時刻表</h1>",
      row("会社</th><th>のりば", "①", "②")
        + "<tr><th rowspan=2>杉バス</th><th>杉山駅</th><td>6:40</td><td>12:40</td></tr>"
        + row("浜港口", "7:42", "13:42")
        + "<tr><th rowspan=2>浜フェリー</th><th>浜港 発</th><td>8:00</td><td>14:00</td></tr>"
        + row("島港 着", "9:10", "15:10")
        + "<tr><th rowspan=2>島バス</th><th>島港口</th><td>9:25</td><td>15:25</td></tr>"
        + row("島駅南", "10:30", "16:30"))
    #expect(told.verdict != .timetable)
  }

  @Test("発車時刻 beside 行先 are departures to each of these, and no way of one bus")
  func destinations() {
    let rows = [("6:12", "杉山"), ("6:45", "浜町"), ("7:05", "島田")].map {
      "<tr><td>\($0.0)</td><td>普通</td><td>\($0.1)</td></tr>"
    }
    let told = page(
      "<h2>桜橋</h2>", "<tr><th>発車時刻</th><th>種別</th><th>行先</th></tr>\(rows.joined())")
    #expect(told.timetables.map(\.stop) == ["桜橋"])
    #expect(told.timetables[0].departures.map(\.destination) == ["杉山", "浜町", "島田"])
  }

  @Test("one time of other days beside a list must not get lost")
  func lostDays() {
    let told = read(
      "<title>バス時刻表</title><h1>桜橋 停留所</h1><p>浜町行</p><ul><li>平日 6:35, 7:05</li><li>土日祝 7:45</li></ul>"
    )
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["平日", "土日祝"])
    #expect(told.timetables.map(\.departures.count) == [2, 1])
  }

  @Test("a season that has ended says so with its last day, too")
  func endedSeason() {
    let told = read(
      "<h2>海水浴バス</h2><p>今季の運行は終了しました（8月31日まで）</p><p>浜駅前 発　9:00　10:00　11:00</p>")
    #expect(told.verdict != .timetable)
  }

  @Test("a way on which one changes is not where this bus goes")
  func changes() {
    #expect(NameLine("浜町方面（杉山前乗り換え）").says(.destination) == false)
  }

  @Test("a colon in a cell of its own parts a mark and its meaning, and a label and its value")
  func colonCells() {
    let hours = (6...10).map { "<tr><td>\($0)</td><td>20 杉50</td></tr>" }.joined()
    let told = read(
      "<table><tr><td>停留所</td><td>：</td><td>桜橋</td></tr><tr><td>行先</td><td>：</td><td>浜町</td></tr></table>"
        + "<table><tr><th>時</th><th>平日</th></tr>\(hours)</table>"
        + "<table><tr><td>杉</td><td>：</td><td>杉山口止め</td></tr></table>")
    #expect(told.timetables[0].stop == "桜橋")
    #expect(told.timetables[0].destination == "浜町")
    #expect(told.legend.first { $0.mark == "杉" }?.text == "杉山口止め")
  }
}
