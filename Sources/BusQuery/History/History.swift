public import BusJSON
public import BusModel

/// What `bus history` tells.
public struct History: Hashable, Sendable {
  /// Newest first.
  public let versions: [VersionSummary]
  /// Newest first.
  public let runs: [RunSummary]
  /// The only route whose part in the runs is told; nil for all.
  public let routeID: String?

  /// The history of a route, or of all.
  public init(versions: [VersionSummary], runs: [RunSummary], routeID: String? = nil) {
    self.versions = versions
    self.runs = runs
    self.routeID = routeID
  }

  /// A table of the versions and one of the runs.
  public func text(_ language: Language) -> String {
    var lines = [language("versions", "版")]
    lines += table(versions.map { $0.cells(language) }, language)
    lines += ["", language("runs", "実行")]
    lines += table(runRows(language), language)
    return lines.map { $0 + "\n" }.joined()
  }

  /// A version in words: its number, its route, when it was written, where it stands, how many
  /// departures it has, and what else there is to say.
  public func cells(_ version: VersionSummary, _ language: Language) -> [String] {
    version.cells(language)
  }

  /// The runs in words: a row each, and below it one for each route that did not stay as it was.
  public func runRows(_ language: Language) -> [[String]] {
    runs.flatMap { $0.rows(language, only: routeID) }
  }

  /// The same for scripts.
  public var json: JSONValue {
    ["versions": .array(versions.map(\.json)), "runs": .array(runs.map { $0.json(only: routeID) })]
  }

  private func table(_ rows: [[String]], _ language: Language) -> [String] {
    guard !rows.isEmpty else { return [language("  none yet", "  まだありません")] }
    return TextTable.lines(rows).map { "  " + $0 }
  }
}

extension VersionSummary {
  fileprivate func cells(_ language: Language) -> [String] {
    var notes: [String] = []
    if let effectiveFrom {
      notes.append(language("from \(effectiveFrom)", "\(effectiveFrom)から"))
    }
    if let kept = note(language) { notes.append(kept) }
    return [
      "\(id)", TerminalText.clean(route.name), createdAt.short,
      state.name(language),
      language(Counted.english(departures, "departure"), "\(departures)本"),
      notes.joined(separator: language("; ", "、")),
    ]
  }

  /// Why it was kept aside, and when a person accepted it all the same.
  private func note(_ language: Language) -> String? {
    guard let reason = reason.map({ TerminalText.clean($0.words(language)) }) else { return nil }
    // Only what a person has accepted has both.
    guard let accepted = publishedAt?.short else { return reason }
    return language(
      "accepted \(accepted); was kept aside: \(reason)", "\(accepted)に承認(保留の理由: \(reason))")
  }

  fileprivate var json: JSONValue {
    [
      "id": JSONValue(id), "route": .string(route.name), "state": .string(state.rawValue),
      "createdAt": .string(createdAt.description),
      "publishedAt": JSONValue(publishedAt?.description),
      "supersededAt": JSONValue(supersededAt?.description),
      "effectiveFrom": JSONValue(effectiveFrom?.description), "replaces": JSONValue(replaces),
      "departures": JSONValue(departures), "extractorVersion": .string(extractorVersion),
      "contentHash": .string(contentHash), "reason": JSONValue(reason?.words(.en)),
      "reasonCode": JSONValue(reason?.code),
    ]
  }
}

extension RunSummary {
  /// The run, and under it the routes that did not simply stay as they were.
  fileprivate func rows(_ language: Language, only routeID: String?) -> [[String]] {
    let unfinished = language("not finished", "未完了")
    let figures =
      language(
        Counted.english(figures.requests, "request") + ", "
          + Counted.english(figures.parsed, "page") + " read",
        "取得\(figures.requests)件・読取\(figures.parsed)ページ")
    let head = ["\(id)", startedAt.short, ending(language) ?? unfinished, figures]
    let notable = entries(only: routeID).filter { $0.outcome.kind != .unchanged }
    let alike = Dictionary(grouping: notable) { Likeness($0.outcome) }
    var seen: Set<Likeness> = []
    return [head]
      + notable.compactMap { entry -> [String]? in
        let likeness = Likeness(entry.outcome)
        let all = alike[likeness] ?? []
        guard all.count > Self.mostAlone else { return Self.row([entry], language) }
        return seen.insert(likeness).inserted ? Self.row(all, language) : nil
      }
  }

  /// So many routes of which the same became are told each in a line of their own.
  private static let mostAlone = 12

  /// What the same became of.
  private struct Likeness: Hashable {
    let kind: RouteOutcome.Kind
    let code: String?

    init(_ outcome: RouteOutcome) {
      kind = outcome.kind
      code = outcome.message?.code
    }
  }

  /// A route, or several alike with their number and the names of some.
  private static func row(_ entries: [Entry], _ language: Language) -> [String] {
    let first = entries[0]
    let some = entries.prefix(3).map(\.route.name).joined(separator: language(", ", "、"))
    let name =
      entries.count == 1
      ? first.route.name
      : language("\(entries.count) routes (\(some), …)", "\(entries.count)路線(\(some)ほか)")
    return [
      "", TerminalText.clean(name), first.outcome.kind.name(language),
      TerminalText.clean(first.outcome.message?.words(language) ?? ""),
    ]
  }

  private func entries(only routeID: String?) -> [Entry] {
    routes.filter { routeID == nil || $0.route.id == routeID }
  }

  fileprivate func json(only routeID: String?) -> JSONValue {
    [
      "id": JSONValue(id), "startedAt": .string(startedAt.description),
      "finishedAt": JSONValue(finishedAt?.description), "outcome": JSONValue(outcome?.rawValue),
      "fetched": figures.fetchedJSON, "pages": figures.pagesJSON,
      "routes": .array(
        entries(only: routeID).map { entry in
          entry.outcome.json(route: entry.route.name)
        }),
    ]
  }
}
