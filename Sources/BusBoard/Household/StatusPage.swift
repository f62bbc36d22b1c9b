public import BusQuery

/// `/status`: what `bus doctor` finds.
public struct StatusPage: Sendable {
  private let diagnosis: Diagnosis
  private let refresh: Refresh?

  /// Why the companies' pages cannot be fetched at this moment.
  public enum Refresh: String, Sendable {
    /// They are being fetched.
    case running
    /// Somebody has asked for it again within ten minutes, and companies' servers are spared.
    case lately
  }

  /// The page.
  ///
  /// - Parameters:
  ///   - diagnosis: what was found.
  ///   - refresh: why they cannot be fetched now; nil where nothing speaks against it.
  public init(_ diagnosis: Diagnosis, refresh: Refresh? = nil) {
    self.diagnosis = diagnosis
    self.refresh = refresh
  }

  /// The page as it is sent.
  public func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let rows = diagnosis.remarks(language).map { remark -> HTML in
      let message = remark.message.split(separator: "\n").map {
        "<p>\(language.mixed(String($0)))</p>" as HTML
      }
      let advice: HTML =
        remark.advice.map { "<p class=\"advice\">→ \(language.mixed($0))</p>" as HTML } ?? .none
      return """
        <li class="panel finding \(Self.kind(remark.state))"><h2><span class="state">\
        \(language.word(remark.state))</span> \(language.mixed(remark.subject))</h2>\(message)\(advice)</li>

        """
    }
    return Frame(
      title: language.status, heading: "\(language.status)",
      content: """
        <div data-fragment="refresh">\(said(language))\(button(visit))</div>
        <ul class="findings" data-fragment="findings">\(rows)</ul>
        """, kind: "status"
    ).document(visit, pace: .none)
  }

  private func said(_ language: Language) -> HTML {
    switch refresh {
    case nil: .none
    case .lately: language.banners([language.refreshedLately])
    case .running: "<p class=\"done\" role=\"status\">\(language.refreshing)</p>\n"
    }
  }

  /// Has the pages fetched now instead of at night, by devices that may.
  private func button(_ visit: Visit) -> HTML {
    guard visit.mayChange, refresh != .running else { return .none }
    return """
      <form method="post" action="/status/refresh" class="inline">\
      <button class="second">\(visit.language.fetchNow)</button></form>

      """
  }

  private static func kind(_ state: Finding.State) -> HTML {
    switch state {
    case .ok: "ok"
    case .warning: "look"
    case .fault: "wrong"
    }
  }
}

extension Language {
  fileprivate var fetchNow: String { self("Fetch the timetables now", "時刻表をいま取り直す") }
  fileprivate var refreshing: String {
    self(
      "The pages are being fetched. What is found appears here by itself.",
      "時刻表のページを取りに行っています。終わるとこの画面が変わります。")
  }
  fileprivate var refreshedLately: String {
    self(
      "They were fetched less than ten minutes ago; the companies' servers are spared.",
      "取り直してから10分たっていません。バス会社のサーバーに負担をかけないよう、時間をおいてください。")
  }

  fileprivate func word(_ state: Finding.State) -> String {
    switch state {
    case .ok: self("well", "正常")
    case .warning: self("look", "注意")
    case .fault: self("wrong", "問題")
    }
  }
}
