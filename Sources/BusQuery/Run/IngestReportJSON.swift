public import BusJSON
public import BusModel

extension IngestReport {
  /// The report as `bus ingest --json` prints it.
  public var json: JSONValue {
    let whole: JSONValue = [
      "startedAt": .string("\(startedAt)"), "finishedAt": .string("\(finishedAt)"),
      "outcome": .string(outcome.rawValue), "routes": .array(routes.map(\.json)),
      "fetched": figures.fetchedJSON, "pages": figures.pagesJSON,
      "notices": .array(notices.map(\.json)),
    ]
    return interruption.map { whole.setting("interrupted", to: .string($0)) } ?? whole
  }

  /// What a run that was interrupted has to say of itself.
  ///
  /// - Parameters:
  ///   - count: how many routes it was to do.
  ///   - language: the words.
  /// - Returns: a sentence without a full stop; nil when it was not interrupted.
  public func interruptionWords(of count: Int, _ language: Language) -> String? {
    interruption.map { name in
      language(
        "interrupted (\(name)): \(routes.count) of \(Counted.english(count, "route")) done, the others "
          + "keep what they have", "中断しました(\(name))。\(count)路線のうち\(routes.count)路線を処理し、残りは前のままです")
    }
  }
}

extension IngestReport.Entry {
  fileprivate var json: JSONValue {
    outcome.json(route: route).setting("version", to: JSONValue(version))
      .setting("notices", to: .array(notices.map(\.json)))
  }
}

extension PageNotice {
  fileprivate var json: JSONValue {
    .object([JSONMember(key: "url", value: .string(url))] + (notice.json.objectValue ?? []))
  }
}

extension RouteOutcome {
  /// What became of a route in a run.
  func json(route: String) -> JSONValue {
    [
      "route": .string(route), "outcome": .string(kind.rawValue),
      "stage": JSONValue(stage?.rawValue),
      "message": JSONValue(message?.words(.en)), "code": JSONValue(message?.code),
      "departures": JSONValue(departures),
      "changes": JSONValue(changes),
    ]
  }
}

extension RunFigures {
  var fetchedJSON: JSONValue {
    [
      "requests": JSONValue(requests), "notModified": JSONValue(notModified),
      "bytes": JSONValue(bytes),
    ]
  }

  var pagesJSON: JSONValue { ["parsed": JSONValue(parsed), "skipped": JSONValue(skipped)] }
}
