import BusJSON
import BusModel
import BusQuery

extension RouteFormScreen.Output {
  /// The page.
  public func page(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let heading = isNew ? language.addRoute : RouteLink(route).title
    let address = isNew ? "/settings/routes/new" : "/settings/routes/" + Address.encoded(route.id)
    let general = faults.filter { $0.field == nil }.map(\.words)
    return Frame(
      title: "\(heading) – \(language.settings)",
      heading: isNew ? "\(heading)" : language.place(heading),
      content: """
        \(language.banners(general))\(SettingsPage.readOnly(visit))
        <form method="post" action="\(address)" class="panel">
        \(fields(language))
        \(actions(visit))
        </form>
        \(previews.map { preview($0, language) })
        \(isNew || !visit.mayChange ? .none : removal(address, language))
        """,
      kind: "settings"
    ).document(visit, status: faults.isEmpty ? 200 : 422, pace: .none)
  }

  /// What can be done with the form, by devices that may.
  private func actions(_ visit: Visit) -> HTML {
    let language = visit.language
    guard visit.mayChange else { return .none }
    return """
      <p class="actions"><button name="wish" value="save">\(language.save)</button> \
      <button name="wish" value="preview" class="second">\(language.preview)</button> \
      <a href="/settings">\(language.cancel)</a></p>
      """
  }

  private func fields(_ language: Language) -> HTML {
    HTML([
      input(.name, language, isRequired: true), input(.title, language),
      area(.outboundTimetableURLs, language), area(.inboundTimetableURLs, language),
      input(.outboundProximityURL, language), input(.inboundProximityURL, language),
      input(.walkMinutes, language), input(.outboundUntil, language), choice(language),
    ])
  }

  private typealias Field = RouteFormScreen.Binding.Field

  private func input(
    _ field: RouteFormScreen.Binding.Field, _ language: Language, isRequired: Bool = false
  ) -> HTML {
    let kind: HTML = field == .walkMinutes ? " inputmode=\"numeric\"" : .none
    let required: HTML = isRequired ? " required" : .none
    return label(
      field, language,
      """
      <input id="\(field.rawValue)" name="\(field.rawValue)" value="\(binding[field] ?? "")"\
      \(kind)\(required)\(described(field))>
      """)
  }

  private func area(_ field: RouteFormScreen.Binding.Field, _ language: Language) -> HTML {
    label(
      field, language,
      """
      <textarea id="\(field.rawValue)" name="\(field.rawValue)" rows="3"\(described(field))>\
      \(lines: binding[field])</textarea>
      """)
  }

  private func choice(_ language: Language) -> HTML {
    guard !companies.isEmpty else { return .none }
    let choices = companies.map { id -> HTML in
      let isChosen: HTML = id == binding[.company] ? " selected" : .none
      return "<option\(isChosen)>\(id)</option>"
    }
    return label(
      .company, language,
      """
      <select id="operator" name="operator"\(described(.company))><option value=""></option>\(choices)\
      </select>
      """)
  }

  private func label(
    _ field: RouteFormScreen.Binding.Field, _ language: Language, _ control: HTML
  ) -> HTML {
    let own = faults.filter { $0.field == field }.map(\.words).joined(separator: " ")
    let fault: HTML =
      own.isEmpty ? .none : "<span class=\"fault\" id=\"\(field.rawValue)-fault\">\(own)</span>"
    let (name, hint) = language.words(for: field)
    return """
      <div class="field"><label for="\(field.rawValue)">\(name) <span class="hint">\(hint)</span></label>\
      \(control)\(fault)</div>

      """
  }

  private func described(_ field: RouteFormScreen.Binding.Field) -> HTML {
    faults.contains { $0.field == field }
      ? " aria-invalid=\"true\" aria-describedby=\"\(field.rawValue)-fault\"" : .none
  }

  private func removal(_ address: String, _ language: Language) -> HTML {
    """
    <details class="panel"><summary>\(language.remove)</summary>\
    <form method="post" action="\(address)/remove"><p>\(language.reallyRemove)</p>\
    <button>\(language.remove)</button></form></details>
    """
  }

  /// What a page gives, in short: its timetables with their names, days and number of buses.
  private func preview(_ preview: RouteFormScreen.Preview, _ language: Language) -> HTML {
    let tables = preview.document?["timetables"]?.arrayValue ?? []
    let items = tables.map { table -> HTML in
      let names = ["stop", "routeName", "destination", "platform", "label"]
        .compactMap { table[$0]?.stringValue }.joined(separator: " · ")
      let times = (table["departures"]?.arrayValue ?? [])
        .compactMap { $0["departureTime"]?.stringValue }
      let span = [times.first, times.last].compactMap { $0 }.joined(separator: "–")
      return "<li>\(language.place(names)): \(language.count(times.count)) \(span)</li>"
    }
    let verdict = preview.document?["verdict"]?.stringValue.flatMap(RawPage.Verdict.init)
    return """
      <section class="panel" aria-live="polite"><h2>\(preview.url)</h2>\
      <p>\(language.verdict(verdict))</p><ul>\(items)</ul></section>

      """
  }
}

extension HTML.Interpolation {
  /// A text of several lines; each line is escaped, and the line feeds between them stay.
  fileprivate mutating func appendInterpolation(lines text: String?) {
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { appendLiteral("\n") }
      appendInterpolation(String(line))
    }
  }
}

extension Language {
  fileprivate var reallyRemove: String {
    self(
      "The route leaves routes.json. Its timetables stay in the database.",
      "路線を routes.json から削除します。時刻表はデータベースに残ります。")
  }

  fileprivate func count(_ count: Int) -> String {
    self(count == 1 ? "1 bus" : "\(count) buses", "\(count)本")
  }

  fileprivate func verdict(_ verdict: RawPage.Verdict?) -> String {
    switch verdict {
    case .timetable: self("A timetable.", "時刻表として読み取れました。")
    case .uncertain:
      self("Not all of it was understood; it would not be published.", "読み取れない部分があり、このままでは公開されません。")
    case .notATimetable: self("No timetable.", "時刻表ではありません。")
    case nil: self("There was no answer.", "ページから答えがありません。")
    }
  }

  fileprivate func words(
    for field: RouteFormScreen.Binding.Field
  ) -> (name: String, hint: String) {
    switch field {
    case .name: (self("Name", "名前"), self("short, for addresses", "短く。アドレスに使います"))
    case .title: (self("Title", "見出し"), self("what people read", "画面に出る言葉"))
    case .outboundTimetableURLs:
      (self("Pages of the way out", "行きの時刻表ページ"), self("one address a line", "一行に一つ"))
    case .inboundTimetableURLs:
      (self("Pages of the way back", "帰りの時刻表ページ"), self("one address a line", "一行に一つ"))
    case .outboundProximityURL: (self("Approach page, out", "行きの接近情報"), "")
    case .inboundProximityURL: (self("Approach page, back", "帰りの接近情報"), "")
    case .walkMinutes: (self("Minutes to walk", "停留所まで歩く時間（分）"), "")
    case .outboundUntil:
      (self("Way out until", "行きを表示する時刻まで"), self("such as 14:00", "14:00 など"))
    case .company: (company, "")
    }
  }
}
