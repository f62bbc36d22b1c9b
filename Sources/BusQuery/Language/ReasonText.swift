internal import BusModel

extension Reason {
  /// The reason in one sentence for a person, without control characters.
  public func text(_ language: Language) -> String {
    TerminalText.clean(language(english, japanese))
  }

  private var japanese: String {
    let ja = Language.ja
    return switch self {
    case .neverIngested(nil): "まだ取り込まれていません。`bus ingest` を実行してください"
    case .neverIngested(let message?): "まだ公開されたデータがありません: \(message.words(ja))"
    case .keptAside(let message):
      "まだ公開されたデータがありません。読み取った内容は検査で保留中です" + (message.map { ": " + $0.words(ja) } ?? "")
        + "。`bus doctor` が次の操作を示します"
    case .nothingThen(let moment):
      "\(ja.fullName(of: moment.date)) \(moment.clock) の時点では、この路線はまだ何も知られていませんでした"
    case .noPages(let direction, let route):
      "routes.json にこの方向(\(ja.name(of: direction)))のページがありません。`\(Self.adding(direction, to: route))` で追加できます"
    case .notYetInForce(let date): "この時刻表は\(ja.fullName(of: date))から有効です"
    case .suspended(let because): "この日は運休です(\(because))"
    case .cancelled(let because): "この日は運休です(\(ja.reason(for: because)))"
    case .emptyColumns(let labels): "この日の欄(\(labels.joined(separator: "、")))には便がありません"
    case .lastGone(let time): "本日の最終バス(\(time))は出ました"
    case .lastMissed(let time): "本日の最終バス(\(time))には徒歩では間に合いません"
    case .nothingUntil(let until, let next):
      "\(until.clock) までに乗れる便はありません。その次は \(next.clock) です"
    case .noSuchDestination(let asked, let known):
      "この路線に「\(asked)」へ行く便はありません" + Self.list(known, "。行き先: ", "、", "。行き先の記載がありません")
    case .noSuchPlatform(let asked, let known):
      "この路線に のりば「\(asked)」から出る便はありません"
        + Self.list(known, "。のりば: ", "、", "。のりばの記載がありません")
    case .nothingMatches: "条件に合う便はもうありません"
    case .uncovered(let date, let service, let labels):
      "このページには\(ja.name(of: service))の便がありません。\(ja.name(of: date))はおそらく運休です"
        + (labels.isEmpty ? "" : "(あるのは \(labels.joined(separator: "、")))")
    case .conflict(let date, let labels):
      "\(ja.name(of: date))に当てはまる時刻表がページに複数あります(\(labels.joined(separator: "、")))"
    case .undecided(let date, let label, let because):
      "\(ja.name(of: date))に「\(label)」が運行するか分かりません"
        + (because.map { ": " + ja.reason(for: $0) } ?? "")
    case .unnamedColumns(let url):
      "曜日の書かれていない時刻表が複数あります。routes.json の \"service\" で指定してください: \(url)"
    case .damaged(let label):
      "「\(label)」の時刻がデータベースの中で壊れているため、答えられません。`bus ingest --route 路線名` を実行すると読み直されます"
    case .damagedVersion(let version): StoreFault.altered(version: version).words(ja)
    case .confirmedAhead(let moment):
      "データの確認日時が未来(\(ja.name(of: moment.date)) \(moment.clock))です。時計が狂っていたか、今狂っています。"
        + "合わせてから `bus ingest` を実行してください"
    case .stuckRun(let run): run.words(ja)
    case .takenAsDaily(let url): "この時刻表には曜日が書かれていないため、毎日運行とみなしています: \(url)"
    case .unsettledSeason(let date):
      "\(ja.name(of: date))は特別なダイヤのことが多い時期です。この路線には決まり(バス会社の serviceDays)がないため、"
        + "ふだんの曜日で答えています。会社のページで確かめてください"
    case .seasonByLaw(let date):
      "\(ja.name(of: date))は特別なダイヤのことが多い時期です。これは法律だけの答えなので、会社のページで確かめてください"
    case .lineUncovered(let line, let date):
      "このページには\(ja.name(of: date))の \(line) の便がありません。おそらく運休です"
    case .nextDayUnknown(let date): "\(ja.name(of: date))に何が運行するかは分かりません"
    }
  }

