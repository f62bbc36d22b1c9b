import BusJSON

/// Something on the command line that is not what is expected there.
public struct TypedFault: Hashable, Sendable {
  private let subject: Subject
  private let expected: Expectation
  private let found: String

  /// What was typed.
  public enum Subject: Hashable, Sendable {
    /// The value of an option: "--at".
    case option(String)
    /// A date of `calendar`.
    case date
    /// The time of `why`.
    case time
    /// The version of `accept` and `reject`.
    case version
    /// A state of `diff`.
    case state
  }

  /// A fault.
  ///
  /// - Parameters:
  ///   - subject: what was typed.
  ///   - expected: what is right.
  ///   - found: how it was typed.
  public init(_ subject: Subject, expected: Expectation, found: String) {
    self.subject = subject
    self.expected = expected
    self.found = found
  }

  /// "--at: expected a time such as 7:20 …, found "soon"".
  public func words(_ language: Language) -> String {
    let quoted = JSONValue.string(found).text()
    return language(
      "\(subject.words(.en)): expected \(expected.words(.en)), found \(quoted)\(expected.advice(.en))",
      "\(subject.words(.ja)): \(expected.words(.ja))が必要です(実際: \(quoted))\(expected.advice(.ja))")
  }
}

extension TypedFault.Subject {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .option(let name): name
    case .date: language("DATE", "日付")
    case .time: language("TIME", "時刻")
    case .version: language("ID", "版")
    case .state: language("STATE", "状態")
    }
  }
}

extension TypedFault {
  /// What may stand somewhere on the command line.
  public enum Expectation: Hashable, Sendable {
    /// A time or a day.
    case time(Time)
    /// A whole number.
    case number(ClosedRange<Int>)
    /// A number of minutes.
    case minutes(ClosedRange<Int>)
    /// A number of days.
    case days(ClosedRange<Int>)
    /// A language.
    case language
    /// Where to listen.
    case listenAddress
    /// A device of `bus board devices`.
    case deviceID
    /// A way.
    case direction
    /// A name on a page.
    case printedName
    /// One route, not several.
    case oneRoute
    /// Days and as what they run.
    case daysAndService
    /// Days that an operator has a rule for.
    case daysOfTheOperator
    /// A form of `next`.
    case nextFormat
    /// One of the names that a template may have.
    case templateName([String])
    /// A version's number.
    case version
    /// A state that `diff` compares.
    case state
    /// A key and a text, for a hint.
    case keyAndText
    /// A page of the route; and the one that was probably meant.
    case pageOfTheRoute(meant: String?)
  }

  /// A time or a day that may stand somewhere on the command line.
  public enum Time: Hashable, Sendable {
    /// A clock's time, or a moment.
    case moment
    /// A day of the calendar.
    case date
    /// A day or a moment of the past.
    case pastMoment
    /// The end of a span: a time of the day, or a moment.
    case end
    /// A time after this one; and how to say the one of the day after, where that was meant.
    case later(than: String, dayAfter: String?)
    /// A time of the service day.
    case serviceTime
    /// Two times of the service day.
    case serviceTimes
    /// A day, or a range of days.
    case dateOrRange
  }
}

extension TypedFault.Expectation {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .time(let time): time.words(language)
    case .number(let range):
      language("a number from \(range.words)", "\(range.japanese)までの数")
    case .minutes(let range):
      language("minutes from \(range.words)", "\(range.japanese)までの半角の数字(分)")
    case .days(let range): language("days from \(range.words)", "\(range.japanese)までの日数")
    case .language: language("ja or en", "ja か en")
    case .deviceID:
      language("an id that bus board devices lists", "bus board devices に出る id")
    case .listenAddress:
      language("an address and a port such as 192.168.1.5:8080", "192.168.1.5:8080 のようなアドレスとポート")
    case .direction: language("outbound or inbound", "outbound(行き)か inbound(帰り)")
    case .printedName: language("a name as the timetable prints it", "時刻表にあるとおりの名前")
    case .oneRoute: language("one route", "一つの路線")
    case .daysAndService:
      language(
        "days and as what they run, such as 8/13..8/16=saturday",
        "8/13..8/16=土曜 のような、日付とその日のダイヤ")
    case .daysOfTheOperator:
      language("days that a rule is about; see bus operators show", "決まりのある日付(bus operators show)")
    case .nextFormat:
      language(
        "text, json, one-line, waybar, or template and a text such as '{{time}} {{minutes}}'",
        "text、json、one-line、waybar、または template と '{{time}} {{minutes}}' のような文")
    case .templateName(let names):
      language(
        "one of the names \(names.joined(separator: ", "))",
        "次の名前のどれか(\(names.joined(separator: "、")))")
    case .version: language("the number of a version such as 12", "12 のような版の番号")
    case .state:
      language(
        "a version's number, active, upcoming, @2026-10-01, page:FILE or fixtures:DIR",
        "版の番号、active、upcoming、@2026-10-01、page:ファイル、fixtures:フォルダーのどれか")
    case .keyAndText:
      language("a key and a text such as destination=駅", "destination=駅 のようなキーと言葉")
    case .pageOfTheRoute: language("a page of the route", "この路線のページ")
    }
  }

  /// What to do, after what is wrong.
  fileprivate func advice(_ language: Language) -> String {
    switch self {
    case .time(.later(_, let moment?)):
      language("; for the day after: \(moment)", "。翌日なら \(moment)")
    case .pageOfTheRoute(let meant?):
      language("; did you mean \(meant)?", "。\(meant) のことですか?")
    default: ""
    }
  }
}

extension TypedFault.Time {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .moment:
      language(
        "a time such as 7:20 or +30, a day such as 11/23 or tomorrow, or both",
        "7:20、7時20分、+30 のような時刻か、明日、土曜、11/23 のような日か、その両方")
    case .pastMoment:
      language(
        "a date such as 2026-10-01, or a moment such as 2026-10-01T06:00",
        "2026-10-01 のような日付か、2026-10-01T06:00 のような日時")
    case .end:
      language(
        "a time such as 9:00 or 24:30, or a moment such as 2026-11-21T09:00",
        "9:00 や 24:30 のような時刻か、2026-11-21T09:00 のような日時")
    case .later(let clock, _):
      language("a time that is not over at \(clock)", "\(clock) より後の時刻")
    case .serviceTime:
      language("a time of the service day such as 07:41 or 24:10", "07:41 や 24:10 のような運行日の時刻")
    case .serviceTimes:
      language(
        "two times of the service day such as 07:00..09:30", "07:00..09:30 のような、運行日の二つの時刻")
    case .dateOrRange:
      language(
        "a date such as 2026-11-21, 11/23 or tomorrow, or a range such as 12/28..1/4",
        "明日、11/23、2026-11-21 のような日付か、12/28..1/4 のような期間")
    case .date:
      language(
        "a date such as 2026-11-21, 11/23 or tomorrow", "2026-11-21、11/23、明日、土曜 のような日付")
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String { "\(lowerBound) to \(upperBound)" }

  fileprivate var japanese: String { "\(lowerBound) から \(upperBound) " }
}
