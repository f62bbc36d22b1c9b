import BusModel
import Testing

@Suite("cells of trips")
struct TripCellTests {
  private func page(_ table: [[String]], _ heads: String = "<h1>丸池号</h1><p>毎日運行</p>") -> RawPage {
    read(heads + TripTable.rows(table))
  }

  @Test("a word for passing is no time", arguments: ["ﾚ", "▼", "無", "休", "運休", "なし", "通らない"])
  func passing(sign: String) {
    let page = page([
      ["停留所", "1便", "2便"], ["東町", "8:10", "9:10"], ["西町", "8:20", sign], ["南町", "8:30", "9:30"],
    ])
    #expect(page.judgement == .timetable)
    #expect(TripTable.told(page) == ["東町 8:10>南町", "東町 9:10>南町", "西町 8:20>南町"])
  }

  @Test("names letter by letter, district rows and names on the right are no other stops")
  func names() {
    let page = page([
      ["停留所", "1便", "2便", "停留所"], ["東<br>山<br>町", "8:10", "9:10", "東<br>山<br>町"],
      ["西　町", "8:20", "9:20", "西　町"], ["南町", "8:30", "9:30", "南町"],
    ])
    #expect(TripTable.told(page).count == 4)
    #expect(TripTable.told(page).first == "東山町 8:10>南町")
    let districts = read(
      "<h1>丸池号</h1><p>毎日運行</p><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>"
        + "<tr><td colspan=3>東地区</td></tr><tr><td>東町</td><td>8:10</td><td>9:10</td></tr>"
        + "<tr><td colspan=3>西地区</td></tr><tr><td>西町</td><td>8:20</td><td>9:20</td></tr>"
        + "<tr><td>南町</td><td>8:30</td><td>9:30</td></tr></table>")
    #expect(TripTable.told(districts).count == 4)
  }

