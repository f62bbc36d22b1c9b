public import BusQuery

/// `/status`: what `bus doctor` finds.
public struct StatusPage: Sendable {
  private let diagnosis: Diagnosis

  /// The page.
  public init(_ diagnosis: Diagnosis) { self.diagnosis = diagnosis }

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
      content: "<ul class=\"findings\">\(rows)</ul>", kind: "status"
    ).document(visit, pace: .none)
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
  fileprivate func word(_ state: Finding.State) -> String {
    switch state {
    case .ok: self("well", "正常")
    case .warning: self("look", "注意")
    case .fault: self("wrong", "問題")
    }
  }
}
