import BusModel
import Testing

private func table(_ rows: [String]) -> String {
  let body = rows.map { row in
    let cells = row.split(separator: "|", omittingEmptySubsequences: false)
    return "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
  }
  return "<table>\(body.joined())</table>"
}

private func departures(_ page: RawPage, at stop: String) -> String {
  page.timetables.filter { $0.stop == stop }.flatMap(\.departures).map {
    "\($0.hour):\($0.minute)" + ($0.destination.map { ">" + $0 } ?? "")
  }.joined(separator: " ")
}

@Suite("tables of trips and stops")
struct TripTests {
  @Test(
    "trips that are called No.1, 第1便, 1회 or vehicles are no stops",
    arguments: [
      ["No.1", "No.2", "No.3"], ["第1便", "第2便", "第3便"], ["1회", "2회", "3회"],
      ["AB101", "AB102", "AB201"],
    ])
  func trips(names: [String]) {
    let page = read(
      "<h1>市内線 時刻表</h1><p>毎日運行</p>"
        + table([
          "|駅前|本町|病院", "\(names[0])|7:00|7:10|7:20", "\(names[1])|8:00|8:10|8:20",
          "\(names[2])|9:00|9:10|9:20",
        ]))
    #expect(Set(page.timetables.compactMap(\.stop)) == ["駅前", "本町", "病院"])
    #expect(departures(page, at: "病院").isEmpty)
  }

  @Test("10時5分 is five minutes past ten, and 1.5分 is no time")
  func minutesOfOneDigit() {
    let page = read(
      "<h1>沢線 時刻表</h1><p>毎日運行</p>"
        + table([
          "停留所|第1便|第2便", "沢口|9時58分|13時2分", "橋|10時5分|13時7分", "町役場|10時15分|13時20分",
        ]))
    #expect(departures(page, at: "橋") == "10:5>町役場 13:7>町役場")
    let length = read(
      "<h1>沢線 時刻表</h1><p>毎日運行</p>"
        + table(["停留所|所要|第1便", "沢口|1.5分|9:58", "橋|1.5分|10:05", "町役場|2.5分|10:15"]))
    #expect(!length.timetables.flatMap(\.departures).contains { $0.hour < 9 })
  }

  @Test(
    "trips called 1, 2, 3 are no platforms, though のりば heads the stops or a column of them",
    arguments: [
      ["停留所|のりば|1|2|3", "駅前|3番|7:40|8:40|9:40", "本町|－|7:46|8:46|9:46", "団地|－|8:00|9:00|10:00"],
      ["のりば|1|2|3", "駅前|7:40|8:40|9:40", "本町|7:46|8:46|9:46", "団地|8:00|9:00|10:00"],
    ])
  func platformsOfStops(rows: [String]) {
    let page = read("<h1>団地線 時刻表</h1><p>毎日運行</p>" + table(rows))
    let platforms = page.timetables.filter { $0.stop == "本町" }
      .flatMap { table in table.departures.map { $0.platform ?? table.platform } }
    #expect(platforms == [nil, nil, nil])
  }

  @Test("one line from stop to stop is a course below a bus, and none below a tour")
  func soleLine() {
    let line = "<p>8:10 三丁目公園 → 8:16 桜町会館 → 8:22 第二小前 → 8:40 園</p>"
    let page = read("<h1>通園バス運行表</h1><p>平日運行</p><h2>赤バス（朝）</h2>" + line)
    #expect(departures(page, at: "桜町会館") == "8:16>園")
    #expect(departures(page, at: "園").isEmpty)
    let tour = read("<h1>バスで行くモデルコース</h1><p>平日</p>" + line)
    #expect(tour.timetables.flatMap(\.departures).isEmpty)
  }

  @Test("rows that each begin with the stop their buses leave are lists, whatever stands below")
  func rowsOfStarts() {
    let page = read(
      "<h1>送迎バス</h1><p>平日運行</p>"
        + table(["川駅発|8:20|9:00|9:40", "医院発|9:20|10:20|11:20"]))
    #expect(departures(page, at: "川駅") == "8:20 9:0 9:40")
    #expect(departures(page, at: "医院") == "9:20 10:20 11:20")
  }

