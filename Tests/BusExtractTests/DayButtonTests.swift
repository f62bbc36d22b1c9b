import BusModel
import Testing

@testable import BusExtract

@Suite("Buttons for days")
struct DayButtonTests {
  private let hours =
    "<table><tr><th>時</th><th></th></tr>"
    + (7...9).map { "<tr><td>\($0)</td><td>05 25 45</td></tr>" }.joined() + "</table>"

  private func page(_ buttons: String) -> RawPage {
    read("<h2>桜14　浜町 行</h2><div class=tabs>\(buttons)</div><div role=tabpanel>\(hours)</div>")
  }

  @Test("of buttons side by side the one that is pressed names the days")
  func pressed() {
    let told = page(
      "<button role=tab aria-selected=true>平日</button><button role=tab>土曜</button>"
        + "<button role=tab>日祝</button>")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["平日"])
  }

  @Test("where none is pressed nobody knows on which days the buses run")
  func open() {
    let told = page("<button>平日</button><button>土曜</button><button>日祝</button>")
    #expect(told.verdict == .uncertain)
    #expect(told.timetables.map(\.label) == [nil])
  }

  @Test("days that stand side by side and are no buttons are said of one timetable")
  func words() {
    let told = read("<h2>桜14　浜町 行</h2><p><span>土曜</span>・<span>日祝</span></p>\(hours)")
    #expect(told.timetables.map(\.label) == ["土曜・日祝"])
  }

  @Test("a timetable of a place is no timetable of days", arguments: ["夏見", "金山駅", "全方面"])
  func places(_ name: String) {
    let told = read(
      "<title>\(name)の時刻表</title><h1>\(name)の時刻表</h1><p>平日ダイヤ</p>\(hours)")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["平日ダイヤ"])
  }
}
