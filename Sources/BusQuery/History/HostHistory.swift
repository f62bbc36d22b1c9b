public import BusJSON
public import BusModel

/// What nights cost the servers of each host, and us: `bus history --hosts`.
public struct HostHistory: Hashable, Sendable {
  /// One host in one run.
  public struct Row: Hashable, Sendable {
    /// The run.
    public var run: Int
    /// The host.
    public var host: String
    /// What was asked of it in all; nil where the run was killed before that was written.
    public var night: HostNight?
    /// The requests that were not plain, in order.
    public var log: [RequestRecord] = []
  }

  /// The newest run first, its hosts by name.
  public let rows: [Row]

  /// What the runs asked.
  ///
  /// - Parameters:
  ///   - nights: the sums, newest run first.
  ///   - requests: those that were not plain, in the order of a run.
  public init(
    _ nights: [(run: Int, night: HostNight)], _ requests: [(run: Int, request: RequestRecord)]
  ) {
    var rows = nights.map { Row(run: $0.run, host: $0.night.host, night: $0.night) }
    var places = Dictionary(uniqueKeysWithValues: rows.indices.map { (rows[$0].place, $0) })
    for (run, request) in requests {
      let new = Row(run: run, host: request.host)
      let place = places[new.place] ?? rows.count
      if place == rows.count {
        rows.append(new)
        places[new.place] = place
      }
      rows[place].log.append(request)
    }
    self.rows = rows.sorted { $0.run != $1.run ? $0.run > $1.run : $0.host < $1.host }
  }

  /// `{"hosts":[…]}`, an entry for each host and run.
  public var json: JSONValue { ["hosts": .array(rows.map(\.json))] }

  /// A line for each host and run with what it cost, and below it the requests that were in trouble or
  /// took another way.
  ///
  /// - Parameter language: the words.
  /// - Returns: the lines, each with its line feed.
  public func text(_ language: Language) -> String {
    guard !rows.isEmpty else {
      return language("no run has asked a server yet", "サーバーへの取得はまだありません") + "\n"
    }
    let heads = TextTable.lines(rows.map { $0.cells(language) })
    return zip(heads, rows).flatMap { [$0] + $1.trouble(language).map { "  " + $0 } }
      .map { TerminalText.clean($0) + "\n" }.joined()
  }
}

extension HostHistory.Row {
  /// So many requests of a host are told one by one; `--json` has them all.
  private static let mostTold = 10

  fileprivate var place: String { "\(run) \(host)" }

  /// Pages that came with new bytes at once, which is what a first night consists of.
  private var news: [RequestRecord] { log.filter(\.isDirect) }

  fileprivate func trouble(_ language: Language) -> [String] {
    let trouble = log.filter { !$0.isDirect }
    let more = trouble.count - Self.mostTold
    return trouble.prefix(Self.mostTold).map { $0.words(language) }
      + (more > 0 ? [language("and \(more) more", "ほか\(more)件")] : [])
  }

  fileprivate func cells(_ language: Language) -> [String] {
    let head = [language("run \(run)", "実行\(run)"), host]
    guard let night else {
      return head + [language("the run was broken off", "途中で中断された実行")]
    }
    return head + [
      language(Counted.english(night.requests, "request"), "リクエスト\(night.requests)"),
      language("\(night.notModified) unchanged", "変更なし\(night.notModified)"),
      news.isEmpty ? "" : language("\(news.count) new", "新しい内容\(news.count)"),
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

extension HostHistory.Row {
  fileprivate var json: JSONValue {
    [
      "run": JSONValue(run), "host": .string(host), "requests": JSONValue(night?.requests),
      "notModified": JSONValue(night?.notModified), "failed": JSONValue(night?.failed),
      "wireBytes": JSONValue(night?.wireBytes), "bytes": JSONValue(night?.bytes),
      "milliseconds": JSONValue(night?.milliseconds),
      "waitedMilliseconds": JSONValue(night?.waited), "log": .array(log.map(\.json)),
    ]
  }
}

extension RequestRecord {
  fileprivate var json: JSONValue {
    [
      "at": .string("\(at)"), "page": .string(page), "url": .string(url), "hops": JSONValue(hop),
      "attempt": JSONValue(attempt), "sent": JSONValue(sent), "address": JSONValue(address),
      "httpVersion": JSONValue(httpVersion), "status": JSONValue(status),
      "wireBytes": JSONValue(wireBytes), "bytes": JSONValue(bytes),
      "milliseconds": JSONValue(milliseconds), "waitedMilliseconds": JSONValue(waitMilliseconds),
      "message": JSONValue(fault?.words(.en)), "code": JSONValue(fault?.message.code),
    ]
  }
}
