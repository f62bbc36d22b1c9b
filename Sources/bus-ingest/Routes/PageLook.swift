import BusIngest
import BusModel
import BusQuery

/// What the pages of a route give, before they are saved: "3 timetables: 平日 92, 土曜 70, 日祝 65".
struct PageLook {
  let checks: [PageCheck]
  let language: Language

  /// Whether all are timetables, of the stop that they are said to be of.
  var isSound: Bool { exitStatus == 0 }

  /// That of `routes check`; 65 as well where a stop would be called by another's name.
  var exitStatus: Int32 {
    let status = PageCheck.exitStatus(checks)
    return status == 0 && checks.contains { $0.renamedStop != nil } ? 65 : status
  }

  /// What keeps the pages from being saved unseen: a sentence, or a line for each of several.
  var trouble: String {
    let troubles = checks.compactMap { check in
      check.trouble(language).map { "\(check.url): \($0)" }
    }
    return troubles.count == 1 ? troubles[0] : troubles.map { "\n  " + $0 }.joined()
  }

  /// For a person: each page, and below it what it gives.
  var text: String {
    checks.flatMap { check in
      ["\(language.name(of: check.direction))  \(check.url)"] + said(of: check).map { "    " + $0 }
    }
    .map { TerminalText.clean($0) + "\n" }.joined()
  }

  private func said(of check: PageCheck) -> [String] {
    var lines: [String] = []
    if case .success(let document) = check.result, document.verdict != .notATimetable {
      lines = [timetables(document.timetables)] + stops(document.timetables)
    }
    lines += [check.trouble(language)].compactMap { $0 }
    return lines + NoticeLines.lines(check.notices, of: check.url, language)
  }

  private func timetables(_ found: [BusTimetable]) -> String {
    let some = found.prefix(6).map { timetable in
      let label = timetable.label ?? say("days not said", "曜日の記載なし")
      return "\(label) \(timetable.departures.count)" + (language == .ja ? "本" : "")
    }
    let rest = found.count - some.count
    let more = rest > 0 ? [say("\(rest) more", "ほか\(rest)")] : []
    let count =
      say("\(Counted.english(found.count, "timetable")): ", "時刻表\(found.count)つ: ")
    return count + (some + more).joined(separator: say(", ", "、"))
  }

  /// A page of many stops wants a word on which one is meant.
  private func stops(_ found: [BusTimetable]) -> [String] {
    var names: [String] = []
    for name in found.compactMap(\.stop) where !names.contains(name) { names.append(name) }
    guard names.count > 1 else { return [] }
    let some = names.prefix(5).joined(separator: say(", ", "、")) + (names.count > 5 ? " …" : "")
    return [
      say(
        "\(names.count) stops: \(some); --stop NAME chooses one",
        "停留所\(names.count): \(some)(--stop 名前 で選べます)")
    ]
  }

  private func say(_ english: String, _ japanese: String) -> String {
    language == .ja ? japanese : english
  }
}
