/// The coded form in which service patterns are stored, version 1.
///
///     pattern  = "1;" terms *( ";" rule )        1;w              平日
///     rule     = "-" terms                       1;13;-h          月曜・水曜運行。祝日運休
///              / "+" terms                       1;;-w;+[8-15]    平日運休。ただし8/15運行
///              / "=" terms ":" terms             1;w;=:[4-1~11-30] 平日運行。4/1～11/30のみ運行
///     terms    = [ term *( "," term ) ]
///     term     = *period days [ "!(" terms ")" ] [ "?" days shift ]
///     days     = *( "w" / "s" / "u" / "h" ) *weekday *( "#" weekday 1*( "1"…"5" / "L" ) )
///     weekday  = "0"…"6"                         Sunday first
///     period   = span / "M" bits "." / "O" [ span ] name / "S" school / "N" [ span ] name
///              / "H" name / "B" days shift
///     span     = "[" [ end ] [ "~" [ end ] ] "]" 12-29~1-3, one end alone for one day
///     end      = [ year "-" ] month "-" day [ "." day ] [ "*" weekday ]
///     school   = "d" / "f" / "b" / "s" / "w" / "p"
///     shift    = "=" / ">" / "<" / "^"           the day itself, the next, the one before, the next 平日
///     name     = <"> text <">                    with \ before " and \
enum PatternCode {
  /// The version that is written.
  static let version = "1;"

  static func name(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }

  /// The letters of the kinds of day, in the order in which they are written.
  static let kinds: [(letter: Character, kind: DayKind)] = [
    ("w", .weekday), ("s", .saturday), ("u", .sunday), ("h", .holiday),
  ]

  static let shifts: [(letter: Character, shift: DayShift)] = [
    ("=", .sameDay), (">", .nextDay), ("<", .dayBefore), ("^", .nextWeekday),
  ]

  static let schools: [(letter: Character, time: SchoolTime)] = [
    ("d", .schoolDay), ("f", .freeDay), ("b", .anyBreak), ("s", .summer), ("w", .winter),
    ("p", .spring),
  ]
}

extension ServicePattern {
  /// The pattern in the coded form in which it is stored: "1;w" for 平日, "1;13;-h" for
  /// 月曜・水曜運行。祝日運休. ``init(stored:)`` gives the same pattern back.
  public var stored: String {
    ([PatternCode.version + base.code] + rules.map(\.code)).joined(separator: ";")
  }
}

extension PatternRule {
  fileprivate var code: String {
    switch self {
    case .cancels(let terms): "-" + terms.code
    case .restores(let terms): "+" + terms.code
    case .limits(let topic, let terms): "=" + topic.code + ":" + terms.code
    }
  }
}

extension [DayTerm] {
  var code: String { map(\.code).joined(separator: ",") }
}

extension DayTerm {
  fileprivate var code: String {
    let parts = periods.map(\.code).joined() + days.code
    return parts + (except.isEmpty ? "" : "!(" + except.code + ")") + (stand?.code ?? "")
  }
}

extension StandIn {
  fileprivate var code: String { "?" + DaySet(kinds: kinds).code + shift.code }
}

extension DayShift {
  fileprivate var code: String {
    PatternCode.shifts.first { $0.shift == self }.map { String($0.letter) } ?? ""
  }
}

extension DaySet {
  fileprivate var code: String {
    var code = String(PatternCode.kinds.filter { kinds.contains($0.kind) }.map(\.letter))
    code += weekdays.sorted().map { "\($0.rawValue)" }.joined()
    for (day, ordinals) in ordinals.sorted(by: { $0.key < $1.key }) {
      code += "#\(day.rawValue)" + ordinals.code
    }
    return code
  }
}

extension DaySet.Ordinals {
  fileprivate var code: String {
    (1...5).filter { contains(.nth($0)) }.map { "\($0)" }.joined()
      + (contains(.last) ? "L" : "")
  }
}

extension Period {
  fileprivate var code: String {
    switch self {
    case .span(let span): span.code
    case .daysOfMonth(let days): "M\(days)."
    case .open(let period):
      "O" + (period.doubt?.code ?? "") + PatternCode.name(period.word)
    case .school(let time):
      "S" + (PatternCode.schools.first { $0.time == time }.map { String($0.letter) } ?? "")
    case .named(let name, let doubt): "N" + (doubt?.code ?? "") + PatternCode.name(name)
    case .holiday(let name): "H" + PatternCode.name(name)
    case .beside(let days, let shift): "B" + days.code + shift.code
    }
  }
}

extension DateSpan {
  fileprivate var code: String {
    if first == last { return "[" + (first?.code ?? "") + "]" }
    return "[" + (first?.code ?? "") + "~" + (last?.code ?? "") + "]"
  }
}

extension SpanEnd {
  fileprivate var code: String {
    (year.map { "\($0)-" } ?? "") + "\(month)-\(earliest)" + (isExact ? "" : ".\(latest)")
      + (weekday.map { "*\($0.rawValue)" } ?? "")
  }
}
