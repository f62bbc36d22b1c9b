public import BusModel

/// How far a run is: what its events add up to.
public struct RunProgress: Hashable, Sendable {
  private let start: Moment
  private var total = 0
  private var done = 0
  private var unchanged = 0
  private var errors = 0
  /// How many pages are left at each host, and how many it had.
  private var left: [String: Int] = [:]
  private var pages: [String: Int] = [:]

  /// A run that begins.
  public init(start: Moment) { self.start = start }

  /// Whether there is nothing to wait for.
  public var isOver: Bool { done >= total }

  /// Counts what happened.
  public mutating func take(_ event: RunEvent) {
    switch event {
    case .began(let pages):
      (self.pages, left) = (pages, pages)
      total = pages.values.reduce(0, +)
    case .fetched(let url, _, _), .atHand(let url, _): finish(url)
    case .notModified(let url):
      unchanged += 1
      finish(url)
    case .notFetched(let subject, _):
      errors += 1
      finish(subject)
    case .request, .notice, .route: break
    }
  }

  private mutating func finish(_ url: String) {
    let host = Self.host(of: url)
    guard let pages = left[host], pages > 0 else { return }
    done += 1
    left[host] = pages - 1
  }

  /// "bus.example.jp" of "https://Bus.example.jp:8443/a".
  private static func host(of url: String) -> String {
    let octets = url.utf8
    guard let slash = octets.firstIndex(of: UInt8(ascii: "/")) else { return "" }
    let rest = octets[slash...]
    guard octets[..<slash].last == UInt8(ascii: ":"),
      rest.dropFirst().first == UInt8(ascii: "/")
    else { return "" }
    let name = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
    guard name.first != UInt8(ascii: "[") else {
      return String(Substring(name.prefix { $0 != UInt8(ascii: "]") })) + "]"
    }
    return Substring(name.prefix { $0 != UInt8(ascii: ":") }).lowercased()
  }

  /// The host with the most pages left, which the run ends with.
  private var slowest: (host: String, left: Int)? {
    left.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { ($0.key, $0.value) }
  }

  /// How many seconds are left by the pace of that host; nil while it has none.
  private func secondsLeft(_ now: Moment) -> Int? {
    guard let slowest, let all = pages[slowest.host], all > slowest.left else { return nil }
    let past = max(0, now.secondsSince1970 - start.secondsSince1970)
    return past * slowest.left / (all - slowest.left)
  }
}

extension RunProgress {
  /// A line for a log: "120 of 300 pages, 98 unchanged, 2 errors; waiting for …".
  public func words(_ language: Language, at now: Moment) -> String {
    ([counts(language)] + waiting(language, at: now)).joined(separator: language("; ", "。"))
  }

  /// A line for a terminal, no wider than that, with a bar.
  ///
  /// - Parameters:
  ///   - language: the words.
  ///   - width: the terminal's columns.
  ///   - now: the clock.
  /// - Returns: the line without a line feed.
  public func line(_ language: Language, width: Int, at now: Moment) -> String {
    let cells = 20
    let full = total == 0 ? 0 : done * cells / total
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
    var line = ""
    for part in [bar, counts(language)] + waiting(language, at: now) {
      let longer = line.isEmpty ? part : line + "  " + part
      guard TerminalWidth.of(longer) < width else { break }
      line = longer
    }
    return TerminalText.clean(line)
  }

  private func counts(_ language: Language) -> String {
    var parts = [language("\(done) of \(total) pages", "\(total)ページ中\(done)ページ")]
    if unchanged > 0 { parts.append(language("\(unchanged) unchanged", "変更なし\(unchanged)")) }
    if errors > 0 { parts.append(language(Counted.english(errors, "error"), "失敗\(errors)")) }
    return parts.joined(separator: language(", ", "、"))
  }

  /// Who is waited for and why, and for how long.
  private func waiting(_ language: Language, at now: Moment) -> [String] {
    guard let slowest else { return [] }
    let who = language(
      "waiting for \(slowest.host): \(slowest.left) left, one after the other with a pause",
      "\(slowest.host) の残り\(slowest.left)ページを、間を置いて一つずつ取得中")
    guard let seconds = secondsLeft(now) else { return [who] }
    let time =
      seconds < 90
      ? language("\(seconds) s left", "残り約\(seconds)秒")
      : language("\(seconds / 60) min left", "残り約\(seconds / 60)分")
    return [who, time]
  }
}

extension RequestRecord {
  /// One line of `ingest -v` and of `history --hosts`: what was asked, and what came of it.
  func words(_ language: Language) -> String {
    let answer = status.map { "\($0)" + (httpVersion.map { " HTTP/\($0)" } ?? "") }
    guard sent > 0 else {
      return language("not asked: \(url)", "送らなかった: \(url)")
        + (fault.map { ": \($0.words(language))" } ?? "")
    }
    var parts = [
      answer, fault?.words(language), address,
      language("\(milliseconds) ms", "\(milliseconds)ミリ秒"),
      language("\(wireBytes) bytes", "\(wireBytes)バイト"),
    ]
    if waitMilliseconds > 0 {
      parts.append(language("waited \(waitMilliseconds) ms", "待ち\(waitMilliseconds)ミリ秒"))
    }
    if attempt > 1 { parts.append(language("try \(attempt)", "\(attempt)回目")) }
    if hop > 0 { parts.append(language("redirect \(hop)", "転送\(hop)")) }
    return "GET \(url): " + parts.compactMap { $0 }.joined(separator: language(", ", "、"))
  }
}
