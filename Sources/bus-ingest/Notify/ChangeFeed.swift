import BusFetch
import BusModel
import BusQuery
import BusStore

/// The last changes of all routes as an Atom feed (RFC 4287), a file for a feed reader. It is
/// written anew from the versions each time, so that nothing is lost when it once could not be.
struct ChangeFeed {
  let store: TimetableStore
  let language: Language

  private static let mostEntries = 50

  /// Writes the file, whole or not at all.
  ///
  /// - Throws: `StoreError`, `FetchError`.
  func write(to path: String) throws {
    try PosixFile.replace(path, with: Array(try text().utf8))
  }

  func text() throws -> String {
    let published = try store.versions(limit: 500).filter { $0.publishedAt != nil }
    let versions = published.prefix(Self.mostEntries)
    let updated = versions.compactMap(\.publishedAt).max() ?? Moment(secondsSince1970: 0)
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<feed xmlns=\"http://www.w3.org/2005/Atom\">", "  <id>tag:bus,2026:changes</id>",
      "  <title>\(language == .ja ? "バス時刻表の変更" : "Timetable changes")</title>",
      "  <updated>\(updated)</updated>", "  <author><name>bus</name></author>",
    ]
    let lines = try head + versions.map { try entry($0) } + ["</feed>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func entry(_ version: VersionSummary) throws -> String {
    let lines = try RouteNews.lines(of: version, store, language)
    let body = lines.isEmpty ? first(version) : lines.joined(separator: "\n")
    return """
        <entry>
          <id>tag:bus,2026:version/\(Self.escaped(version.route.id))/\(version.id)</id>
          <title>\(Self.escaped(title(version)))</title>
          <updated>\(version.publishedAt ?? version.createdAt)</updated>
          <content type="text">\(Self.escaped(body))</content>
        </entry>
      """
  }

  private func title(_ version: VersionSummary) -> String {
    let day = version.effectiveFrom.map { language == .ja ? "（\($0)から）" : " from \($0)" } ?? ""
    return version.route.name + day
  }

  private func first(_ version: VersionSummary) -> String {
    language == .ja ? "\(version.departures)本" : Counted.english(version.departures, "departure")
  }

  /// Text for XML, without the characters that XML 1.0 has not.
  private static func escaped(_ text: String) -> String {
    let known = text.unicodeScalars.filter { scalar in
      scalar == "\n" || scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }
    return MarkupText.escaped(String(String.UnicodeScalarView(known)))
  }
}
