import BusModel
public import BusQuery

/// `/r/{name}/history`: the versions of a route's timetables and the runs that looked for new ones.
public struct HistoryPage: Sendable {
  private let link: RouteLink
  private let history: History

  /// The page.
  public init(_ link: RouteLink, _ history: History) {
    self.link = link
    self.history = history
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let versions = history.versions.map { version in row(version, language) }
    let runs = history.runRows(language).map { cells in
      "<tr>\(cells.map { "<td>\(language.mixed($0))</td>" as HTML })</tr>" as HTML
    }
    return Frame(
      title: "\(language.history) – \(link.title)", heading: "\(language.history)",
      lead: "<p>\(language.place(link.title))</p>",
      content: """
        <section><h2>\(language.versions)</h2>\(versions.isEmpty ? "<p>\(language.noneYet)</p>" : .none)\
        <ul class="versions">\(versions)</ul></section>
        <section><h2>\(language.runs)</h2><div class="scroll" tabindex="0"><table><tbody>\(runs)</tbody></table></div>\
        \(runs.isEmpty ? "<p>\(language.noneYet)</p>" : .none)</section>
        <p><a href="\(Address.route(link.name))">\(language.backToBoard)</a></p>
        """,
      kind: "history"
    ).document(visit)
  }

  private func row(_ version: VersionSummary, _ language: Language) -> HTML {
    let difference: HTML =
      version.replaces.map { before in
        let address = Address.route(
          link.name, "diff", ["a": "\(before)", "b": "\(version.id)"])
        return " <a href=\"\(address)\">\(language.whatChanged)</a>" as HTML
      } ?? .none
    let cells = history.cells(version, language)
    return """
      <li class="panel"><strong>\(cells[3])</strong> \(cells[2]) · \(cells[4])\(difference)\
      \(cells[5].isEmpty ? .none : "<p>\(language.mixed(cells[5]))</p>")</li>

      """
  }
}

/// `/r/{name}/diff`: what differs between two versions, in people's words.
public struct DiffPage: Sendable {
  private let link: RouteLink
  private let difference: TimetableDifference?
  private let hours: Hours?

  /// The hours of the buses of two versions, all kinds of day together.
  public typealias Hours = (before: [Int], after: [Int])

  /// The page; nil where the versions are none of this route.
  public init(_ link: RouteLink, _ difference: TimetableDifference?, hours: Hours? = nil) {
    self.link = link
    self.difference = difference
    self.hours = hours
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let lines = difference?.text(language).split(separator: "\n").map(String.init)
    return Frame(
      title: "\(language.whatChanged) – \(link.title)", heading: "\(language.whatChanged)",
      lead: "<p>\(language.place(link.title))</p>",
      content: """
        \(lines.map { body($0, language) } ?? language.banners([language.noSuchVersion]))
        \(picture(language))
        <p><a href="\(Address.route(link.name, "history"))">\(language.history)</a></p>
        """,
      kind: "diff"
    ).document(visit, status: difference == nil ? 404 : 200)
  }

  /// The hours of both versions, the new one above: what the company took away and what it gave.
  private func picture(_ language: Language) -> HTML {
    guard let hours else { return .none }
    let bars = DensityBars(hours.after, against: hours.before)
    let title = language.busesBefore(hours.before.count, after: hours.after.count)
    return """
      <section class="density" aria-labelledby="density"><h2 id="density">\(language.densityCaption)</h2>
      \(bars.picture(title: title, now: nil))
      \(bars.table(title, language, heads: (language.after, language.before)))</section>

      """
  }

  /// Lines that are set in stand below the heading before them.
  private func body(_ lines: [String], _ language: Language) -> HTML {
    HTML(
      lines.map { line in
        let text = String(line.drop { $0 == " " })
        return line.hasPrefix(" ")
          ? "<p class=\"change\">\(language.mixed(text))</p>\n"
          : "<h2>\(language.mixed(text))</h2>\n"
      })
  }
}

extension Language {
  fileprivate var versions: String { self("Versions", "版") }
  fileprivate var runs: String { self("Nightly runs", "夜間の実行") }
  fileprivate var noneYet: String { self("None yet.", "まだありません。") }
  fileprivate var whatChanged: String { self("What has changed", "変わったところ") }
  fileprivate var before: String { self("Before", "前") }
  fileprivate var after: String { self("After", "後") }
  fileprivate func busesBefore(_ before: Int, after: Int) -> String {
    self(
      "Buses of all days together: \(before) before, \(after) after",
      "全ダイヤの本数: 前 \(before)本、後 \(after)本")
  }
  fileprivate var noSuchVersion: String {
    self("This route has no such version.", "この路線にその版はありません。")
  }
}
