import BusModel
import Testing

@testable import BusExtract

/// Names in the heads of tables of trips that are of trips, piers and ways.
@Suite("heads of trips, piers and ways")
struct TripNameHeadTests {
  private func trips(_ corner: String, _ names: [String], _ stop: String = "運河公園") -> RawPage {
    let rows = names.enumerated().map { place, name in
      "<tr><td>\(name)</td><td>\(10 + place):00</td><td>\(10 + place):15</td><td>\(10 + place):40</td></tr>"
    }
    return read(
      "<title>水上バス 時刻表</title><h1>水上バス</h1><h2>Aコース</h2><p>マリーナ方面</p><table><tr><th>\(corner)</th>"
        + "<th>\(stop)</th><th>水門広場</th><th>マリーナ（終点）</th></tr>\(rows.joined())</table>")
  }

  @Test(
    "a number of its own behind one letter is the name of a trip below 便名, and none of the line")
  func tripCodes() {
    let lines = { (page: RawPage) in
      Set(page.timetables.flatMap(\.departures).map(\.routeName))
    }
    #expect(lines(trips("便名", ["A1", "A2", "A3"])) == [nil])
    #expect(lines(trips("系統", ["A1", "A2", "A1"])) == ["A1", "A2"])
  }

  @Test("behind a stop's name the number of a pier is a platform's")
  func piers() {
    for stop in ["運河公園<br>桟橋1", "運河公園 第1桟橋", "運河公園<br>1番桟橋"] {
      let found = trips("便", ["1", "2", "3"], stop)
      #expect(found.timetables.first?.stop == "運河公園", "\(stop)")
      #expect(found.timetables.first?.departures.first?.platform == "1", "\(stop)")
    }
    #expect(trips("便", ["1", "2", "3"], "観光桟橋").timetables.first?.stop == "観光桟橋")
  }

  @Test("words for bringing and fetching head stops and are none")
  func fetching() {
    for (first, second) in [("お迎え", "お送り"), ("送り", "迎え"), ("登園", "降園")] {
      let found = read(
        "<title>巡回バス</title><h1>みなと病院</h1><h2>巡回バス</h2><table><tr><th rowspan=2></th><th colspan=2>\(first)</th>"
          + "<th>\(second)</th></tr><tr><th>港駅西口</th><th>入舟橋</th><th>病院玄関前</th></tr>"
          + "<tr><td>1便</td><td>8:10</td><td>8:16</td><td>10:30</td></tr>"
          + "<tr><td>2便</td><td>9:10</td><td>9:16</td><td>11:30</td></tr>"
          + "<tr><td>3便</td><td>10:10</td><td>10:16</td><td>12:30</td></tr></table>")
      #expect(found.judgement != .timetable)
      #expect(!found.timetables.contains { $0.stop == second })
    }
  }
}
