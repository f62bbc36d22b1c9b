public import BusModel

/// The report of a run for a person: a line for each route and one for the whole.
public struct IngestText: Hashable, Sendable {
  private let language: Language
  private let isDry: Bool

  /// The words of a run that has written something, or of a dry one.
  public init(_ language: Language, isDry: Bool) {
    self.language = language
    self.isDry = isDry
  }

  /// So many lines of changes are told of a route; `bus diff` tells all.
  private static let mostChanges = 12

  /// The report, every line ended by a line feed: each route, below it what to do about what was
  /// kept aside and what was odd on its pages; then what changed, as far as there is news.
  public func text(_ report: IngestReport, _ news: RunNews?) -> String {
    let routes = zip(TextTable.lines(report.routes.map(row)), report.routes).flatMap { row, entry in
      [row] + (decision(entry, news) + notices(entry)).map { "  " + $0 }
    }
    let changes = news?.events.filter { !$0.lines.isEmpty }.flatMap(changes) ?? []
    let lines = routes + changes + [summary(report)]
    return lines.map { TerminalText.clean($0) + "\n" }.joined()
  }

  private func changes(_ news: RouteNews) -> [String] {
    let shown = news.lines.prefix(Self.mostChanges).map { "  " + $0 }
    let rest = news.lines.count - shown.count
    guard rest > 0, let version = news.version, let old = version.replaces else {
      return ["\(news.route.name):"] + shown
    }
    let more = language("\(rest) more lines", "ほか\(rest)行")
    return ["\(news.route.name):"] + shown + ["  … \(more): bus diff \(old) \(version.id)"]
  }

  /// How a person decides on what was kept aside.
  private func decision(_ entry: IngestReport.Entry, _ news: RunNews?) -> [String] {
    guard let id = entry.version else { return look(entry) }
    let isFirst = news?.events.first { $0.version?.id == id }?.version?.replaces == nil
    let look = RouteFinding.look(entry.route, id, isFirst)
    return [
      language(
        "kept aside as version \(id); look at it: \(look); then bus accept \(id) or bus reject \(id)",
        "版\(id)として保留。確認: \(look)。その後 bus accept \(id) か bus reject \(id)")
    ]
  }

  /// What is no timetable at all leaves nothing to decide on, only to look at.
  private func look(_ entry: IngestReport.Entry) -> [String] {
    guard entry.outcome.kind == .quarantined, !isDry else { return [] }
    let command = "bus routes check --route \(entry.route)"
    return [language("look at the page: ", "ページの確認: ") + command]
  }

  /// What was odd on the pages that were read, page by page.
  private func notices(_ entry: IngestReport.Entry) -> [String] {
    var urls: [String] = []
    for notice in entry.notices where !urls.contains(notice.url) { urls.append(notice.url) }
    return urls.flatMap { url in
      let its = entry.notices.filter { $0.url == url }.map(\.notice)
      return [url] + NoticeLines.lines(its, of: url, language).map { "  " + $0 }
    }
  }

  private func row(_ entry: IngestReport.Entry) -> [String] {
    let outcome = entry.outcome
    return [
      entry.route, outcome.kind.name(language, isDry: isDry),
      outcome.departures.map { language.departures($0) } ?? "", changes(outcome) ?? "",
      outcome.message?.words(language) ?? "",
    ]
  }

  private func summary(_ report: IngestReport) -> String {
    let counts = RouteOutcome.Kind.allCases.compactMap { kind -> String? in
      let count = report.routes.count { $0.outcome.kind == kind }
      return count == 0 ? nil : "\(kind.name(language, isDry: isDry)) \(count)"
    }
    let figures = report.figures
    let cost =
      language(
        "\(Counted.english(figures.requests, "request")) (\(figures.notModified) not modified, "
          + "\(Counted.english(figures.bytes, "byte"))), \(Counted.english(figures.parsed, "page")) read, "
          + "\(figures.skipped) skipped",
        "リクエスト\(figures.requests)（変更なし\(figures.notModified)、\(figures.bytes)バイト）"
          + " ページ解析\(figures.parsed) 省略\(figures.skipped)")
    return (counts + [cost]).joined(separator: " · ")
  }

  private func changes(_ outcome: RouteOutcome) -> String? {
    outcome.changes.map { language(Counted.english($0, "change"), "変更\($0)件") }
  }
}

extension IngestReport {
  /// Takes out the notices that the operators' own rules have answered.
  ///
  /// - Parameter hasServiceDays: whether a route's operator has rules for days with a service of
  ///   their own.
  public mutating func settle(_ hasServiceDays: (String) -> Bool) {
    for index in routes.indices where hasServiceDays(routes[index].route) {
      routes[index].notices.removeAll { $0.notice.asksForServiceDays }
    }
  }
}

extension RunEvent {
  /// What happened, in one line.
  public func words(_ language: Language) -> String {
    switch self {
    case .began(let pages):
      language(
        "\(Counted.english(pages.values.reduce(0, +), "page")) at "
          + Counted.english(pages.count, "host"),
        "\(pages.count)ホストの\(pages.values.reduce(0, +))ページ")
    case .request(let request): request.words(language)
    case .fetched(let url, let bytes, let sha256):
      language("\(url): \(bytes) bytes, \(sha256)", "\(url): \(bytes)バイト、\(sha256)")
    case .notModified(let url): "\(url): " + language("not modified", "変更なし")
    case .atHand(let url, let moment):
      language(
        "\(url): at hand from \(moment), not asked for again",
        "\(url): \(moment) に取得済みなので、もう一度は取得しません")
    case .notFetched(let subject, let fault): "\(subject): \(fault.words(language))"
    case .notice(let notice): notice.words(language)
    case .route(let name, let outcome):
      [
        name, outcome.kind.name(language, isDry: false), outcome.stage?.name(language),
        outcome.message?.words(language),
      ].compactMap { $0 }.joined(separator: ": ")
    }
  }
}
