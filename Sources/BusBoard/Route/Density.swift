import BusModel
import BusQuery

extension RouteOutput {
  /// How many buses each hour has, as a picture and as a table of the same; compared, the other way's
  /// below it.
  func density(_ language: Language) -> HTML {
    let bars = DensityBars(
      entries.map(\.departure.schedule.departureTime.hour), against: otherHours)
    guard let most = bars.most else { return .none }
    let title = language.densest(hour: most.hour, count: most.count)
    let other: Direction = direction == .outbound ? .inbound : .outbound
    let heads = otherHours.map { _ in
      (language.name(of: direction), language.name(of: other))
    }
    return """
      <section class="density" aria-labelledby="density">
      <h2 id="density">\(language.densityCaption)</h2>
      \(bars.picture(title: title, now: isLive ? now : nil))
      \(bars.table(title, language, heads: heads))\(comparing(language))
      </section>

      """
  }

  /// The way to the picture with both ways, and back.
  private func comparing(_ language: Language) -> HTML {
    guard ways.count > 1 else { return .none }
    let address = Address.route(
      link.name, "",
      [
        "direction": direction.rawValue, "date": binding.date?.description,
        "service": binding.service, "compare": binding.isComparing ? nil : "1",
      ])
    let words = binding.isComparing ? language.thisWayAlone : language.compareWays
    return "<p class=\"links\"><a href=\"\(address)#density\">\(words)</a></p>\n"
  }
}

/// The hours of a day with the number of their buses, and beside them those of another timetable.
struct DensityBars {
  /// An hour and how many buses it has.
  typealias Bar = (hour: Int, count: Int, other: Int)

  /// Every hour from the first to the last that a day usually has, and further where it has buses.
  let counts: [Bar]
  private let isCompared: Bool

  /// The bars of buses by their hours, 0 … 47.
  init(_ hours: [Int], against others: [Int]? = nil) {
    let all = hours + (others ?? [])
    let first = min(5, all.min() ?? 5)
    let last = max(23, all.max() ?? 23)
    counts = (first...last).map { hour in
      (hour, hours.count { $0 == hour }, (others ?? []).count { $0 == hour })
    }
    isCompared = others != nil
  }

  /// The first hour with the most buses; nil without any.
  var most: (hour: Int, count: Int)? {
    let most = counts.map(\.count).max() ?? 0
    return most == 0 ? nil : counts.first { $0.count == most }.map { ($0.hour, $0.count) }
  }

  private static let (width, height, room) = (12, 48, 10)

  /// The picture; its title says the fact. What is compared hangs below the hours.
  ///
  /// - Parameters:
  ///   - title: the fact.
  ///   - now: the moment that a line marks; nil on another day.
  /// - Returns: an `svg` element.
  func picture(title: String, now: Moment?) -> HTML {
    let most = max(1, counts.map { max($0.count, $0.other) }.max() ?? 1)
    let wide = counts.count * Self.width
    let high = (isCompared ? 2 : 1) * Self.height + Self.room + 2
    let bars = counts.enumerated().map { index, bar -> HTML in
      let height = bar.count * Self.height / most
      let other = bar.other * Self.height / most
      return rect(index, Self.height - height, height)
        + (isCompared ? rect(index, Self.height + Self.room + 2, other, "other") : .none)
    }
    let labels = counts.enumerated().filter { $1.hour % 3 == 0 }.map { index, bar -> HTML in
      """
      <text x="\(index * Self.width + Self.width / 2)" y="\(Self.height + Self.room)">\(bar.hour)</text>
      """
    }
    return """
      <svg viewBox="0 0 \(wide) \(high)" role="img" aria-labelledby="density-title">\
      <title id="density-title">\(title)</title>\(bars)\(line(at: now))\(labels)</svg>
      """
  }

  private func rect(_ index: Int, _ y: Int, _ height: Int, _ kind: HTML = .none) -> HTML {
    let name: HTML = kind == .none ? .none : " class=\"\(kind)\""
    return """
      <rect\(name) x="\(index * Self.width + 1)" y="\(y)" \
      width="\(Self.width - 2)" height="\(height)"/>
      """
  }

  private func line(at now: Moment?) -> HTML {
    guard let now, let first = counts.first?.hour else { return .none }
    let x = (now.minuteOfDay - first * 60) * Self.width / 60
    guard (0...counts.count * Self.width).contains(x) else { return .none }
    return "<line x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"\(Self.height)\"/>"
  }

  /// The same in numbers, folded.
  ///
  /// - Parameters:
  ///   - title: what stands on it.
  ///   - language: the words.
  ///   - heads: the names of both columns, where two are compared.
  /// - Returns: a `details` element.
  func table(_ title: String, _ language: Language, heads: (String, String)?) -> HTML {
    let names = heads.map { [$0.0, $0.1] } ?? [language.buses]
    let head = names.map { "<th scope=\"col\">\($0)</th>" as HTML }
    let rows = counts.map { bar in
      let other: HTML = isCompared ? "<td>\(bar.other)</td>" : .none
      return "<tr><th scope=\"row\">\(bar.hour)</th><td>\(bar.count)</td>\(other)</tr>" as HTML
    }
    let legend = heads.map { one, other -> HTML in
      """
      <p class="legend"><span><span class="one" aria-hidden="true">■</span> \(one)</span> \
      <span><span class="other" aria-hidden="true">■</span> \(other)</span></p>
      """
    }
    return """
      \(legend)<details id="hours"><summary>\(title)</summary><table><thead><tr>\
      <th scope="col">\(language.hour)</th>\(head)</tr></thead><tbody>\(rows)</tbody></table></details>
      """
  }
}

extension Language {
  fileprivate var compareWays: String { self("Compare both ways", "行きと帰りを比べる") }
  fileprivate var thisWayAlone: String { self("This way alone", "この方向だけを見る") }
}
