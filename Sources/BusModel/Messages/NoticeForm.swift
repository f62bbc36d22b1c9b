extension Notice.Content {
  /// What kind of oddity, a stable word in camel case: "unexplainedMark".
  public var code: String {
    if case .text(let code, _) = self { code } else { message.code }
  }

  /// The stored form.
  public var message: Message {
    switch self {
    case .replacedCharacters(let count, let encoding):
      Message("replacedCharacters", [.number(count), .text(encoding)])
    case .truncated: Message("truncated")
    case .cutOff: Message("cutOff")
    case .badHint(let fault): fault.message
    case .refusal(let refusal): refusal.message
    case .unreadTable: Message("unreadTable")
    case .unexplainedMark(let mark): Message("unexplainedMark", [.text(mark)])
    case .leftOver(let leftOver): leftOver.message
    case .unreadDays(let days): days.message
    case .fromAddress(let fact, let value, let parameter):
      Message("fromAddress.\(fact.rawValue)", [.text(value), .text(parameter)])
    case .contradictoryNames(let kind, let first, let second):
      Message("contradictoryNames.\(kind.rawValue)", [.text(first), .text(second)])
    case .specialDays(let line): Message("specialDays", [.text(line)])
    case .leadingSmallHours(let hour): Message("leadingSmallHours", [.number(hour)])
    case .impossibleTime(let hour, let minute):
      Message("impossibleTime", [.number(hour), .number(minute)])
    case .archiveMended(let url, let sha256):
      Message("archiveMended", [.text(url), .text(sha256)])
    case .pageMoved(let url, let to): Message("pageMoved", [.text(url), .text(to)])
    case .unencrypted(let url, let to): Message("unencrypted", [.text(url), .text(to)])
    case .holidayFeed(let notice): notice.message
    case .text(_, let sentence): .text(sentence)
    case .rowNote(let value): Message("rowNote", [.text(value)])
    case .unorderedMinutes(let value): Message("unorderedMinutes", [.text(value)])
    case .intervalRule(let value): Message("intervalRule", [.text(value)])
    case .emptyTable: Message("emptyTable")
    case .foreignTable: Message("foreignTable")
    case .doubtfulTimetable(let value): Message("doubtfulTimetable", [.text(value)])
    case .notInForce(let value): Message("notInForce", [.text(value)])
    }
  }
}

extension HintFault {
  var message: Message {
    switch self {
    case .unknownLayout(let name, let known):
      Message("badHint.unknownLayout", [.text(name), .text(known)])
    case .unreadableSelector(let selector):
      Message("badHint.unreadableSelector", [.text(selector)])
    case .unmatchedSelector(let selector): Message("badHint.unmatchedSelector", [.text(selector)])
    case .unknownStop(let name, let listed):
      Message("badHint.unknownStop", [.text(name), .text(listed)])
    }
  }
}

extension PageRefusal {
  /// The stored form.
  public var message: Message {
    switch self {
    case .pdf: Message("pdf")
    case .image: Message("image")
    case .packedFile: Message("packedFile")
    case .login: Message("login")
    case .maintenance: Message("maintenance")
    case .errorPage: Message("errorPage")
    case .firewall: Message("firewall")
    case .parked: Message("parked")
    case .emptyPage: Message("emptyPage")
    case .notHTML: Message("notHTML")
    case .approachPage(let times): Message("approachPage", [.number(times)])
    case .noTimetable(let times): Message("noTimetable", [.number(times)])
    case .picture: Message("picture")
    case .tableWithoutTimes: Message("noTimes.table")
    case .noTimes(let links): Message("noTimes.links", [.number(links)])
    case .indexPage(let links): Message("indexPage", [.number(links)])
    case .scriptFilled: Message("scriptFilled")
    }
  }
}

extension LeftOver {
  var message: Message {
    switch self {
    case .cellsOutsideTables: Message("leftOver.cellsOutsideTables")
    case .muteMark: Message("leftOver.muteMark")
    case .unplacedMark(let mark): Message("leftOver.unplacedMark", [.text(mark)])
    case .struckTime: Message("leftOver.struckTime")
    case .unsaidHalf: Message("leftOver.unsaidHalf")
    case .notOneTime(let text): Message("leftOver.notOneTime", [.text(text)])
    case .columnsHeadedAlike: Message("leftOver.columnsHeadedAlike")
    case .timesHeadedAlike: Message("leftOver.timesHeadedAlike")
    case .notMinute(let text): Message("leftOver.notMinute", [.text(text)])
    case .hourless(let text): Message("leftOver.hourless", [.text(text)])
    case .raggedRow: Message("leftOver.raggedRow")
    case .rowWithoutHour: Message("leftOver.rowWithoutHour")
    case .unnamedColumn: Message("leftOver.unnamedColumn")
    case .unnamedTimes: Message("leftOver.unnamedTimes")
    case .outsideCells(let text): Message("leftOver.outsideCells", [.text(text)])
    case .fallingTrip: Message("leftOver.fallingTrip")
    case .returningTrip(let stop): Message("leftOver.returningTrip", [.text(stop)])
    case .notTime(let text): Message("leftOver.notTime", [.text(text)])
    case .notTrip(let text): Message("leftOver.notTrip", [.text(text)])
    case .unsaidOrientation: Message("leftOver.unsaidOrientation")
    }
  }
}

extension UnreadDays {
  var message: Message {
    switch self {
    case .timetablesHeadedAlike: Message("unreadDays.timetablesHeadedAlike")
    case .columnWithoutDays(let heading):
      Message("unreadDays.columnWithoutDays", heading.map { [.text($0)] } ?? [])
    case .someTrips: Message("unreadDays.someTrips")
    case .contradiction(let title, let near):
      Message("unreadDays.contradiction", [.text(title), .text(near)])
    case .words(let words): Message("unreadDays.words", [.text(words)])
    case .mark(let mark, let words): Message("unreadDays.mark", [.text(mark), .text(words)])
    case .emptyTimetable: Message("unreadDays.emptyTimetable")
    }
  }
}

extension HolidayFeedNotice {
  var message: Message {
    switch self {
    case .missing(let subject, let fault):
      Message("holidayFeedMissing", [.text(subject), .message(fault.message)])
    case .refused(let url, let fault):
      Message("holidayFeedRefused", [.text(url), .message(fault.message)])
    case .differs(let url, let days, let more):
      Message("holidayFeedDiffers", [.text(url), .text(days), .number(more)])
    case .ends(let url, let date): Message("holidayFeedEnds", [.text(url), .text("\(date)")])
    }
  }
}