  private var english: String {
    let en = Language.en
    return switch self {
    case .neverIngested(nil): "nothing has been taken in yet; run `bus ingest`"
    case .neverIngested(let message?): "nothing has been published yet: \(message.words(en))"
    case .keptAside(let message):
      "nothing has been published yet, what was read is kept aside"
        + (message.map { ": \($0.words(en))" } ?? "") + "; `bus doctor` tells what to do"
    case .nothingThen(let moment):
      "nothing was known of this route yet at \(moment.clock) on \(en.fullName(of: moment.date))"
    case .noPages(let direction, let route):
      "routes.json names no \(direction.rawValue) page for this route; `\(Self.adding(direction, to: route))` "
        + "adds one"
    case .notYetInForce(let date): "this timetable is in force from \(en.fullName(of: date))"
    case .suspended(let because): "no service on this day (\(because))"
    case .cancelled(let because): "no service on this day (\(en.reason(for: because)))"
    case .emptyColumns(let labels):
      "the column of this day (\(labels.joined(separator: ", "))) lists no bus"
    case .lastGone(let time): "the last bus of today (\(time)) has gone"
    case .lastMissed(let time): "the last bus of today (\(time)) is too near for the walk"
    case .nothingUntil(let until, let next):
      "no bus to catch by \(until.clock); the next leaves at \(next.clock)"
    case .noSuchDestination(let asked, let known):
      "no bus of this route goes to “\(asked)”"
        + Self.list(known, "; they go to ", ", ", "; its pages name no destination")
    case .noSuchPlatform(let asked, let known):
      "no bus of this route leaves from platform “\(asked)”"
        + Self.list(known, "; they leave from ", ", ", "; its pages name no platform")
    case .nothingMatches: "no bus is left that matches"
    case .uncovered(let date, let service, let labels):
      Self.lacking(date, service)
        + (labels.isEmpty ? "" : " (it has \(labels.joined(separator: ", ")))")
    case .conflict(let date, let labels):
      "the page has several timetables for \(en.name(of: date)): "
        + labels.joined(separator: ", ")
    case .undecided(let date, let label, let because):
      "whether “\(label)” runs on \(en.name(of: date)) cannot be told"
        + (because.map { ": " + en.reason(for: $0) } ?? "")
    case .unnamedColumns(let url):
      "several timetables name no days; say which with \"service\" in routes.json: \(url)"
    case .damaged(let label):
      "the times of “\(label)” were damaged in the database and are not told; run "
        + "`bus ingest --route NAME`, which reads the page anew"
    case .damagedVersion(let version): StoreFault.altered(version: version).words(en)
    case .confirmedAhead(let moment):
      "this is from data confirmed at \(moment.clock) on \(en.name(of: moment.date)), which is still to "
        + "come: the clock was wrong then, or is now; set it and run `bus ingest`"
    case .stuckRun(let run): run.words(en)
    case .takenAsDaily(let url):
      "this timetable names no days and is taken to run every day: \(url)"
    case .unsettledSeason(let date):
      "many companies run another service on \(en.name(of: date)), and no rule of this route's "
        + "operator says what this one does (serviceDays in routes.json): look at its site"
    case .seasonByLaw(let date):
      "many companies run another service on \(en.name(of: date)), and this is by the law alone: "
        + "look at the company's site"
    case .lineUncovered(let line, let date):
      "the page has no buses of \(line) on \(en.name(of: date)); probably none run"
    case .nextDayUnknown(let date): "what runs on \(en.name(of: date)) cannot be told"
    }
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

  /// The names after a word, as many as a person reads; else that there are none.
  private static func list(
    _ names: [String], _ before: String, _ separator: String, _ none: String
  ) -> String {
    guard !names.isEmpty else { return none }
    let shown = names.prefix(mostNames) + (names.count > mostNames ? ["…"] : [])
    return before + shown.joined(separator: separator)
  }

  private static let mostNames = 8

  /// A stable word for scripts, in camel case: "takenAsDaily".
  public var code: String {
    switch self {
    case .neverIngested: "neverIngested"
    case .keptAside: "keptAside"
    case .nothingThen: "nothingThen"
    case .noPages: "noPages"
    case .notYetInForce: "notYetInForce"
    case .suspended: "suspended"
    case .cancelled: "cancelled"
    case .emptyColumns: "emptyColumns"
    case .lastGone: "lastGone"
    case .lastMissed: "lastMissed"
    case .nothingUntil: "nothingUntil"
    case .noSuchDestination: "noSuchDestination"
    case .noSuchPlatform: "noSuchPlatform"
    case .nothingMatches: "nothingMatches"
    case .uncovered: "uncovered"
    case .conflict: "conflict"
    case .undecided: "undecided"
    case .unnamedColumns: "unnamedColumns"
    case .damaged: "damaged"
    case .damagedVersion: "damagedVersion"
    case .confirmedAhead: "confirmedAhead"
    case .stuckRun: "stuckRun"
    case .takenAsDaily: "takenAsDaily"
    case .unsettledSeason: "unsettledSeason"
    case .seasonByLaw: "seasonByLaw"
    case .lineUncovered: "lineUncovered"
    case .nextDayUnknown: "nextDayUnknown"
    }
  }
}
