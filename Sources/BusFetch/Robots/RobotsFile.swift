/// What a robots.txt says (RFC 9309): groups of user agents with rules, of which the longest that
/// matches decides.
public struct RobotsFile: Hashable, Sendable {
  struct Group: Hashable, Sendable {
    /// Product tokens in lower case; "*" is anyone.
    var agents: [String] = []
    var rules: [RobotsRule] = []
    var crawlDelay: Double?
  }

  let groups: [Group]

  /// So much of a file is read (RFC 9309, 2.5).
  public static let mostBytes = 500 << 10

  /// Reads a file; what cannot be understood is passed over, as the standard wants it.
  public init(_ bytes: some Collection<UInt8>) {
    var reading = RobotsParser()
    let bytes = Array(bytes.prefix(Self.mostBytes))
    let isMarked = bytes.starts(with: [0xef, 0xbb, 0xbf])
    let lines = bytes.dropFirst(isMarked ? 3 : 0).split { $0 == 0x0a || $0 == 0x0d }
    for line in lines { reading.take(line) }
    groups = reading.groups
  }

  /// What the file says of an address.
  ///
  /// - Parameters:
  ///   - path: path and query, "/" for none: "/a?b=1".
  ///   - agent: the product token of who asks, "bus".
  /// - Returns: whether it may be asked, and what decided.
  public func answer(for path: String, agent: String) -> RobotsAnswer {
    let its = groups(of: agent.lowercased())
    let delay = its.compactMap(\.crawlDelay).max()
    guard path != "/robots.txt" else {
      return RobotsAnswer(isAllowed: true, rule: nil, crawlDelay: delay)
    }
    let subject = RobotsRule.normalised(path.isEmpty ? "/" : path)
    let matching = its.flatMap(\.rules).filter { $0.matches(subject) }
    let rule = matching.max { one, other in
      (one.length, one.isAllowing ? 1 : 0) < (other.length, other.isAllowing ? 1 : 0)
    }
    return RobotsAnswer(
      isAllowed: rule?.isAllowing ?? true, rule: rule?.text, crawlDelay: delay)
  }

  /// The same of a whole address, or of a path that begins with `/`.
  ///
  /// - Throws: `.badURL`.
  public func answer(to url: String, agent: String) throws(FetchError) -> RobotsAnswer {
    let path = url.hasPrefix("/") ? url : try PageAddress(url).path
    return answer(for: path, agent: agent)
  }

  /// The same file as far as it concerns one agent, which is all that has to be remembered.
  func only(for agent: String) -> RobotsFile {
    let its = groups(of: agent.lowercased())
    var group = Group(agents: ["*"], rules: its.flatMap(\.rules))
    group.crawlDelay = its.compactMap(\.crawlDelay).max()
    return RobotsFile(groups: its.isEmpty ? [] : [group])
  }

  /// The file as text: what `init` reads as the same rules.
  var text: String {
    groups.map { group in
      let agents = group.agents.map { "User-agent: \($0)" }
      let delay = group.crawlDelay.map { ["Crawl-delay: \($0)"] } ?? []
      return (agents + delay + group.rules.map(\.text)).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private init(groups: [Group]) { self.groups = groups }

  /// All groups of an agent are one; without any, those of anyone are.
  private func groups(of agent: String) -> [Group] {
    let own = groups.filter { $0.agents.contains(agent) }
    return own.isEmpty ? groups.filter { $0.agents.contains("*") } : own
  }
}

/// What a robots.txt says of one address.
public struct RobotsAnswer: Hashable, Sendable {
  /// Whether it may be asked.
  public var isAllowed: Bool
  /// The rule that decided, as it stands in the file: "Disallow: /private"; nil for none.
  public var rule: String?
  /// For how many seconds at least it wants to be left alone between two requests.
  public var crawlDelay: Double?

  /// An answer.
  public init(isAllowed: Bool, rule: String? = nil, crawlDelay: Double? = nil) {
    self.isAllowed = isAllowed
    self.rule = rule
    self.crawlDelay = crawlDelay
  }
}

/// Takes a robots.txt line by line.
private struct RobotsParser {
  var groups: [RobotsFile.Group] = []
  /// Whether the last line that matters named an agent: the next one is of the same group then.
  private var isNaming = false

  mutating func take(_ line: ArraySlice<UInt8>) {
    let text = String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    guard let sign = text.firstIndex(of: ":") ?? Self.onlyBlank(in: text) else { return }
    let key = text[..<sign].stripped.lowercased()
    let value = text[text.index(after: sign)...].stripped
    switch key {
    case "user-agent": name(value)
    case "allow", "disallow": rule(isAllowing: key == "allow", value)
    case "crawl-delay": delay(value)
    default: break
    }
  }

  /// Where "Disallow /private" has lost its colon; nil where a line is not two words. The RFC does not know it,
  /// crawlers do, and whoever wrote it meant it.
  private static func onlyBlank(in text: String) -> String.Index? {
    let line = text[...].stripped
    guard let blank = line.firstIndex(where: \.isWhitespace),
      !line[blank...].stripped.contains(where: \.isWhitespace)
    else { return nil }
    return blank
  }

  private mutating func name(_ value: Substring) {
    if !isNaming { groups.append(RobotsFile.Group()) }
    isNaming = true
    let token = value.prefix { $0.isASCII && ($0.isLetter || $0 == "_" || $0 == "-") }.lowercased()
    groups[groups.count - 1].agents.append(value.first == "*" ? "*" : token)
  }

  private mutating func rule(isAllowing: Bool, _ value: Substring) {
    isNaming = false
    guard !groups.isEmpty, let rule = RobotsRule(isAllowing: isAllowing, String(value)) else {
      return
    }
    groups[groups.count - 1].rules.append(rule)
  }

  private mutating func delay(_ value: Substring) {
    isNaming = false
    guard !groups.isEmpty, let seconds = Double(value), seconds.isFinite, seconds >= 0 else {
      return
    }
    let known = groups[groups.count - 1].crawlDelay ?? 0
    groups[groups.count - 1].crawlDelay = max(known, seconds)
  }
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var stripped: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
