import BusModel
import BusQuery

extension RouteOutput {
  /// How many buses each hour has, as a picture and as a table of the same.
  func density(_ language: Language) -> HTML {
    let bars = DensityBars(entries.map(\.departure.schedule.departureTime.hour))
    guard let most = bars.most else { return .none }
    let title = language.densest(hour: most.hour, count: most.count)
    let rows = bars.counts.map { hour, count in
      "<tr><th scope=\"row\">\(hour)</th><td>\(count)</td></tr>" as HTML
    }
    return """
      <section class="density" aria-labelledby="density">
      <h2 id="density">\(language.densityCaption)</h2>
      \(bars.picture(title: title, now: isLive ? now : nil))
      <details><summary>\(title)</summary><table><thead><tr><th scope="col">\(language.hour)</th>\
      <th scope="col">\(language.buses)</th></tr></thead><tbody>\(rows)</tbody></table></details>
      </section>

      """
  }
}

/// The hours of a day with the number of their buses.
struct DensityBars {
  /// Every hour from the first to the last that a day usually has, and further where it has buses.
  let counts: [(hour: Int, count: Int)]

  /// The bars of buses by their hours, 0 … 47.
  init(_ hours: [Int]) {
    let first = min(5, hours.min() ?? 5)
    let last = max(23, hours.max() ?? 23)
    counts = (first...last).map { hour in (hour, hours.count { $0 == hour }) }
  }

  /// The first hour with the most buses; nil without any.
  var most: (hour: Int, count: Int)? {
    let most = counts.map(\.count).max() ?? 0
    return most == 0 ? nil : counts.first { $0.count == most }
  }

  private static let (width, height, room) = (12, 48, 10)

  /// The picture; its title says the fact.
  ///
  /// - Parameters:
  ///   - title: the fact.
  ///   - now: the moment that a line marks; nil on another day.
  /// - Returns: an `svg` element.
  func picture(title: String, now: Moment?) -> HTML {
    let most = max(1, self.most?.count ?? 1)
    let wide = counts.count * Self.width
    let bars = counts.enumerated().map { index, bar -> HTML in
      let height = bar.count * Self.height / most
      return """
        <rect x="\(index * Self.width + 1)" y="\(Self.height - height)" \
        width="\(Self.width - 2)" height="\(height)"/>
        """
    }
    let labels = counts.enumerated().filter { $1.hour % 3 == 0 }.map { index, bar -> HTML in
      """
      <text x="\(index * Self.width + Self.width / 2)" y="\(Self.height + Self.room)">\(bar.hour)</text>
      """
    }
    return """
      <svg viewBox="0 0 \(wide) \(Self.height + Self.room + 2)" role="img" aria-labelledby="density-title">\
      <title id="density-title">\(title)</title>\(bars)\(line(at: now))\(labels)</svg>
      """
  }

  private func line(at now: Moment?) -> HTML {
    guard let now, let first = counts.first?.hour else { return .none }
    let x = (now.minuteOfDay - first * 60) * Self.width / 60
    guard (0...counts.count * Self.width).contains(x) else { return .none }
    return "<line x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"\(Self.height)\"/>"
  }
}
