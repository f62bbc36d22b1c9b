import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Panels whose tabs share a word of the page's own with them.
@Suite("tabs and panels of one word")
struct DayPanelTests {
  private func panel(_ attribute: String, _ minute: Int) -> String {
    let rows = (7...9).map { "<tr><th>\($0)</th><td>\(minute) 4\($0)</td></tr>" }.joined()
    return "<div \(attribute)><table>\(rows)</table></div>"
  }
  private func labels(_ html: String) -> [String?] {
    Normalise.timetables(of: read("<h1>若葉台 港行き バス時刻表</h1>" + html)).timetables.map(\.label)
  }

  @Test("the word of a button is that of the panel with its days")
  func words() {
    let buttons = """
      <button data-day-id="wd">平日</button><button data-day-id="sat">土曜</button>\
      <button data-day-id="hol">日祝</button>
      """
    let panels =
      panel("data-day=\"wd\"", 10) + panel("data-day=\"sat\"", 20) + panel("data-day=\"hol\"", 30)
    #expect(labels(buttons + panels) == ["平日", "土曜", "日祝"])
    let turned =
      panel("data-day=\"hol\"", 10) + panel("data-day=\"wd\"", 20) + panel("data-day=\"sat\"", 30)
    #expect(labels(buttons + turned) == ["日祝", "平日", "土曜"])
  }

  @Test("the word in what a button does is its panel's")
  func scripts() {
    let buttons = """
      <button onclick="show('north', 'wd')">平日</button><button onclick="show('north', 'we')">土日祝</button>
      """
    let panels = panel("data-kind=\"we\"", 10) + panel("data-kind=\"wd\"", 20)
    #expect(labels(buttons + panels) == ["土日祝", "平日"])
  }

  @Test("a word of two buttons names no days")
  func shared() {
    let buttons = """
      <button onclick="show('north', 1)">平日</button><button onclick="show('north', 2)">土日祝</button>
      """
    let panels = panel("data-stop=\"north\"", 10)
    #expect(labels(buttons + panels) == [nil])
  }

  private func list(_ way: String, _ minute: Int) -> String {
    let chips = (7...10).map { "<li>\($0):\(minute)</li>" }.joined()
    return "<h3>\(way)</h3><ul>\(chips)</ul>"
  }
  private func buttons(_ looks: [String]) -> String {
    zip(["平日", "土曜", "日祝"], looks).map { "<button class=\"\($1)\">\($0)</button>" }.joined()
  }

  @Test("the filled button among outlined ones is pressed")
  func filled() {
    let line = list("若葉台 → 港", 15)
    #expect(
      labels(buttons(["bg-primary", "border bg-background", "border bg-background"]) + line) == [
        "平日"
      ])
    #expect(
      labels(buttons(["btn btn-light", "btn btn-primary", "btn btn-light"]) + line) == ["土曜"])
    // Colours of their own say nothing.
    #expect(labels(buttons(["btn btn-primary", "btn btn-info", "btn btn-danger"]) + line) == [nil])
    #expect(
      labels(buttons(["btn btn-primary", "btn btn-primary", "btn btn-light"]) + line) == [nil])
  }

  @Test("the pressed button holds for both ways, and for no list of other days")
  func ways() {
    let pressed = buttons(["b active", "b", "b"])
    let both = list("若葉台 → 港", 15) + list("港 → 若葉台", 35)
    #expect(labels(pressed + both) == ["平日", "平日"])
    #expect(!labels(pressed + list("若葉台 → 港", 15) + list("若葉台 → 港", 35)).contains("平日"))
  }
}
