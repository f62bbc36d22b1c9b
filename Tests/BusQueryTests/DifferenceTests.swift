@testable import BusJSON
import BusModel
import BusQuery
import Testing

/// The differences between two states of the sample line's weekday column.
private func weekday(_ old: String, _ new: String) throws -> [String] {
  let difference = try TimetableDifference(
    from: [page(column("平日", old))], to: [page(column("平日", new))])
  return difference.changes.map { $0.text(.ja) }
}

@Test(
  "a bus that moved is one change, buses that came or went are their own",
  arguments: [
    ("08:12", "08:15", ["平日 08:12 → 08:15"]),
    ("07:00 08:12 09:00", "07:00 08:15 09:00", ["平日 08:12 → 08:15"]),
    ("07:00 21:40", "07:00", ["平日 21:40 廃止"]),
    ("07:00", "07:00 07:30", ["平日 07:30 新設"]),
    ("07:00 08:00", "07:05 12:00", ["平日 07:00 → 07:05", "平日 08:00 廃止", "平日 12:00 新設"]),
    ("08:12 08:12 08:12", "08:15 08:15 08:15", ["平日 08:12 → 08:15（3本）"]),
    ("07:00 07:10 07:20", "07:10 07:20 07:30", ["平日 07:00 廃止", "平日 07:30 新設"]),
    ("08:00", "08:00P", ["平日 08:00 P 追加（東口経由）"]),
    ("08:00", "08:00", []),
  ])
func departureChanges(old: String, new: String, words: [String]) throws {
  #expect(try weekday(old, new) == words)
}

@Test(
  "what befell many buses of a column alike is one line: as a list, of more from when to when",
  arguments: [
    ("06:00 07:01 08:03 09:07", "", "平日 06:00, 07:01, 08:03, 09:07 withdrawn"),
    ("06:00 07:01 08:03", "", "平日 06:00 withdrawn|平日 07:01 withdrawn|平日 08:03 withdrawn"),
    (
      "06:00 07:01 08:03 09:07", "06:03 07:04 08:06 09:10",
      "平日 06:03, 07:04, 08:06, 09:10 3 min later"
    ),
    (
      "12:00 12:21 12:43 13:07 14:00 14:31 15:02 16:00 23:08 23:30", "23:30",
      "平日 12:00–23:08: 9 departures withdrawn"
    ),
    ("19:11", "19:11P", "平日 19:11 P added (東口経由)"),
  ])
func alike(old: String, new: String, lines: String) throws {
  let difference = try TimetableDifference(
    from: [page(column("平日", old))], to: [page(column("平日", new))])
  let said = difference.text(.en).split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
  #expect(said.joined(separator: "|") == lines)
}

@Test("another platform of a whole column is said once")
func platformChange() throws {
  let difference = try TimetableDifference(
    from: [page(column("平日", "07:00 08:00 09:00", platform: "3"))],
    to: [page(column("平日", "07:00 08:00 09:00", platform: "5"))])
  #expect(
    difference.text(.ja) == """
      行き  鳴子住宅  鳴子14  → 地下鉄鳴子北
        平日 のりば 3→5（3本）

      """)
  #expect(difference.exitStatus == 1)
}

@Test("columns that came and went are told, and the directions kept apart")
func columnChanges() throws {
  let difference = try TimetableDifference(
    from: [page(column("平日", "07:00 08:00"), column("土曜", "09:00"))],
    to: [
      page(column("平日", "07:00 08:00"), column("日祝", "10:00 11:00")),
      page(column("平日", "17:00"), direction: .inbound),
    ])
  #expect(
    difference.text(.en) == """
      outbound  鳴子住宅  鳴子14  → 地下鉄鳴子北
        日祝 new timetable (2 buses)
        土曜 timetable withdrawn
      inbound  鳴子住宅  鳴子14  → 地下鉄鳴子北
        平日 new timetable

      """)
}

@Test("a column of another name with the same times is the same column renamed")
func renamedColumn() throws {
  let times = "07:00 08:00 09:00"
  let difference = try TimetableDifference(
    from: [page(column("平日", times), column("休日", times))],
    to: [
      page(
        column("平日", times, stop: "鳴子住宅前"), column("土日祝", times, stop: "鳴子住宅前"))
    ])
  #expect(
    difference.changes.map { $0.text(.ja) } == [
      "平日 停留所 鳴子住宅→鳴子住宅前（3本）", "土日祝 停留所 鳴子住宅→鳴子住宅前（3本）",
      "土日祝 運行日 休日→土日祝（3本）",
    ])
}

@Test("places, bytes and the order of columns are no difference")
func sameForPassengers() throws {
  let old = try page(column("平日", "07:00"), column("土曜", "08:00"))
  var new = try page(column("土曜", "08:00"), column("平日", "07:00"), name: "b")
  new.timetables[0].departures[0].at = "elsewhere"
  let difference = TimetableDifference(from: [old], to: [new])
  #expect(difference.isEmpty)
  #expect(difference.exitStatus == 0)
  #expect(difference.text(.ja) == "変更はありません\n")
  #expect(difference.json().text() == "{\"same\":true,\"changes\":[]}")
}

@Test("the JSON of a difference names each change")
func differenceJSON() throws {
  let difference = try TimetableDifference(
    from: [page(column("平日", "08:12"))], to: [page(column("平日", "08:15"))])
  #expect(
    difference.json().text() == """
      {"same":false,"changes":[{"direction":"outbound","stop":"鳴子住宅","routeName":"鳴子14",\
      "destination":"地下鉄鳴子北","days":"平日","change":"moved","from":"08:12","to":"08:15",\
      "departures":1}]}
      """)
}
