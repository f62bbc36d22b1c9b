import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Dates whose parts are said once, in the next month or with the words of a stop.
@Suite("dates that share their words")
struct DateSlipTests {
  private let heads = ["平日", "土曜", "日祝"]

  @Test("12月31日から3日 ends in January")
  func nextMonth() throws {
    let read = hourPage("<p>12月31日から3日までは日祝ダイヤです。</p>", heads: heads)
    #expect(try columns(read, on: "2027-01-02") == [2])
    #expect(try columns(read, on: "2027-01-04") == [0])
    #expect(try columns(read, on: "2027-03-03") == [0])
  }

  @Test("16日～13日 is a slip, and no year less three days")
  func slip() throws {
    let read = hourPage("<p>8月16日～8月13日は日祝ダイヤです。</p>", heads: heads)
    #expect(try columns(read, on: "2027-03-03") ?? [0] == [0])
  }

  @Test("the second Friday of February takes no days from December")
  func ordinals() throws {
    let read = hourPage("<p>12月28日～1月4日、2月第2金曜日は運休します。</p>", heads: heads)
    #expect(try columns(read, on: "2026-12-30") == [])
    #expect(try columns(read, on: "2027-02-12") == [])
    #expect(try columns(read, on: "2027-02-19") == [0])
  }

  @Test("the days to which a bus is moved are open, with the month said once")
  func moved() throws {
    let read = hourPage("<p>12月29日（火）は運休し、28日（月）に振り替えて運行します。</p>", heads: ["火曜"])
    #expect(try columns(read, on: "2026-12-28") == nil)
    #expect(try columns(read, on: "2026-12-22") == [0])
  }

  @Test("a day of a festival runs as the line says, though it tells of delays too")
  func delays() throws {
    let read = hourPage(
      "<p>8月10日は土曜ダイヤ（16時以降は混雑のため遅れます）、8月11日は平日ダイヤで運行します。</p>", heads: heads)
    #expect(try columns(read, on: "2027-08-10") ?? [1] == [1])
  }

  @Test("buses that pass a stop all winter stop there on no day of it")
  func passing() throws {
    let read = hourPage(
      "<p>＊この停留所は、12月1日から翌年3月15日までの冬期間、全便通過します（凍結のため）。</p><p>＊12月31日から1月3日までは日祝ダイヤ。</p>",
      heads: heads)
    #expect(try columns(read, on: "2027-01-02") ?? [] == [])
    #expect(try columns(read, on: "2027-02-10") ?? [] == [])
    #expect(try columns(read, on: "2027-03-16") == [0])
  }

  @Test("after its last day a stop has no buses")
  func closed() throws {
    let read = hourPage("<p>2027年3月31日をもって当停留所（旧役場前）は廃止となります。</p>", heads: heads)
    #expect(try columns(read, on: "2027-04-05") ?? [] == [])
    #expect(try columns(read, on: "2027-03-31") == [0])
  }

  @Test("a stop that is set up for some weeks has buses in no other")
  func temporary() throws {
    let read = hourPage("<p>道路工事に伴い、2027年1月18日から2月26日まで設置しています。</p>", heads: heads)
    #expect(try columns(read, on: "2027-03-01") ?? [] == [])
    #expect(try columns(read, on: "2027-01-20") == [0])
  }

  @Test("a service period in English limits the buses, and a schedule for dates is open at least")
  func english() throws {
    let read = hourPage(
      "<p>Service period: December 12, 2026 – March 31, 2027</p><p>Buses run on the Sundays &amp; Holidays schedule from December 31 (Thu) through January 3 (Sun).</p>",
      heads: ["Weekdays", "Saturdays", "Sundays &amp; Holidays"])
    #expect(try columns(read, on: "2026-12-10") ?? [] == [])
    #expect(try columns(read, on: "2026-12-31") ?? [2] == [2])
    #expect(try columns(read, on: "2027-02-01") == [0])
  }

  @Test("金の時刻 on dates is the column 金, and no Fridays")
  func labelled() throws {
    let read = hourPage(
      "<p>12月28日～30日も金の時刻、12月31日～1月3日は運休です。</p>", heads: ["月～木", "金", "土", "日・祝"])
    let calendar = ServiceCalendar(operator: nil).adding(read.dayRules)
    #expect(calendar.day(try #require(CivilDate("2026-12-28"))).runs == .special("金"))
    #expect(calendar.day(try #require(CivilDate("2026-12-31"))).runs == ServiceDayKind.none)
  }

  @Test("ただし…を除きます takes days out of the sentence before it")
  func exceptions() throws {
    let read = hourPage("<p>運行日：月曜～金曜。ただし祝日、8月13日～15日を除きます。</p>", heads: ["運行時刻"])
    #expect(try columns(read, on: "2027-08-13") == [])
    #expect(try columns(read, on: "2027-08-16") == [0])
  }
}