  @Test("a column of the way back is read upwards")
  func back() {
    let page = page([
      ["停留所", "行き", "帰り"], ["東町", "9:00", "14:25"], ["西町", "9:10", "14:15"],
      ["温泉", "9:25", "14:00"],
    ])
    #expect(
      TripTable.told(page).sorted() == ["東町 9:0>温泉", "温泉 14:0>東町", "西町 14:15>東町", "西町 9:10>温泉"])
  }

  @Test("two columns are the ends of the way that the heading names")
  func ends() {
    let page = page(
      [["丸池空港", "東町駅前"], ["8:10", "8:50"], ["9:10", "9:50"], ["10:40", "11:20"]],
      "<h1>丸池バス</h1><h2>丸池空港発（4番のりば） 東町駅前行</h2><p>毎日運行</p>")
    #expect(TripTable.told(page) == ["丸池空港 8:10>東町駅前", "丸池空港 9:10>東町駅前", "丸池空港 10:40>東町駅前"])
  }

  @Test("1時5分 is a time, 7:40(7:45) are two and 7:40運休 is none")
  func times() {
    let said = page([
      ["停留所", "1便", "2便"], ["東町", "午前8時10分", "午後1時5分"], ["西町", "午前8時20分", "午後1時15分"],
      ["南町", "午前8時30分", "午後1時25分"],
    ])
    #expect(TripTable.told(said) == ["東町 8:10>南町", "東町 13:5>南町", "西町 8:20>南町", "西町 13:15>南町"])
    for cell in ["7:40(7:45)", "7:40運休", "7:40 未定"] {
      let list = page([["便", "東町発"], ["1", "6:40"], ["2", cell], ["3", "8:40"]])
      #expect(list.judgement != .timetable)
    }
  }

  @Test(
    "a row that a bracket gives to a ship or train is no stop, first or last",
    arguments: ["【船】南海丸 東浜港", "［フェリー］東浜港", "（電車）桜駅"])
  func otherVehicles(name: String) {
    let page = page([
      ["停留所", "1便", "2便"], [name + "着", "8:00", "9:00"], ["東町", "8:10", "9:10"],
      ["西町", "8:20", "9:20"], ["南町", "8:30", "9:30"], [name + "発", "8:45", "9:45"],
    ])
    #expect(
      TripTable.told(page) == ["東町 8:10>南町", "東町 9:10>南町", "西町 8:20>南町", "西町 9:20>南町"])
  }

  @Test(
    "below 港方面 a bus ends at a harbour and goes on behind any other last stop",
    arguments: [("東浜港", 2), ("東浜", 4), ("港湾庁舎", 4)])
  func harbour(last: String, told: Int) {
    let page = page(
      [["停留所", "1便", "2便"], ["灯台", "8:10", "9:10"], [last, "8:20", "9:20"]],
      "<h1>島線</h1><h2>港方面</h2><p>毎日運行</p>")
    #expect(page.timetables.flatMap(\.departures).count == told)
  }

  @Test("heads of halves of the day are no stops")
  func halves() {
    let page = read(
      "<h1>丸池号</h1><p>毎日運行</p><table><tr><th rowspan=2>停留所</th><th colspan=2>午前便出発時間</th>"
        + "<th colspan=2>午後便出発時間</th></tr><tr><th>1</th><th>2</th><th>3</th><th>4</th></tr>"
        + "<tr><td>役場</td><td>8:40</td><td>9:40</td><td>13:15</td><td>14:15</td></tr>"
        + "<tr><td>団地</td><td>8:51</td><td>9:51</td><td>13:26</td><td>14:26</td></tr>"
        + "<tr><td>役場</td><td>9:05</td><td>10:05</td><td>13:40</td><td>14:40</td></tr></table>")
    #expect(!page.timetables.contains { $0.stop?.contains("便") == true })
  }

  @Test("a way there and a way back beside each other, or around the names, are two")
  func beside() {
    let twice = read(
      "<h1>丸池線</h1><p>毎日運行</p><table><tr><th colspan=3>往路</th><th colspan=3>復路</th></tr>"
        + "<tr><th>停留所</th><th>1便</th><th>3便</th><th>停留所</th><th>2便</th><th>4便</th></tr>"
        + "<tr><td>東町</td><td>7:00</td><td>9:00</td><td>南町</td><td>8:00</td><td>12:00</td></tr>"
        + "<tr><td>西町</td><td>7:10</td><td>9:10</td><td>西町</td><td>8:10</td><td>12:10</td></tr>"
        + "<tr><td>南町</td><td>7:20</td><td>9:20</td><td>東町</td><td>8:20</td><td>12:20</td></tr></table>"
    )
    let calls = [
      "南町 12:0>東町", "南町 8:0>東町", "東町 7:0>南町", "東町 9:0>南町", "西町 12:10>東町", "西町 7:10>南町",
      "西町 8:10>東町",
      "西町 9:10>南町",
    ]
    #expect(TripTable.told(twice).sorted() == calls.sorted())
    let middle = read(
      "<h1>丸池線</h1><p>毎日運行</p><table><tr><td colspan=2>南町行き ↓</td><td rowspan=2>停留所</td>"
        + "<td colspan=2>東町行き ↑</td></tr><tr><td>1</td><td>3</td><td>2</td><td>4</td></tr>"
        + "<tr><td>7:00</td><td>9:00</td><td>東町</td><td>8:20</td><td>12:20</td></tr>"
        + "<tr><td>7:10</td><td>9:10</td><td>西町</td><td>8:10</td><td>12:10</td></tr>"
        + "<tr><td>7:20</td><td>9:20</td><td>南町</td><td>8:00</td><td>12:00</td></tr></table>")
    #expect(TripTable.told(middle).sorted() == calls.sorted())
  }

  @Test(
    "trips may be called ①, 行き① and 午前便",
    arguments: [
      ["停留所", "①", "②"], ["乗り場", "行き①", "行き②"], ["停留所", "午前便", "午後便"], ["停留所", "朝", "昼"],
    ])
  func heads(heads: [String]) {
    let page = page([
      heads, ["東町", "8:10", "13:10"], ["西町", "8:20", "13:20"], ["南町", "8:30", "13:30"],
    ])
    #expect(page.judgement == .timetable)
    #expect(TripTable.told(page) == ["東町 8:10>南町", "東町 13:10>南町", "西町 8:20>南町", "西町 13:20>南町"])
    #expect(
      page.timetables.allSatisfy {
        $0.platform == nil && $0.departures.allSatisfy { $0.platform == nil }
      })
  }

  @Test(
    "a time in brackets has the mark that the legend of the brackets explains",
    arguments: ["は土日祝運休", "の便は土日祝運休"])
  func brackets(said: String) {
    let page = read(
      "<h1>丸池号</h1>"
        + TripTable.rows([
          ["停留所", "1便", "2便"], ["東町", "(8:10)", "9:10"], ["西町", "(8:20)", "9:20"],
          ["南町", "(8:30)", "9:30"],
        ]) + "<p>（　）\(said)</p>")
    #expect(TripTable.told(page).first == "東町 8:10>南町（ ）")
    #expect(page.legend.count == 1)
  }

  @Test("days before a slash are no part of where the buses go")
  func slash() {
    let page = read(
      "<h1>丸池</h1><p>平日ダイヤ／山上・湖町方面</p><table><tr><th>時</th><th>分</th></tr><tr><td>7</td><td>00 30</td></tr>"
        + "<tr><td>8</td><td>00 30</td></tr><tr><td>9</td><td>00</td></tr></table>")
    #expect(page.timetables.map(\.destination) == ["山上・湖町方面"])
  }
}
