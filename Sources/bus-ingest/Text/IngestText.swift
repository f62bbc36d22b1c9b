import BusIngest
import BusModel
import BusQuery
import BusStore

/// The report of a run for a person: a line for each route and one for the whole.
struct IngestText {
  let language: Language
  let isDry: Bool

  /// The report, every line ended by a line feed.
  func text(_ report: IngestReport) -> String {
    let lines = TextTable.lines(report.routes.map(row)) + [summary(report)]
    return lines.map { TerminalText.clean($0) + "\n" }.joined()
  }

  private func row(_ entry: IngestReport.Entry) -> [String] {
    let outcome = entry.outcome
    return [
      entry.route, word(outcome.kind), departures(outcome) ?? "", changes(outcome) ?? "",
      outcome.message ?? "",
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
