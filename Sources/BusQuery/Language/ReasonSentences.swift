internal import BusModel

/// Why nothing is known of a route at all.
extension Reason {
  static func neverIngested(_ message: RouteMessage?, _ language: Language) -> String {
    guard let message else {
      return language(
        "nothing has been taken in yet; run `bus ingest`", "まだ取り込まれていません。`bus ingest` を実行してください")
    }
    return language(
      "nothing has been published yet: \(message.words(.en))",
      "まだ公開されたデータがありません: \(message.words(.ja))")
  }

  static func keptAside(_ message: RouteMessage?, _ language: Language) -> String {
    language(
      "nothing has been published yet, what was read is kept aside"
        + (message.map { ": \($0.words(.en))" } ?? "") + "; `bus doctor` tells what to do",
      "まだ公開されたデータがありません。読み取った内容は検査で保留中です" + (message.map { ": " + $0.words(.ja) } ?? "")
        + "。`bus doctor` が次の操作を示します")
  }

  static func nothingThen(_ moment: Moment, _ language: Language) -> String {
    let day = language.fullName(of: moment.date)
    return language(
      "nothing was known of this route yet at \(moment.clock) on \(day)",
      "\(day) \(moment.clock) の時点では、この路線はまだ何も知られていませんでした")
  }

  static func noPages(_ direction: Direction, _ route: String, _ language: Language) -> String {
    language(
      "routes.json names no \(direction.rawValue) page for this route; `\(adding(direction, to: route))` "
        + "adds one",
      "routes.json にこの方向(\(Language.ja.name(of: direction)))のページがありません。`\(adding(direction, to: route))` で追加できます"
    )
  }

  /// The command that gives a route a page for a direction.
  private static func adding(_ direction: Direction, to route: String) -> String {
    let option =
      switch direction {
      case .outbound: "--add"
      case .inbound: "--back"
      }
    return "bus routes edit \(route) \(option) URL"
  }
}

/// Why no bus runs, or none that was asked for.
extension Reason {
  static func notYetInForce(_ date: CivilDate, _ language: Language) -> String {
    language(
      "this timetable is in force from \(Language.en.fullName(of: date))",
      "この時刻表は\(Language.ja.fullName(of: date))から有効です")
  }

  static func suspended(_ because: String, _ language: Language) -> String {
    language("no service on this day (\(because))", "この日は運休です(\(because))")
  }

  static func emptyColumns(_ labels: [String], _ language: Language) -> String {
    language(
      "the column of this day (\(labels.joined(separator: ", "))) lists no bus",
      "この日の欄(\(labels.joined(separator: "、")))には便がありません")
  }

  static func lastGone(_ time: ServiceTime, _ language: Language) -> String {
    language("the last bus of today (\(time)) has gone", "本日の最終バス(\(time))は出ました")
  }

  static func lastMissed(_ time: ServiceTime, _ language: Language) -> String {
    language(
      "the last bus of today (\(time)) is too near for the walk",
      "本日の最終バス(\(time))には徒歩では間に合いません")
  }

  static func nothingUntil(_ until: Moment, _ next: Moment, _ language: Language) -> String {
    language(
      "no bus to catch by \(until.clock); the next leaves at \(next.clock)",
      "\(until.clock) までに乗れる便はありません。その次は \(next.clock) です")
  }

  static func noDestination(
    _ asked: String, _ known: [String], _ language: Language
  ) -> String {
    language(
      "no bus of this route goes to “\(asked)”"
        + list(known, "; they go to ", ", ", "; its pages name no destination"),
      "この路線に「\(asked)」へ行く便はありません" + list(known, "。行き先: ", "、", "。行き先の記載がありません"))
  }

  static func noPlatform(_ asked: String, _ known: [String], _ language: Language) -> String {
    language(
      "no bus of this route leaves from platform “\(asked)”"
        + list(known, "; they leave from ", ", ", "; its pages name no platform"),
      "この路線に のりば「\(asked)」から出る便はありません" + list(known, "。のりば: ", "、", "。のりばの記載がありません"))
  }

  /// The names after a word, as many as a person reads; else that there are none.
  private static func list(
    _ names: [String], _ before: String, _ separator: String, _ none: String
  ) -> String {
    guard !names.isEmpty else { return none }
    let shown = names.prefix(mostNames) + (names.count > mostNames ? ["…"] : [])
    return before + shown.joined(separator: separator)
  }

  private static let mostNames = 8
}

