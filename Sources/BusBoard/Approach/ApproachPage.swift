public import BusJSON
public import BusModel
import BusQuery

/// `/r/{name}/approach`: where the bus is by the company's page, with the age of the answer; where the
/// page cannot be read, the way to it. Never "on time" by silence.
public struct ApproachPage: Sendable {
  private let link: RouteLink
  private let direction: Direction
  private let url: String?
  private let answer: JSONValue?

  /// The page.
  ///
  /// - Parameters:
  ///   - link: the route.
  ///   - direction: which way.
  ///   - url: the company's page; nil where none is set.
  ///   - answer: what `bus approach --json` said; nil when it said nothing in time.
  public init(_ link: RouteLink, _ direction: Direction, url: String?, answer: JSONValue?) {
    self.link = link
    self.direction = direction
    self.url = url
    self.answer = answer
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let board = Address.route(link.name, "", ["direction": direction.rawValue])
    return Frame(
      title: "\(language.approach) – \(link.title)", heading: "\(language.approach)",
      lead: "<p>\(language.place(link.title)) · \(language.name(of: direction))</p>",
      content: """
        <div data-fragment="approach">\(body(language))</div>
        <p class="actions">\(company(language)) <a href="\(board)">\(language.backToBoard)</a></p>
        """,
      kind: "approach"
    ).document(visit, pace: .none)
  }

  private func body(_ language: Language) -> HTML {
    guard url != nil else { return language.banners([language.noApproachPage]) }
    guard let answer, let (board, age) = ApproachAnswer.board(answer) else {
      return language.banners([language.noApproachAnswer])
    }
    let lines = board.lines(language)
    let items = lines.map { "<li class=\"panel\">\(language.mixed($0))</li>" as HTML }
    let buses: HTML =
      lines.isEmpty ? "<p>\(language.unreadApproach)</p>" : "<ul>\(items)</ul>"
    return "<p class=\"age\">\(board.age(language, seconds: age))</p>\(buses)"
  }

  private func company(_ language: Language) -> HTML {
    guard let url else { return .none }
    return "<a class=\"button\" href=\"\(url)\" rel=\"noreferrer\">\(language.companyPage)</a>"
  }
}

extension Language {
  fileprivate var noApproachPage: String {
    self("No approach page is set for this way.", "この方向には接近情報のページが設定されていません。")
  }
  fileprivate var noApproachAnswer: String {
    self(
      "The company's page gave no answer. Nothing is known of where the bus is.",
      "接近情報のページから答えがありません。バスの現在の位置は分かりません。")
  }
  fileprivate var unreadApproach: String {
    self(
      "This program does not know the form of the page; look for yourself.",
      "このページの形式は読み取れません。ページをご覧ください。")
  }
  fileprivate var companyPage: String { self("The company's page", "バス会社のページを開く") }
}
