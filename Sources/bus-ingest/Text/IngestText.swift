import BusIngest
import BusModel
import BusQuery
import BusStore

/// The report of a run for a person: a line for each route and one for the whole.
struct IngestText {
  let language: Language
  let isDry: Bool

  /// So many lines of changes are told of a route; `bus diff` tells all.
  private static let mostChanges = 12

  /// The report, every line ended by a line feed; with what changed, as far as there is news.
  func text(_ report: IngestReport, _ news: RunNews?) -> String {
    let changes = news?.events.filter { !$0.lines.isEmpty }.flatMap(changes) ?? []
    let lines = TextTable.lines(report.routes.map(row)) + changes + [summary(report)]
    return lines.map { TerminalText.clean($0) + "\n" }.joined()
  }

  private func changes(_ news: RouteNews) -> [String] {
    let shown = news.lines.prefix(Self.mostChanges).map { "  " + $0 }
    let rest = news.lines.count - shown.count
    guard rest > 0, let version = news.version, let old = version.replaces else {
      return ["\(news.route.name):"] + shown
    }
    let more = language == .ja ? "ほか\(rest)行" : "\(rest) more lines"
    return ["\(news.route.name):"] + shown + ["  … \(more): bus diff \(old) \(version.id)"]
  }

  private func row(_ entry: IngestReport.Entry) -> [String] {
    let outcome = entry.outcome
    return [
      entry.route, word(outcome.kind), departures(outcome) ?? "", changes(outcome) ?? "",
      language.told(outcome.message ?? ""),
    ]
  }

  private func summary(_ report: IngestReport) -> String {
    let counts = RouteOutcome.Kind.allCases.compactMap { kind -> String? in
      let count = report.routes.count { $0.outcome.kind == kind }
      return count == 0 ? nil : "\(word(kind)) \(count)"
    }
    let figures = report.figures
    let cost =
      language == .ja
      ? "リクエスト\(figures.requests)（変更なし\(figures.notModified)、\(figures.bytes)バイト）"
        + " ページ解析\(figures.parsed) 省略\(figures.skipped)"
      : "\(figures.requests) requests (\(figures.notModified) not modified, \(figures.bytes) bytes), "
        + "\(figures.parsed) pages read, \(figures.skipped) skipped"
    return (counts + [cost]).joined(separator: " · ")
  }

  private func word(_ kind: RouteOutcome.Kind) -> String {
    switch (kind, language) {
    case (.published, .ja): isDry ? "公開予定" : "公開"
    case (.unchanged, .ja): "変更なし"
    case (.quarantined, .ja): "保留"
    case (.failed, .ja): "失敗"
    case (.published, .en): isDry ? "would be published" : "published"
    case (_, .en): kind.rawValue
    }
  }

  private func departures(_ outcome: RouteOutcome) -> String? {
    outcome.departures.map { language == .ja ? "\($0)本" : "\($0) departures" }
  }

  private func changes(_ outcome: RouteOutcome) -> String? {
    outcome.changes.map { language == .ja ? "変更\($0)件" : $0 == 1 ? "1 change" : "\($0) changes" }
  }
}
