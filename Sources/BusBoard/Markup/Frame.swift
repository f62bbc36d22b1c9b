import BusModel
import BusQuery

/// What stands around the content of every page: head, links, footer.
struct Frame {
  /// What the tab of the browser says; the answer comes first in it.
  var title: String
  /// What the page is about.
  var heading: HTML
  /// What stands below the heading.
  var lead: HTML = .none
  /// The content.
  var content: HTML
  /// What stands below the content and stays in sight.
  var bar: HTML = .none
  /// Words on where it is from.
  var source: HTML = .none
  /// A class of the page: "route".
  var kind: String
  /// Whether the page is asked for again by a browser without script.
  var isLive = false
  /// A module that this page alone needs.
  var script: HTML = .none

  /// The whole page.
  func document(
    _ visit: Visit, status: Int = 200, pace: BoardDocument.Pace = .day
  ) -> BoardDocument {
    let language = visit.language
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)" data-now="\(visit.now.secondsSince1970)" \
      data-build="\(Asset.build)" data-store="\(Asset.store.address)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <title>\(title)</title>
      <link rel="stylesheet" href="\(Asset.css.address)">
      <link rel="manifest" href="\(Asset.manifest.address)">
      <link rel="icon" type="image/svg+xml" href="\(Asset.icon.address)">
      <script type="module" src="\(Asset.board.address)"></script>
      \(script)\
      \(isLive ? "<noscript><meta http-equiv=\"refresh\" content=\"60\"></noscript>\n" : .none)\
      </head>
      <body class="\(kind)">
      <a class="skip" href="#main">\(language.toContent)</a>
      <header>
      <nav class="top" aria-label="\(language.mainNavigation)">\(links(visit))</nav>
      <div class="heading" data-fragment="heading"><h1>\(heading)</h1>\(lead)</div>
      </header>
      <main id="main" tabindex="-1">
      \(content)
      </main>
      \(bar)
      <footer>\(source)\(footer(visit))</footer>
      </body>
      </html>

      """
    return BoardDocument(page.text, status: status, pace: pace)
  }

  private func links(_ visit: Visit) -> HTML {
    let language = visit.language
    let pages: [(String, String)] = [
      ("/", language.today), ("/calendar", language.calendar), ("/settings", language.settings),
    ]
    let path = visit.path.split(separator: "?").first.map(String.init) ?? "/"
    return HTML(
      pages.map { address, name in
        let isHere: HTML = path == address ? " aria-current=\"page\"" : .none
        return "<a href=\"\(address)\"\(isHere)>\(name)</a>"
      })
  }

  private func footer(_ visit: Visit) -> HTML {
    let language = visit.language
    let other: Language = language == .ja ? .en : .ja
    let sign = visit.path.contains("?") ? "&" : "?"
    return """
      <nav class="foot" aria-label="\(language.about)">\
      <a href="/status">\(language.status)</a><a href="/about">\(language.about)</a>\
      <a href="\(visit.path + sign)lang=\(other.rawValue)" lang="\(other.rawValue)" \
      hreflang="\(other.rawValue)">\(language.otherLanguage)</a></nav>
      """
  }
}

extension Language {
  /// A sentence with a command in it, which no end of a line tears apart.
  func naming(_ command: String, in sentence: String) -> HTML {
    let parts = sentence.split(separator: command, omittingEmptySubsequences: false)
    return HTML(parts.map { "\(String($0))" }, separator: "<code>\(command)</code>")
  }

  /// Sentences that have to be told first: data that is old, kept aside, a day that is open.
  func banners(_ sentences: [String]) -> HTML {
    guard !sentences.isEmpty else { return .none }
    let items = sentences.map { "<p>\(mixed($0))</p>" as HTML }
    return "<div class=\"banner\" role=\"note\">\(items)</div>\n"
  }
}
