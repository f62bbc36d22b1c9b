import BusModel
import BusNormalise
import Testing

/// Signs in place of times, words about other buses, and what legends say of vehicles.
@Suite("stops on request and others' buses")
struct RequestedStopTests {
  private static func trips(_ sign: String, _ legend: String, lastSign: String = "9:25") -> String {
    """
    <h2>桜谷線（平日）</h2><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>\
    <tr><td>谷口駅</td><td>7:40</td><td>9:00</td></tr><tr><td>桜谷温泉</td><td>\(sign)</td><td>9:12</td></tr>\
    <tr><td>診療所</td><td>7:58</td><td>9:18</td></tr><tr><td>桜谷</td><td>8:05</td><td>\(lastSign)</td></tr></table>\
    <p>\(legend)</p>
    """
  }

  @Test(
    "a sign that the page explains as a stop on request is no time and no doubt",
    arguments: [
      "△印…予約のあるときだけ停まります。", "△印は事前にお電話をいただいた場合のみ停車", "△：通過します", "△＝デマンド区間",
    ])
  func explained(legend: String) {
    let page = read(Self.trips("△", legend))
    #expect(page.judgement == .timetable)
    let spa = page.timetables.first { $0.stop == "桜谷温泉" }
    #expect(spa?.departures.map(\.hour) == [9])
    #expect(page.legend.contains { $0.mark == "△" } || "\(page.remarks)".contains("△"))
  }

  @Test(
    "a sign that nothing explains so leaves its table uncertain",
    arguments: ["", "△印は7:50から8:10まで10分間隔", "△印は中型車"])
  func unexplained(legend: String) {
    #expect(read(Self.trips("△", legend)).judgement != .timetable)
  }

  @Test("a stop on request behind the last time leaves open whether the bus goes on to it")
  func behindLast() {
    let page = read(Self.trips("△", "△印は予約があるときのみ停車します。", lastSign: "△"))
    #expect(page.judgement != .timetable)
  }

  @Test("a cell that says that the bus ends at the stop before it closes its trip there")
  func endsBefore() {
    let page = read(Self.trips("7:50", "", lastSign: "診療所止"))
    #expect(page.judgement == .timetable)
    let clinic = page.timetables.first { $0.stop == "診療所" }
    #expect(clinic?.departures.map(\.hour) == [7])
    let spa = page.timetables.first { $0.stop == "桜谷温泉" }
    #expect(spa?.departures.last?.destination == "診療所")
  }

  private static func hours(_ line: String) -> String {
    """
    <h2>若葉台 南町行き（平日）</h2><table><tr><th>時</th><th>分</th></tr><tr><td>7</td><td>05 35</td></tr>\
    <tr><td>8</td><td>05 35ノ</td></tr><tr><td>9</td><td>05</td></tr></table><p>\(line)</p>
    """
  }

  @Test("times behind the name of another bus that one may take are none that are missing here")
  func otherBus() {
    let page = read(Self.hours("ノ：低床車 土休日は隣ののりばの巡回バス（9:00～15:00の毎時30分）をご利用ください。"))
    #expect(!page.notices.contains { if case .intervalRule = $0.content { true } else { false } })
  }

  @Test(
    "an interval of the table's own buses is a doubt, however politely it is said",
    arguments: [
      "日中は10:00以降、毎時15分間隔（約）で運行しますのでご利用ください。", "10時～15時の間は20分間隔で運行（南町行き）をご利用ください。",
      "10時～15時の間は当バス（20分間隔）をご利用ください。",
    ])
  func ownInterval(line: String) {
    let page = read(Self.hours(line))
    #expect(page.notices.contains { if case .intervalRule = $0.content { true } else { false } })
  }

  @Test(
    "what a legend says of the kind of vehicle is nothing about days",
    arguments: [("ノ：ノンステップバスでない車両で運行する便", false), ("ノ：休日でない日に運行する便", true)])
  func vehicle(legend: String, speaksOfDays: Bool) {
    let page = Normalise.timetables(of: read(Self.hours(legend)))
    let isDoubted = page.notices.contains {
      if case .unreadDays = $0.content { true } else { false }
    }
    #expect(isDoubted == speaksOfDays)
  }
}
