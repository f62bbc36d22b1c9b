import BusModel
public import BusQuery

/// `/about`: what the board is, where its times are from, and who made what.
public struct AboutPage: Sendable {
  private let routes: [RouteBasis]
  private let version: String

  /// The page.
  ///
  /// - Parameters:
  ///   - routes: the household's routes, for the pages they are read from.
  ///   - version: the program's.
  public init(_ routes: [RouteBasis], version: String) {
    self.routes = routes
    self.version = version
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let sources = routes.map { basis -> HTML in
      let urls = Direction.allCases.flatMap { basis.setting.timetableURLs($0) }.map(\.url)
      let items = urls.map { "<li><a href=\"\($0)\" rel=\"noreferrer\">\($0)</a></li>" as HTML }
      return "<h3>\(language.place(RouteLink(basis.setting).title))</h3><ul>\(items)</ul>\n"
    }
    return Frame(
      title: language.about, heading: "\(language.about)",
      content: """
        <section><p>\(language.whatItIs)</p><p>\(language.version(version))</p></section>
        <section><h2>\(language.readFrom)</h2>\(sources)</section>
        <section><h2>\(language.moreToRead)</h2><ul class="links">\
        <li><a href="/about/spec">\(language.spec)</a></li>\
        <li><a href="/about/licences">\(language.licences)</a></li>\
        <li><a href="/sign">\(language.sign)</a></li></ul></section>
        """,
      kind: "about"
    ).document(visit)
  }

  /// `/about/licences`: what the program is made of.
  public static func licences(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let rows = Self.parts.map { name, licence, url in
      """
      <tr><th scope="row"><a href="\(url)" rel="noreferrer">\(name)</a></th><td>\(licence)</td></tr>
      """ as HTML
    }
    return Frame(
      title: language.licences, heading: "\(language.licences)",
      content: """
        <p>\(language.timesBelong)</p>
        <table><tbody>\(rows)</tbody></table>
        """,
      kind: "about"
    ).document(visit)
  }

  private static let parts: [(String, String, String)] = [
    ("Swift", "Apache-2.0", "https://www.swift.org"),
    ("Hummingbird", "Apache-2.0", "https://github.com/hummingbird-project/hummingbird"),
    ("SwiftNIO", "Apache-2.0", "https://github.com/apple/swift-nio"),
    ("swift-argument-parser", "Apache-2.0", "https://github.com/apple/swift-argument-parser"),
    ("swift-log", "Apache-2.0", "https://github.com/apple/swift-log"),
    ("GRDB.swift", "MIT", "https://github.com/groue/GRDB.swift"),
    ("SQLite", "public domain", "https://www.sqlite.org"),
    ("libxml2", "MIT", "https://gitlab.gnome.org/GNOME/libxml2"),
    ("curl", "curl", "https://curl.se"),
    ("OpenSSL", "Apache-2.0", "https://www.openssl.org"), ("zlib", "Zlib", "https://zlib.net"),
  ]
}

extension Language {
  fileprivate var whatItIs: String {
    self(
      "Your household's buses, read every night from the operators' own timetable pages and checked "
        + "against what was there before. What could not be checked is told first. Times are Japan's.",
      "家族が乗るバスの発車案内です。毎晩、バス会社の時刻表ページを読み、前回の内容と照合してから載せています。"
        + "確かめられなかったことは最初に書きます。時刻はすべて日本時間です。")
  }
  fileprivate func version(_ number: String) -> String {
    self("Version \(number)", "バージョン \(number)")
  }
  fileprivate var readFrom: String { self("Read from", "時刻の出典") }
  fileprivate var moreToRead: String { self("More", "そのほか") }
  fileprivate var spec: String { self("What each page does", "画面のきまり") }
  fileprivate var licences: String { self("Licences", "ライセンス") }
  fileprivate var sign: String { self("Sign for a wall", "壁掛け用の表示") }
  fileprivate var timesBelong: String {
    self(
      "The times belong to the operators whose pages are named on each board. The program is made of:",
      "時刻は各画面に示したバス会社のものです。このプログラムは次のものでできています。")
  }
}
