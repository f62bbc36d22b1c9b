public import BusModel

/// The last changes of all routes as an Atom feed (RFC 4287).
public struct ChangeFeed: Hashable, Sendable {
  private let entries: [Entry]
  private let household: String

  /// How many versions a feed tells of.
  public static let mostEntries = 50

  /// A version that was published.
  public struct Entry: Hashable, Sendable {
    /// The version.
    public var version: VersionSummary
    /// What it changed; nothing for the first of a route.
    public var lines: [String]
    /// The page of the company to look at; nil when none is known.
    public var page: String?

    /// A version.
    public init(_ version: VersionSummary, lines: [String], page: String? = nil) {
      self.version = version
      self.lines = lines
      self.page = page
    }
  }

  /// A feed of versions that were published.
  ///
  /// - Parameters:
  ///   - entries: the versions, the newest first.
  ///   - routes: the ids of the routes, which are this household's own: so is the feed's.
  public init(_ entries: [Entry], routes: [String] = []) {
    self.entries = entries
    let ids = routes.isEmpty ? Set(entries.map(\.version.route.id)).sorted() : routes.sorted()
    household = String(ContentHash.sha256(Array(ids.joined(separator: "\n").utf8)).prefix(32))
  }

  /// The document.
  public func text(_ language: Language) -> String {
    let updated =
      entries.compactMap(\.version.publishedAt).max() ?? Moment(secondsSince1970: 0)
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<feed xmlns=\"http://www.w3.org/2005/Atom\">",
      "  <id>tag:bus,2026:changes/\(household)</id>",
      "  <title>\(language("Timetable changes", "バス時刻表の変更"))</title>",
      "  <updated>\(updated)</updated>", "  <author><name>bus</name></author>",
    ]
    let lines = head + entries.map { $0.text(language) } + ["</feed>"]
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ChangeFeed.Entry {
  fileprivate func text(_ language: Language) -> String {
    let body =
      lines.isEmpty ? language.departures(version.departures) : lines.joined(separator: "\n")
    let id = "\(Self.escaped(version.route.id))/\(version.id)"
    let link = page.map { "\n      <link rel=\"alternate\" href=\"\(Self.escaped($0))\"/>" } ?? ""
    return """
        <entry>
          <id>tag:bus,2026:version/\(id)</id>
          <title>\(Self.escaped(title(language)))</title>\(link)
          <updated>\(version.publishedAt ?? version.createdAt)</updated>
          <content type="text">\(Self.escaped(body))</content>
        </entry>
      """
  }

  private func title(_ language: Language) -> String {
    let day = version.effectiveFrom.map { language(" from \($0)", "（\($0)から）") } ?? ""
    return version.route.name + day
  }

  /// Text for XML, without the characters that XML 1.0 has not.
  private static func escaped(_ text: String) -> String {
    let known = text.unicodeScalars.filter { scalar in
      scalar == "\n" || scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
    return MarkupText.escaped(String(String.UnicodeScalarView(known)))
  }
}