  @Test(
    "a departure and its arrival are told apart in four languages",
    arguments: [
      ["港 出発", "島 到着", "港"], ["Depart Port", "Arrive Isle", "Port"], ["山站 发车", "河站 到达", "山站"],
      ["역전 출발", "공항 도착", "역전"],
    ])
  func ends(heads: [String]) {
    let page = read(
      "<h1>時刻表</h1>" + table(["\(heads[0])|\(heads[1])", "7:00|7:25", "9:00|9:25"]))
    #expect(departures(page, at: heads[2]).split(separator: " ").count == 2)
    #expect(page.timetables.flatMap(\.departures).count == 2)
  }

  @Test("the last stop is left where a column names a farther terminus")
  func farther() {
    let page = read(
      "<h1>市内線 時刻表</h1><p>毎日運行</p>"
        + table(["大学|本町|駅前|終点", "7:00|7:05|7:12|空港", "8:00|8:05|8:12|駅前", "9:00|9:05|9:12|空港"]))
    #expect(departures(page, at: "駅前") == "7:12>空港 9:12>空港")
    #expect(departures(page, at: "本町") == "7:5>空港 8:5>駅前 9:5>空港")
  }

  @Test("names along both sides and no word for either leave the page uncertain")
  func bothFit() {
    let page = read(
      "<h1>巡回バス 時刻表</h1>"
        + table([
          "|南公園|本町|駅前", "青山|7:00|7:05|7:12", "白川|7:20|7:25|7:32", "赤坂|7:40|7:45|7:52",
        ]))
    #expect(page.verdict == .uncertain)
  }

  @Test("two tables of trips side by side are two")
  func sideBySide() {
    let page = read(
      "<h1>南線 平日</h1>"
        + table([
          "停留所|1便|2便|停留所|1便|2便", "駅|7:30|15:30|学校|8:00|16:00", "役場|7:40|15:40|役場|8:10|16:10",
          "学校|7:50|15:50|駅|8:20|16:20",
        ]))
    #expect(departures(page, at: "役場") == "7:40>学校 15:40>学校 8:10>駅 16:10>駅")
  }

  @Test("times without a colon below 発 and 着 are times")
  func bare() {
    let page = read(
      "<h1>南線 平日</h1>" + table(["駅|役場|学校", "発|発|着", "705|715|730", "1001|1011|1025"]))
    #expect(departures(page, at: "役場") == "7:15>学校 10:11>学校")
  }

  @Test("fares below the same names are no times")
  func fares() {
    let page = read("<h1>運賃表</h1>" + table(["|駅|役場", "役場|210|", "学校|340|220", "港|450|330"]))
    #expect(page.verdict == .notATimetable)
  }

  @Test("a bus that waits at a stop leaves at the second of its times")
  func waiting() {
    let page = read(
      "<h1>浜線</h1><p>毎日運行</p>"
        + table([
          "停留所|1便|2便", "北浜|8:00|13:00", "病院|8:12着<br>8:15発|13:12着<br>13:15発", "南浜|8:30|13:30",
        ]))
    #expect(departures(page, at: "病院") == "8:15>南浜 13:15>南浜")
    let unsaid = read(
      "<h1>浜線</h1><p>毎日運行</p>"
        + table([
          "停留所|1便|2便", "北浜|8:00<br>9:15|13:00<br>14:15", "病院|8:12<br>9:05|13:12<br>14:05",
          "南浜|8:30<br>8:50|13:30<br>13:50",
        ]))
    #expect(unsaid.timetables.isEmpty)
  }

  @Test("two ways set apart by an empty column are read each by itself")
  func gap() {
    let page = read(
      "<h1>浜線</h1><p>毎日運行</p><table><tr><td colspan=3>港行き<td><td colspan=3>浜行き"
        + "<tr><td>停留所<td>午前<td>午後<td rowspan=4><td>停留所<td>午前<td>午後"
        + "<tr><td>浜<td>8:00<td>13:00<td>港<td>10:00<td>15:30"
        + "<tr><td>橋<td>8:09<td>13:09<td>橋<td>10:08<td>15:38"
        + "<tr><td>港<td>8:17<td>13:17<td>浜<td>10:17<td>15:47</table>")
    #expect(departures(page, at: "橋") == "8:9>港 13:9>港 10:8>浜 15:38>浜")
    #expect(departures(page, at: "浜") == "8:0>港 13:0>港")
  }

