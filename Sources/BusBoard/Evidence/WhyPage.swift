import BusModel
public import BusQuery

/// `/r/{name}/why`: where the departures of one minute came from.
public struct WhyPage: Sendable {
  private let link: RouteLink
  private let origin: DepartureOrigin?
  private let asked: String

  /// The page.
  ///
  /// - Parameters:
  ///   - link: the route.
  ///   - origin: the answer; nil where no time was named, or none that can be meant.
  ///   - asked: the time as it was asked.
  public init(_ link: RouteLink, _ origin: DepartureOrigin?, asked: String) {
    self.link = link
    self.origin = origin
    self.asked = asked
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    return Frame(
      title: "\(asked) \(language.whyThis) – \(link.title)", heading: "\(language.whyThis)",
      lead: "<p>\(language.place(link.title))</p>",
      content: """
        \(answer(language))
        <form method="get" action="\(Address.route(link.name, "why"))" class="inline">\
        <label>\(language.time) <input name="time" value="\(asked)" required \
        placeholder="7:41" inputmode="numeric"></label><button class="second">\(language.show)</button></form>
        <p><a href="\(Address.route(link.name))">\(language.backToBoard)</a></p>
        """,
      kind: "why"
    ).document(visit)
  }

  private func answer(_ language: Language) -> HTML {
    guard let origin else { return language.banners([language.noTime]) }
    guard origin.exitStatus == 0 else {
      return "<p>\(language.mixed(origin.missing(language)))</p>"
    }
    return HTML(
      origin.blocks(language).map { block in
        let facts = block.rows.map { name, text in
          "<dt>\(name)</dt><dd>\(Self.linked(text, language))</dd>" as HTML
        }
        return """
          <section class="panel"><h2>\(language.mixed(block.heading))</h2>\
          <dl class="facts">\(facts)</dl></section>

          """
      })
  }

  /// An address as a link, anything else as the words of a page.
  private static func linked(_ text: String, _ language: Language) -> HTML {
    guard text.hasPrefix("http://") || text.hasPrefix("https://") else {
      return language.mixed(text)
    }
    return "<a href=\"\(text)\" rel=\"noreferrer\">\(text)</a>"
  }
}

extension Language {
  fileprivate var time: String { self("Time", "時刻") }
  fileprivate var noTime: String {
    self(
      "Name a time of the service day, such as 7:41 or 24:10.", "7:41 や 24:10 のような、運行日の時刻を入れてください。")
  }
}
