import BusModel
import BusQuery

/// The whole day of every route at one glance: a tick for each bus, a pixel for each minute, so that the
/// gaps are seen.
struct DayStrip {
  /// One route's day.
  private struct Row {
    let title: String
    /// The minutes of its buses since the start of the service day, rising.
    let minutes: [Int]

    /// The longest time without a bus, between which two; nil with fewer than two.
    var widest: (from: Int, until: Int)? {
      zip(minutes, minutes.dropFirst()).map { (from: $0, until: $1) }
        .max { $0.until - $0.from < $1.until - $1.from }
    }
  }

  private let rows: [Row]
  private let now: Moment

  private static let (firstMinute, width, step, high) = (240, 1500, 60, 22)

  init(_ cards: [TodayScreen.Card], at now: Moment) {
    rows = cards.filter { !$0.minutes.isEmpty }.map {
      Row(title: $0.link.title, minutes: $0.minutes.sorted())
    }
    self.now = now
  }

  /// The picture, and below it the same in words; nothing when no route has a bus.
  func html(_ language: Language) -> HTML {
    guard !rows.isEmpty else { return .none }
    let facts = rows.map { row in
      "<tr><th scope=\"row\">\(language.place(row.title))</th>\(cells(row, language))</tr>" as HTML
    }
    return """
      <section class="strip" aria-labelledby="strip">
      <h2 id="strip">\(language.dayStrip)</h2>
      <div class="scroll" tabindex="0">\(picture(language))</div>
      <details id="gaps"><summary>\(language.inNumbers)</summary><div class="scroll" tabindex="0"><table>\
      <thead><tr><th scope="col">\(language.routes)</th><th scope="col">\(language.firstBus)</th>\
      <th scope="col">\(language.lastBus)</th><th scope="col">\(language.widestGap)</th></tr></thead>\
      <tbody>\(facts)</tbody></table></div></details>
      </section>

      """
  }

  private func cells(_ row: Row, _ language: Language) -> HTML {
    let gap = row.widest.map { from, until in
      "\(language.span(minutes: until - from)) (\(clock(from, language))–\(clock(until, language)))"
    }
    let texts = [
      clock(row.minutes[0], language), clock(row.minutes[row.minutes.count - 1], language),
      gap ?? "–",
    ]
    return HTML(texts.map { "<td>\($0)</td>" })
  }

  private func clock(_ minutes: Int, _ language: Language) -> String {
    ServiceTime(minutes: minutes).map { language.clock($0) } ?? ""
  }

  private func picture(_ language: Language) -> HTML {
    let height = rows.count * Self.step + 36
    let foreign: HTML = language == .ja ? .none : " lang=\"ja\""
    let lines = rows.enumerated().map { index, row -> HTML in
      let top = index * Self.step + 32
      let ticks = row.minutes.map { "M\($0 - Self.firstMinute) \(top)v\(Self.high)" }.joined()
      return """
        <text x="0" y="\(top - 6)"\(foreign)>\(row.title)</text>\
        <path class="rail" d="M0 \(top + Self.high)H\(Self.width)"/><path d="\(ticks)"/>\
        \(line(at: top))
        """
    }
    let hours = stride(from: 6, through: 27, by: 3).map { hour -> HTML in
      """
      <text class="hour" x="\(hour * 60 - Self.firstMinute)" y="\(height - 8)">\(hour)</text>
      """
    }
    return """
      <svg viewBox="0 0 \(Self.width) \(height)" role="img" aria-labelledby="strip-title">\
      <title id="strip-title">\(language.dayStripTitle)</title>\
      \(lines)\(hours)</svg>
      """
  }

  /// The present minute, as long as the strip's day has it.
  private func line(at top: Int) -> HTML {
    let x = now.minuteOfDay - Self.firstMinute
    return x < 0 ? .none : "<path class=\"now\" d=\"M\(x) \(top - 2)v\(Self.high + 4)\"/>"
  }
}

extension Language {
  fileprivate var dayStrip: String { self("The whole day", "一日のようす") }
  fileprivate var inNumbers: String { self("In numbers", "数字で見る") }
  fileprivate var firstBus: String { self("First", "始発") }
  fileprivate var lastBus: String { self("Last", "最終") }
  fileprivate var widestGap: String { self("Longest gap", "最も長い間隔") }
  fileprivate var dayStripTitle: String {
    self("A tick for each bus of the day, a row for each route", "きょうの便を路線ごとに一本ずつの線で示した図")
  }
}
