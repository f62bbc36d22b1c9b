public import BusJSON

/// What a robots.txt says of one address.
public struct RobotsRow: Hashable, Sendable {
  /// The address.
  public var url: String
  /// Whether it may be asked.
  public var isAllowed: Bool
  /// The rule that decided, as it stands in the file: "Disallow: /private"; nil for none.
  public var rule: String?
  /// For how many seconds at least the host wants to be left alone between two requests.
  public var crawlDelay: Double?

  /// A row.
  public init(url: String, isAllowed: Bool, rule: String?, crawlDelay: Double?) {
    self.url = url
    self.isAllowed = isAllowed
    self.rule = rule
    self.crawlDelay = crawlDelay
  }

  /// "forbidden  https://bus.example.jp/private  Disallow: /private  pause 2.0 s", with its line feed.
  public func text(_ language: Language) -> String {
    let verdict = isAllowed ? language("allowed", "許可") : language("forbidden", "禁止")
    let delay = crawlDelay.map { language("pause \($0) s", "間隔 \($0)秒") }
    let words = [verdict, url, rule, delay].compactMap { $0 }
    return TerminalText.clean(words.joined(separator: "  ")) + "\n"
  }

  /// The same with keys.
  public var json: JSONValue {
    [
      "url": .string(url), "allowed": .bool(isAllowed), "rule": JSONValue(rule),
      "crawlDelay": crawlDelay.map { JSONValue($0) } ?? .null,
    ]
  }
}
