public import BusJSON
public import BusModel

/// What nights cost the servers of each host, and us: `bus history --hosts`.
public struct HostHistory: Hashable, Sendable {
  /// One host in one run.
  public struct Row: Hashable, Sendable {
    /// The run.
    public var run: Int
    /// What was asked of the host in it.
    public var night: HostNight

    /// A row.
    public init(run: Int, night: HostNight) {
      self.run = run
      self.night = night
    }
  }

  private let rows: [Row]

  /// What the runs asked, newest run first.
  public init(_ rows: [Row]) { self.rows = rows }

  /// `{"hosts":[…]}`, an entry for each host and run.
  public var json: JSONValue { ["hosts": .array(rows.map(\.json))] }

  /// A line for each host and run, with what it cost.
  ///
  /// - Parameter language: the words.
  /// - Returns: the lines, each with its line feed.
  public func text(_ language: Language) -> String {
    guard !rows.isEmpty else {
      return language("no run has asked a server yet", "サーバーへの取得はまだありません") + "\n"
    }
    return TextTable.lines(rows.map { $0.cells(language) })
      .map { TerminalText.clean($0) + "\n" }.joined()
  }
}

extension HostHistory.Row {
  fileprivate var json: JSONValue {
    [
      "run": JSONValue(run), "host": .string(night.host), "requests": JSONValue(night.requests),
      "notModified": JSONValue(night.notModified), "failed": JSONValue(night.failed),
      "wireBytes": JSONValue(night.wireBytes), "bytes": JSONValue(night.bytes),
      "milliseconds": JSONValue(night.milliseconds), "waitedMilliseconds": JSONValue(night.waited),
    ]
  }

  fileprivate func cells(_ language: Language) -> [String] {
    [
      language("run \(run)", "実行\(run)"), night.host,
      language(Counted.english(night.requests, "request"), "リクエスト\(night.requests)"),
      language("\(night.notModified) unchanged", "変更なし\(night.notModified)"),
      night.failed > 0 ? language("\(night.failed) failed", "失敗\(night.failed)") : "",
      language("\(night.wireBytes) bytes", "\(night.wireBytes)バイト")
        + (night.bytes != night.wireBytes
          ? language(" (\(night.bytes) unpacked)", "(展開後\(night.bytes))") : ""),
      language(
        "\(seconds(night.milliseconds)) s at work", "通信\(seconds(night.milliseconds))秒"),
      language("\(seconds(night.waited)) s waited", "待ち\(seconds(night.waited))秒"),
    ]
  }

  private func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(milliseconds % 1000 / 100)"
  }
}
