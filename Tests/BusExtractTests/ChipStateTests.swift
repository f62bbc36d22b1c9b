import BusModel
import Testing

@testable import BusExtract

/// Lists as apps draw them: those gone are grey, the next stands out, and how long it takes till each leaves.
@Suite("lists that show what is next")
struct ChipStateTests {
  private func list(_ chips: [(time: String, look: String)]) -> String {
    let body = chips.map { "<div class=\"\($0.look)\">\($0.time)</div>" }.joined()
    return "<h1>若葉台 → 港 バス時刻表</h1><h2>平日</h2><div class=\"all\">\(body)</div>"
  }
  private func told(_ html: String) -> String {
    let page = read(html)
    guard page.judgement == .timetable, page.timetables.count == 1 else { return "" }
    return times(page)
  }

  @Test("the next bus stands in the same list as those gone and to come")
  func next() {
    let chips = [
      ("7:05", "c past"), ("7:25", "c past"), ("7:45", "c past"), ("8:05", "c next"), ("8:25", "c"),
      ("8:45", "c"),
    ]
    #expect(told(list(chips)) == "7:05 7:25 7:45 8:05 8:25 8:45")
    let first = [("7:05", "c next"), ("7:25", "c"), ("7:45", "c"), ("8:05", "c")]
    #expect(told(list(first)) == "7:05 7:25 7:45 8:05")
  }

  @Test("what a legend says of those gone and of the next is no mark")
  func legend() {
    let chips = [
      ("7:05", "c old"), ("7:25", "c old"), ("7:45", "c old"), ("8:05", "c soon"), ("8:25", "c"),
    ]
    let key = { (old: String, soon: String) in
      "<p><span><i class=\"old\"></i> <b class=\"old\">\(old)</b></span> <b class=\"soon\">\(soon)</b></p>"
    }
    #expect(told(list(chips) + key("発車済", "次発")) == "7:05 7:25 7:45 8:05 8:25")
    #expect(told(list(chips) + key("Ya pasó", "Próximo (30 min)")) == "7:05 7:25 7:45 8:05 8:25")
    #expect(told(list(chips) + key("低床バス", "小型バス")).isEmpty)
  }

  @Test("a badge beside the next of a list, which looks otherwise, keeps it in the list")
  func badge() {
    let rows = ["7:05", "7:25", "7:45", "8:05", "8:25"].map { time in
      time == "7:45"
        ? "<li class=\"flex row on\"><span>\(time)</span><span class=\"b\">次のバス</span></li>"
        : "<li class=\"flex row\"><span>\(time)</span></li>"
    }
    let head = "<div class=\"flex col\"><h1>若葉台 → 港 バス時刻表</h1></div><h2>平日</h2>"
    #expect(told(head + "<ul>\(rows.joined())</ul>") == "7:05 7:25 7:45 8:05 8:25")
  }

  @Test("times at which several leave are not lost for a look of their own")
  func several() {
    let rows = ["7:05", "7:25", "7:45", "8:05", "8:25"].map { time in
      time == "7:45"
        ? "<li class=\"row on\"><span>\(time)</span><span>３台同時発車</span></li>"
        : "<li class=\"row\"><span>\(time)</span></li>"
    }
    let head = "<h1>若葉台 → 港 バス時刻表</h1><h2>平日</h2>"
    #expect(!["7:05 7:25 8:05 8:25"].contains(told(head + "<ul>\(rows.joined())</ul>")))
  }

  @Test("a departure and its arrival below an arrow are one bus")
  func stacked() {
    let cards = [("6:50", "7:20"), ("7:10", "7:40"), ("7:30", "8:00")].map { pair in
      "<div class=\"card\"><div>\(pair.0)</div><div>↓</div><div>\(pair.1)</div></div>"
    }
    let head = "<h1>バス時刻表</h1><h2>平日</h2><div class=\"way\">若葉台発 → 港</div>"
    #expect(told(head + "<div>\(cards.joined())</div>") == "6:50 7:10 7:30")
  }

  @Test("the next few with their waits are no list beside the one of all")
  func nextFew() {
    let few = [("7:45", "5 分鐘後"), ("8:05", "25 分鐘後")].map { time, wait in
      "<div class=\"n\"><span>\(time)</span><span>\(wait)</span></div>"
    }
    let chips = ["7:05", "7:25", "7:45", "8:05", "8:25"].map { ($0, "c") }
    #expect(told("<div>\(few.joined())</div>" + list(chips)) == "7:05 7:25 7:45 8:05 8:25")
  }

  @Test("chips that look otherwise by turns are more than one list")
  func turns() {
    let chips = [
      ("7:05", "wd"), ("7:25", "we"), ("7:45", "wd"), ("8:05", "we"), ("8:25", "wd"),
      ("8:45", "wd"),
    ]
    #expect(told(list(chips)).isEmpty)
  }

  @Test("how long it takes till a bus leaves is no mark")
  func countdown() {
    for waits in [
      ["15m", "35m", "1h 15m"], ["5 분 후", "25 분 후", "1시간 5분 후"],
      ["11分30秒後", "31分30秒後", "51分30秒後"], ["in 5 min", "in 25 min", "in 65 min"],
    ] {
      let rows = zip(["7:05", "7:25", "7:45"], waits).map { time, wait in
        "<tr><td>\(time)</td><td>\(wait)</td></tr>"
      }
      let html = "<h1>若葉台 → 港 バス時刻表</h1><h2>平日</h2><table>\(rows.joined())</table>"
      #expect(told(html) == "7:05 7:25 7:45", "\(waits)")
    }
  }

  @Test(
    "words of how long it takes are known in several languages",
    arguments: ["あと5分", "あと1時間5分", "18 分鐘後", "還有 5 分鐘", "12분 후 도착", "5 mins left", "次発"])
  func words(_ text: String) { #expect(LiveState.isOne(text)) }

  @Test("what else stands beside a time is not taken for a countdown")
  func others() {
    #expect(!LiveState.isOne("15分"))
    #expect(!LiveState.isOne("5日後"))
    #expect(!LiveState.isOne("1号車"))
    #expect(!LiveState.isOne("港"))
  }
}
