import BusModel
import Testing

@testable import BusExtract

@Suite("Pages in other languages")
struct ForeignFormTests {
  private func said(_ text: String) -> [String?] {
    let claims = NameLine(text).claims.sorted { $0.certainty > $1.certainty }
    return NameKind.allCases.map { kind in claims.first { $0.kind == kind }?.text }
  }

  @Test(
    "all words of an end of a way are its name, and those of leaving and arriving are none of it",
    arguments: [
      ("Departs Pine Hill → Arrives North Campus", ["Pine Hill", nil, "North Campus", nil]),
      ("Pine Hill → Main Street Station", ["Pine Hill", nil, "Main Street Station", nil]),
      ("Line 12: Pine Hill → North Campus", ["Pine Hill", "12", "North Campus", nil]),
      ("Abfahrt Tannenhof → Ankunft Nordpark", ["Tannenhof", nil, "Nordpark", nil]),
      ("Départ Les Pins → Arrivée Campus Nord", ["Les Pins", nil, "Campus Nord", nil]),
      ("Salida Los Pinos → Llegada Campus Norte", ["Los Pinos", nil, "Campus Norte", nil]),
      ("솔밭역 2번 출구 출발 → 기숙사 도착", ["솔밭역 2번 출구", nil, "기숙사", nil]),
      ("12번 버스 솔밭역 → 기숙사", ["솔밭역", "12번", "기숙사", nil]),
      ("12路 松林站出發 → 北校區抵達（共27班）", ["松林站", "12路", "北校區", nil]),
      ("松林站 发车 → 北校区 到达", ["松林站", nil, "北校区", nil]),
      ("松林駅出発 → 北校舎到着（全27便）", ["松林駅", nil, "北校舎", nil]),
    ])
  func waysOfArrows(_ text: String, _ names: [String?]) { #expect(said(text) == names) }

  @Test(
    "where the last word of an end may be the bus's, nobody is told where it goes",
    arguments: ["Pine Hill → North Campus Shuttle", "Pine Hill → North Campus Express timetable"])
  func openEnds(_ text: String) { #expect(said(text)[2] == nil) }

  @Test(
    "headings say from where or to where buses go",
    arguments: [
      ("Departs Pine Hill", ["Pine Hill", nil, nil, nil]),
      ("Departures from Library Gate", ["Library Gate", nil, nil, nil]),
      ("Abfahrt ab Tannenhof", ["Tannenhof", nil, nil, nil]),
      (
        "From Pine Hill to North Campus via Market Street", ["Pine Hill", nil, "North Campus", nil]
      ),
      ("Line 13 Pine Hill to North Campus", ["Pine Hill", "13", "North Campus", nil]),
      ("Route 12A from Pine Hill to North Campus", ["Pine Hill", "12A", "North Campus", nil]),
      ("von Tannenhof nach Nordpark", ["Tannenhof", nil, "Nordpark", nil]),
      ("Bound for North Campus", [nil, nil, "North Campus", nil]),
      ("Richtung Nordpark", [nil, nil, "Nordpark", nil]),
      ("솔밭역 출발 기숙사 도착", ["솔밭역", nil, "기숙사", nil]),
      ("솔밭역 > 기숙사", ["솔밭역", nil, "기숙사", nil]),
    ])
  func headings(_ text: String, _ names: [String?]) { #expect(said(text) == names) }

  @Test(
    "sentences, days and boards of departures name no stop",
    arguments: [
      "Welcome to North Campus", "9 to 5", "2 Weeks to Christmas", "Departures today",
      "Departure Point Pine Hill", "Departs every hour", "Leaving Soon",
      "From Monday to Friday", "From May to October", "Departures from the hotel",
      "Leaving Pine Hill at 7:00", "Departures from Pine Hill and Maple Court", "交通車時刻表",
      "2027 品牌大會",
    ])
  func never(_ text: String) { #expect(said(text) == [nil, nil, nil, nil]) }

  @Test(
    "a bracket in Latin letters tells stops apart, and is a reading behind other letters only",
    arguments: [
      ("Mill Lane (Upper Gate)", "Mill Lane (Upper Gate)"),
      ("HSC (Sanger Rd.)", "HSC (Sanger Rd.)"),
      ("西浦（Nishiura Sta.）", "西浦"),
    ])
  func brackets(_ printed: String, _ name: String) {
    #expect(StopDecorations.bare(printed) == name)
  }

  @Test(
    "a column of hours is named in one language or in two",
    arguments: ["時 Hour", "Stunde", "Heure", "Hora", "시 Hour"])
  func hourHeads(_ head: String) {
    let page = read(
      "<h2>Bus timetable</h2><table><tr><th>\(head)</th><th>Min</th></tr>"
        + "<tr><td>7</td><td>10 40</td></tr><tr><td>8</td><td>05 35</td></tr>"
        + "<tr><td>9</td><td>05 35</td></tr></table>")
    #expect(times(page) == "7:10 7:40 8:05 8:35 9:05 9:35")
  }

  @Test(
    "heads of columns that name a stop and when buses leave it name that stop",
    arguments: [
      ("棠湖校區發車時間", "棠湖校區", false), ("松林站到达时间", "松林站", true),
      ("Pine Hill departure time", "Pine Hill", false),
      ("Arrive/Depart Mill Lane", "Mill Lane", false), ("솔밭역 출발 시간", "솔밭역", false),
    ])
  func heads(_ head: String, _ stop: String, _ isArrival: Bool) {
    #expect(StopHeading.name(in: head) == stop)
    #expect(StopHeading.isArrival(head) == isArrival)
  }
}

@Suite("Halves of the day and what is of the moment")
struct ForeignTimeTests {
  private func list(_ heads: [String], _ rows: [[String]]) -> String {
    let body = ([heads] + rows).map { row in
      "<tr>" + row.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }.joined()
    return "<h2>Pine Hill → North Campus</h2><table>\(body)</table>"
  }

  @Test(
    "where a bus is at the moment is no mark of the timetable",
    arguments: [
      ["已发车", "未发车"], ["発車済み", "発車前"], ["운행종료", "운행중"], ["Departed", "On time"],
      ["abgefahren", "geplant"],
      ["parti", "à venir"],
    ])
  func states(_ states: [String]) {
    for head in ["", "Status"] {
      let page = read(
        list(
          ["Departure", head], [["7:10", states[0]], ["8:20", states[1]], ["9:30", states[1]]]))
      #expect(page.verdict == .timetable)
      #expect(times(page) == "7:10 8:20 9:30")
    }
  }

  @Test("what else stands below a head of states is kept as a mark")
  func otherStates() {
    let page = read(
      list(
        ["Departure", "Status"], [["7:10", "Extra"], ["8:20", "On time"], ["9:30", "On time"]]))
    #expect(page.timetables.first?.departures.contains { !$0.marks.isEmpty } == true)
  }

  @Test("a stop of two times around noon is read where each says its half")
  func overNoon() {
    let page = read(
      "<h2>Shuttle</h2><table><tr><th>Depart Alder Cross</th><td>11:50 am</td></tr>"
        + "<tr><th>Depart Mill Lane</th><td>12:20 pm</td></tr>"
        + "<tr><th>Arrive Rook Hospital</th><td>1:05 pm</td></tr></table>")
    #expect(times(page, 0) == "11:50")
    #expect(times(page, 1) == "12:20")
  }

  @Test("12:15 AM is a quarter past midnight, and 1:05 AM behind the evening is no afternoon")
  func midnight() {
    let page = read(
      "<h2>Night shuttle</h2><table><tr><th>Stop</th><th>Trip 1</th><th>Trip 2</th></tr>"
        + "<tr><td>Alder Cross</td><td>11:50 PM</td><td>12:15 AM</td></tr>"
        + "<tr><td>Mill Lane</td><td>12:10 AM</td><td>1:05 AM</td></tr>"
        + "<tr><td>Rook Hospital</td><td>12:30 AM</td><td>1:25 AM</td></tr></table>")
    #expect(times(page, 0) == "23:50 0:15")
    #expect(times(page, 1) == "24:10 1:05")
  }

  @Test(
    "AM and PM above two columns are the halves of one list",
    arguments: [["AM", "PM"], ["上午", "下午"], ["오전", "오후"], ["午前", "午後"]])
  func halves(_ heads: [String]) {
    let page = read(list(heads, [["7:10", "12:40"], ["8:10", "1:10"], ["9:40", "5:30"]]))
    #expect(page.verdict == .timetable)
    #expect(times(page) == "7:10 8:10 9:40 12:40 13:10 17:30")
  }

  @Test(
    "first and last buses are no departures of a whole day",
    arguments: [["首班車", "末班車"], ["첫차", "막차"]])
  func ends(_ heads: [String]) {
    let page = read(
      "<h1>Bus</h1><table><tr><td>Stop</td><td>\(heads[0])</td><td>\(heads[1])</td></tr>"
        + "<tr><td>Alder</td><td>9:00</td><td>22:00</td></tr>"
        + "<tr><td>Mill</td><td>9:00</td><td>22:00</td></tr></table>")
    #expect(page.verdict != .timetable)
  }

  @Test("hours and minutes apart by a blank are times beside their half of the day, and 3시 is one")
  func hoursInWords() {
    let rows = [("오전", "9시 20분"), ("오후", "1시 30분"), ("오후", "3시"), ("오후", "4시 5분")]
      .map { "<tr><td>\($0)</td><td>\($1)</td></tr>" }.joined()
    let page = read("<h1>순환버스 시간표</h1><h2>솔밭역 &gt; 기숙사</h2><table>\(rows)</table>")
    #expect(page.judgement == .timetable)
    #expect(times(page) == "9:20 13:30 15:00 16:05")
    #expect(page.timetables.map(\.stop) == ["솔밭역"])
    #expect(page.timetables.map(\.destination) == ["기숙사"])
  }

  @Test("a place below 上車地點 and one below 目的地 are the ends of the buses")
  func labelsAbove() {
    let page = read(
      """
      <h1>接駁車時刻表</h1><div><div>上車地點</div><div>松林路</div></div><div><div>目的地</div><div>北校區</div></div>
      <h2>今日所有班次</h2><div>\(chips)</div>
      """)
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.stop) == ["松林路"])
    #expect(page.timetables.map(\.destination) == ["北校區"])
  }

  @Test("chips that look alike have no marks, though a badge elsewhere looks like them")
  func chipsAlike() {
    let page = read(
      "<h1>シャトルバス時刻表</h1><h2>松駅発</h2><p class=\"bold\">運行あり</p><div>\(chips)</div>")
    #expect(times(page) == "8:45 9:45 10:40")
  }

  private let chips = ["08:45", "09:45", "10:40"].map { "<div class=\"bold\">\($0)</div>" }
    .joined()
}
