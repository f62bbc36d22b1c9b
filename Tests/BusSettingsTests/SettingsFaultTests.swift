import BusQuery
@testable import BusSettings
import BusModel
import Testing

/// One row a fault: the JSON of a part of the file, and the whole line it gives.
@Suite struct SettingsFaultTests {
  @Test(
    "the file's own shape is checked",
    arguments: [
      ("[]", "the whole file: expected an object that describes the settings, found an array"),
      ("{}", "routes: expected an array of routes, found nothing"),
      (#"{"routes": null}"#, "routes: expected an array of routes, found null"),
      (#"{"routes": {}}"#, "routes: expected an array of routes, found an object"),
      (#"{"routes": [7]}"#, "routes[0]: expected an object that describes a route, found 7"),
      (
        #"{"routes": [], "route": []}"#,
        "route: expected a known key, found \"route\"; did you mean \"routes\"?"
      ),
      (
        #"{"routes": [], "a b\n": 1}"#,
        #"["a b\n"]: expected one of the keys routes, operators, holidays, notify, contact, privateHosts, maxPageMB, found "a b\n""#
      ),
      (
        #"{"routes": [], "holidays": {"urls": "x"}}"#,
        "holidays.urls: expected a known key, found \"urls\"; did you mean \"url\"?"
      ),
      (
        #"{"routes": [], "holidays": {"url": "file:///etc/passwd"}}"#,
        "holidays.url: expected an http or https address, found \"file:///etc/passwd\""
      ),
      (
        #"{"routes": [], "holidays": {"url": "https://a.jp/d.json", "file": "d.json"}}"#,
        "holidays.file: expected one of \"url\" and \"file\", found both"
      ),
      (
        #"{"routes": [], "holidays": {"file": ""}}"#,
        "holidays.file: expected a string that is not empty and has no control characters, "
          + "found \"\""
      ),
    ])
  func file(text: String, line: String) {
    #expect(faults(text) == [line])
  }

  @Test(
    "a route's keys are checked",
    arguments: [
      (
        #""name": "#,
        #""a b""#,
        ".name: expected a name of at most 100 characters, without spaces, that does not "
          + "begin with '-', found \"a b\""
      ),
      (
        #""name": "#, #""-a""#,
        ".name: expected a name of at most 100 characters, without spaces, that does not "
          + "begin with '-', found \"-a\""
      ),
      (
        #""name": "#, #""""#,
        ".name: expected a name of at most 100 characters, without spaces, that does not "
          + "begin with '-', found \"\""
      ),
      (
        #""name": "#, #""a\u202eb""#,
        ".name: expected a name of at most 100 characters, without spaces, that does not "
          + "begin with '-', found \"a\\u202eb\""
      ),
      (#""name": "h", "title": "#, "7", ".title: expected a string, found 7"),
      (
        #""name": "h", "title": "#, #""a\u001b[31m""#,
        ".title: expected a string that is not empty and has no control characters, "
          + "found \"a\\u001b[31m\""
      ),
      (
        #""name": "h", "walkMinutes": "#, "601",
        ".walkMinutes: expected a whole number from 0 to 600, found 601"
      ),
      (
        #""name": "h", "walkMinutes": "#, "4.5",
        ".walkMinutes: expected a whole number from 0 to 600, found 4.5"
      ),
      (
        #""name": "h", "walkMinutes": "#, "1e999",
        ".walkMinutes: expected a whole number from 0 to 600, found 1e999"
      ),
      (
        #""name": "h", "walkMinute": "#, "4",
        ".walkMinute: expected a known key, found \"walkMinute\"; did you mean \"walkMinutes\"?"
      ),
      (
        #""name": "h", "operator": "#, #""x""#,
        ".operator: expected an id under \"operators\", of which the file has none yet, found \"x\""
      ),
      (
        #""name": "h", "inboundTimetableURLs": "#, #""https://a.jp/""#,
        ".inboundTimetableURLs: expected an array of timetable URLs, found \"https://a.jp/\""
      ),
      (
        #""name": "h", "inboundTimetableURLs": "#, #"[{"stop": "x"}]"#,
        ".inboundTimetableURLs[0].url: expected an http or https address, found nothing"
      ),
      (
        #""name": "h", "inboundTimetableURLs": "#, #"[{"url": "https://a.jp/", "stop": ""}]"#,
        ".inboundTimetableURLs[0].stop: expected a string that is not empty and has no control "
          + "characters, found \"\""
      ),
      (
        #""name": "h", "inboundTimetableURLs": "#, #"[{"url": "https://a.jp/", "rotueName": "x"}]"#,
        ".inboundTimetableURLs[0].rotueName: expected a known key, found \"rotueName\"; "
          + "did you mean \"routeName\"?"
      ),
      (
        #""name": "h", "inboundTimetableURLs": "#,
        #"[{"url": "https://a.jp/", "only": {"lable": "x"}}]"#,
        ".inboundTimetableURLs[0].only.lable: expected a known key, found \"lable\"; "
          + "did you mean \"label\"?"
      ),
    ])
  func route(keys: String, value: String, line: String) {
    #expect(faults(#"{"routes": [{"id": "1", \#(keys)\#(value)}]}"#) == ["routes[0]" + line])
  }

  @Test(
    "an operator's keys are checked",
    arguments: [
      (
        #""hosts": ["https://a.jp/x"]"#,
        ".hosts[0]: expected a host such as \"bus.example.jp\", found \"https://a.jp/x\"; "
          + "did you mean \"a.jp\"?"
      ),
      (#""hosts": "a.jp""#, ".hosts: expected an array of hosts, found \"a.jp\""),
      (
        #""schoolBreaks": ["2026-08-24..2026-07-21"]"#,
        ".schoolBreaks[0]: expected a range that does not end before it begins, "
          + "found \"2026-08-24..2026-07-21\""
      ),
      (
        #""schoolBreaks": ["2026-02-29"]"#,
        ".schoolBreaks[0]: expected a date that exists, found \"2026-02-29\""
      ),
      (
        #""schoolBreaks": ["summer"]"#,
        ".schoolBreaks[0]: expected a date or range such as \"08-13..08-15\" or \"2026-07-21\", "
          + "found \"summer\""
      ),
      (
        #""serviceDays": [{"on": "2026-12-29..01-03", "runs": "none"}]"#,
        ".serviceDays[0].on: expected a range with a year at both ends or at none, "
          + "found \"2026-12-29..01-03\""
      ),
      (
        #""serviceDays": [{"on": ["01-01", 3], "runs": "none"}]"#,
        ".serviceDays[0].on[1]: expected a date or range such as \"08-13..08-15\" or "
          + "\"2026-07-21\", found 3"
      ),
      (
        #""serviceDays": [{"on": [], "runs": "none"}]"#,
        ".serviceDays[0].on: expected at least one date or range, found none"
      ),
      (
        #""serviceDays": [{"on": "01-01", "runs": "sunday"}]"#,
        ".serviceDays[0].runs: expected weekday, saturday, sundayHoliday, none or the name of a "
          + "special timetable, found \"sunday\"; did you mean \"sundayHoliday\"?"
      ),
      (
        #""serviceDays": [{"on": "01-01", "runs": "日曜"}]"#,
        ".serviceDays[0].runs: expected weekday, saturday, sundayHoliday, none or the name of a "
          + "special timetable, found \"日曜\"; did you mean \"日祝\"?"
      ),
      (
        #""serviceDays": [{"on": "01-01", "runs": "Weekday"}]"#,
        ".serviceDays[0].runs: expected weekday, saturday, sundayHoliday, none or the name of a "
          + "special timetable, found \"Weekday\"; did you mean \"weekday\"?"
      ),
      (
        #""serviceDays": [{"on": "01-01", "runs": "none", "only": ["satuday"]}]"#,
        ".serviceDays[0].only[0]: expected one of weekday, saturday, sunday, holiday, "
          + "found \"satuday\"; did you mean \"saturday\"?"
      ),
      (
        #""serviceDays": [{"on": "2026-07-06..2026-07-10", "only": ["saturday"], "runs": "none"}]"#,
        ".serviceDays[0].only: expected a kind of day that occurs in 2026-07-06..2026-07-10, "
          + "found saturday, which none of them is: the rule can never match"
      ),
      (
        #""serviceDays": [{"on": ["01-01", "06-10"], "only": ["holiday"], "runs": "none"}]"#,
        ".serviceDays[0].only: expected a kind of day that occurs in 06-10, "
          + "found holiday, which none of them is: the rule can never match"
      ),
      (
        #""serviceDays": [{"on": "2026-08-16..2026-08-13", "runs": "none"}]"#,
        ".serviceDays[0].on: expected a range that does not end before it begins, "
          + "found \"2026-08-16..2026-08-13\""
      ),
      (
        #""serviceDays": [{"on": "2025-02-29", "runs": "none"}]"#,
        ".serviceDays[0].on: expected a date that exists, found \"2025-02-29\""
      ),
      (
        #""serviceDays": [{"on": ["01-01", "01-01..01-02..01-03"], "runs": "none"}]"#,
        ".serviceDays[0].on[1]: expected a date or range such as \"08-13..08-15\" or "
          + "\"2026-07-21\", found \"01-01..01-02..01-03\""
      ),
      (
        #""serviceDays": [{"on": "8/13", "runs": "none"}]"#,
        ".serviceDays[0].on: expected a date or range such as \"08-13..08-15\" or "
          + "\"2026-07-21\", found \"8/13\""
      ),
      (
        #""serviceDays": [{"on": "01-01"}]"#,
        ".serviceDays[0].runs: expected weekday, saturday, sundayHoliday, none or the name of a "
          + "special timetable, found nothing"
      ),
    ])
  func serviceOperator(keys: String, line: String) {
    let text = #"{"routes": [], "operators": [{"id": "o", \#(keys)}]}"#
    #expect(faults(text) == ["operators[0]" + line])
  }

  @Test("names and ids belong to one route each, operators' ids to one operator")
  func repeated() {
    let text = """
      { "routes": [{"id": "1", "name": "a"}, {"id": "2", "name": "a"}],
        "operators": [{"id": "o"}, {"id": "o"}] }
      """
    #expect(
      faults(text) == [
        "operators[1].id: expected an id that no other operator has, "
          + "found \"o\", which operators[0] has too",
        "routes[1].name: expected a name that no other route has, "
          + "found \"a\", which routes[0] has too",
      ])
  }

  private func faults(_ text: String) -> [String] {
    do throws(SettingsError) {
      _ = try RoutesFile.read(text.utf8)
      return []
    } catch {
      return error.faults.map { $0.words(.en) }
    }
  }
}
