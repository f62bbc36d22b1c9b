internal import BusJSON

/// What `bus prune` removed, or would remove.
public struct PruneReport: Hashable, Sendable {
  /// Records of runs.
  public var runs: Int
  /// Records of fetches.
  public var fetches: Int
  /// Records of single requests.
  public var requests: Int
  /// Records of readings.
  public var readings: Int
  /// Versions that were kept aside.
  public var versions: Int
  /// Files of the archive.
  public var files: Int
  /// How long these files are together.
  public var bytes: Int
  /// Whether nothing was removed.
  public var isDry: Bool

  /// A report.
  public init(
    runs: Int, fetches: Int, requests: Int, readings: Int, versions: Int, files: Int,
    bytes: Int, isDry: Bool
  ) {
    self.runs = runs
    self.fetches = fetches
    self.requests = requests
    self.readings = readings
    self.versions = versions
    self.files = files
    self.bytes = bytes
    self.isDry = isDry
  }

  /// What went, in a line.
  public func text(_ language: Language) -> String {
    let verb =
      isDry ? language("would be removed", "削除対象") : language("removed", "削除")
    let what =
      language(
        [
          Counted.english(runs, "run"),
          "\(fetches) fetch" + (fetches == 1 ? "" : "es"),
          Counted.english(requests, "request"),
          Counted.english(readings, "reading"),
          Counted.english(versions, "version") + " kept aside",
          Counted.english(files, "archived file")
            + " (\(Counted.english(bytes, "byte")))",
        ].joined(separator: ", "),
        "実行\(runs) 取得\(fetches) リクエスト\(requests) 読み取り\(readings) 保留の版\(versions) "
          + "保存ファイル\(files)（\(bytes)バイト）")
    return "\(verb): \(what)\n"
  }

  /// The same for scripts.
  public var json: String {
    let document: JSONValue = [
      "dryRun": .bool(isDry), "runs": JSONValue(runs), "fetches": JSONValue(fetches),
      "requests": JSONValue(requests),
      "readings": JSONValue(readings), "quarantinedVersions": JSONValue(versions),
      "files": JSONValue(files), "bytes": JSONValue(bytes),
    ]
    return document.text(pretty: true) + "\n"
  }
}