/// Why it cannot be told which timetable runs.
extension Reason {
  static func uncovered(
    _ date: CivilDate, _ service: ServiceDayKind, _ labels: [String], _ language: Language
  ) -> String {
    language(
      lacking(date, service)
        + (labels.isEmpty ? "" : " (it has \(labels.joined(separator: ", ")))"),
      "このページには\(Language.ja.name(of: service))の便がありません。\(Language.ja.name(of: date))はおそらく運休です"
        + (labels.isEmpty ? "" : "(あるのは \(labels.joined(separator: "、")))"))
  }

  /// "the page has no Sunday buses; probably none run".
  private static func lacking(_ date: CivilDate, _ service: ServiceDayKind) -> String {
    let kind =
      switch service {
      case .weekday: "weekday"
      case .saturday: "Saturday"
      case .sundayHoliday: "Sunday or holiday"
      case .special(let name): "“\(name)”"
      case .none: ""
      }
    return "the page has no \(kind) buses; probably none run on \(Language.en.name(of: date))"
  }

  static func lineUncovered(
    _ line: String, _ date: CivilDate, _ language: Language
  ) -> String {
    language(
      "the page has no buses of \(line) on \(Language.en.name(of: date)); probably none run",
      "このページには\(Language.ja.name(of: date))の \(line) の便がありません。おそらく運休です")
  }

  static func conflict(_ date: CivilDate, _ labels: [String], _ language: Language) -> String {
    language(
      "the page has several timetables for \(Language.en.name(of: date)): "
        + labels.joined(separator: ", "),
      "\(Language.ja.name(of: date))に当てはまる時刻表がページに複数あります(\(labels.joined(separator: "、")))")
  }

  static func undecided(
    _ date: CivilDate, _ label: String, _ because: PatternAnswer?, _ language: Language
  ) -> String {
    let day = language.name(of: date)
    return language(
      "whether “\(label)” runs on \(day) cannot be told", "\(day)に「\(label)」が運行するか分かりません")
      + (because.map { ": " + language.reason(for: $0) } ?? "")
  }

  static func nextDayUnknown(_ date: CivilDate, _ language: Language) -> String {
    let day = language.name(of: date)
    return language("what runs on \(day) cannot be told", "\(day)に何が運行するかは分かりません")
  }

  static func unnamedColumns(_ url: String, _ language: Language) -> String {
    language(
      "several timetables name no days; say which with \"service\" in routes.json: \(url)",
      "曜日の書かれていない時刻表が複数あります。routes.json の \"service\" で指定してください: \(url)")
  }

  static func takenAsDaily(_ url: String, _ language: Language) -> String {
    language(
      "this timetable names no days and is taken to run every day: \(url)",
      "この時刻表には曜日が書かれていないため、毎日運行とみなしています: \(url)")
  }

  static func unsettledSeason(_ date: CivilDate, _ language: Language) -> String {
    language(
      "many companies run another service on \(Language.en.name(of: date)), and no rule of this route's "
        + "operator says what this one does (serviceDays in routes.json): look at its site",
      "\(Language.ja.name(of: date))は特別なダイヤのことが多い時期です。この路線には決まり(バス会社の serviceDays)がないため、"
        + "ふだんの曜日で答えています。会社のページで確かめてください")
  }

  static func seasonByLaw(_ date: CivilDate, _ language: Language) -> String {
    language(
      "many companies run another service on \(Language.en.name(of: date)), and this is by the law alone: "
        + "look at the company's site",
      "\(Language.ja.name(of: date))は特別なダイヤのことが多い時期です。これは法律だけの答えなので、会社のページで確かめてください")
  }
}

/// Why the data is not to be relied on.
extension Reason {
  static func damaged(_ label: String, _ language: Language) -> String {
    language(
      "the times of “\(label)” were damaged in the database and are not told; run "
        + "`bus ingest --route NAME`, which reads the page anew",
      "「\(label)」の時刻がデータベースの中で壊れているため、答えられません。`bus ingest --route 路線名` を実行すると読み直されます")
  }

  static func confirmedAhead(_ moment: Moment, _ language: Language) -> String {
    language(
      "this is from data confirmed at \(moment.clock) on \(Language.en.name(of: moment.date)), which is still to "
        + "come: the clock was wrong then, or is now; set it and run `bus ingest`",
      "データの確認日時が未来(\(Language.ja.name(of: moment.date)) \(moment.clock))です。時計が狂っていたか、今狂っています。"
        + "合わせてから `bus ingest` を実行してください")
  }
}