  @Test("通勤 and 会場 head and end a bus's way as other words do")
  func foreignWords() {
    let rows = ["|1|2|3", "駅|6:50|7:20|7:50", "寮前|7:02|7:32|8:02", "工場|7:07|7:37|8:07"]
    #expect(read("<h1>通勤バス 時刻表</h1><h2>出勤</h2>" + table(rows)).verdict == .timetable)
    #expect(read("<h1>勤務表</h1><h2>出勤</h2>" + table(rows)).verdict != .timetable)
    let market = ["停留所|1便|2便", "上郷|7:30|9:00", "下郷|7:45|9:15", "朝市会場|7:55|9:25"]
    #expect(departures(read("<h1>朝市バス</h1><p>毎日運行</p>" + table(market)), at: "上郷").contains("朝市会場"))
  }

  @Test("buses that turn and come back by the same stops are read from the first to the last")
  func outAndBack() {
    let page = read(
      "<h1>滝線</h1><p>毎日運行</p>"
        + table([
          "停留所|1便|2便", "診療所|8:25|11:30", "上町|8:28|11:33", "奥滝|8:42|11:47", "上町|9:01|12:02",
          "診療所|9:04|12:05",
        ]))
    #expect(departures(page, at: "奥滝") == "8:42>診療所 11:47>診療所")
    #expect(departures(page, at: "診療所") == "8:25 11:30")
  }

  @Test("a table of the same stops that cannot be read leaves the page in doubt")
  func sameStops() {
    let there = ["本郷|18:00", "役場前|18:16", "病院前|18:20", "高校前|18:24", "滝口|18:40"]
    let back = ["滝口|6:25", "高校前|6:41", "病院前|6:49", "役場前|6:45", "本郷|7:05"]
    let page = read(
      "<h2>本郷線（平日のみ運行）</h2><p>本郷 → 滝口</p>" + table(there) + "<p>滝口 → 本郷</p>" + table(back))
    #expect(page.verdict == .uncertain)
  }

  @Test("lines of a course under each other that begin again are courses of their own")
  func coursesByDays() {
    let page = read(
      "<h1>巡回バス時刻表</h1><table><tr><th>コース<th>停留所<th>行き1<th>行き2"
        + "<tr><td rowspan=2>青コース<br>月・水<td>青山<td>8:20<td>12:50<tr><td>支所<td>8:35<td>13:05"
        + "<tr><td rowspan=2>緑コース<br>火・金<td>緑町<td>8:25<td>12:55<tr><td>支所<td>8:37<td>13:07</table>")
    let labels = page.timetables.filter { !$0.departures.isEmpty }.map {
      ($0.stop ?? "") + ($0.label ?? "")
    }
    #expect(labels == ["青山月・水", "緑町火・金"])
  }

  @Test("a table of one row below its stops is a trip, headed by what it is called")
  func aTableATrip() {
    let head = "<h1>村営バス時刻表</h1><p>平日運行</p>"
    let trip = { (name: String, times: [String]) in
      "<h3>\(name)</h3>" + table(["港|仁田|学校前", times.joined(separator: "|")])
    }
    let page = read(
      head + trip("1便（学校）", ["7:15", "7:24", "7:43"]) + trip("2便（学校）", ["8:15", "8:20", "8:41"]))
    #expect(departures(page, at: "仁田") == "7:24>学校前 8:20>学校前")
  }

  @Test("two stops below 1便 and 2便 are a table of trips, whatever heads the stops")
  func twoStops() {
    let page = read(
      "<h1>大峠線</h1><p>毎日運行</p><h3>行き</h3>" + table(["|1便|2便", "北口|7:30|9:00", "大峠|8:55|10:25"]))
    #expect(departures(page, at: "北口") == "7:30>大峠 9:0>大峠")
  }

  @Test("numbers beside days are times, and fares beside days or without these are none")
  func bareTimes() {
    let rows = ["会社|運転日|沢駅|村役場|車庫", "北部|毎日|800|857|937", "北部|平日|1140|1237|1317"]
    #expect(departures(read("<h1>村のバス時刻</h1>" + table(rows)), at: "沢駅") == "8:0>車庫 11:40>車庫")
    let fares = ["区間|運行日|沢駅|村役場|車庫", "運賃|毎日|800|857|937", "料金|平日|1140|1237|1317"]
    #expect(read("<h1>村のバス</h1>" + table(fares)).timetables.isEmpty)
  }

  @Test("the buses that share a stop are no part of its name")
  func sharedStop() {
    let page = read(
      "<h1>東線</h1><p>毎日運行</p>"
        + table(["停留所|1便|2便", "南口<br>東バス 西バス共通停留所|8:35|9:50", "柿瀬|8:41|9:56", "馬場|8:44|9:59"]))
    #expect(departures(page, at: "南口") == "8:35>馬場 9:50>馬場")
  }
}
