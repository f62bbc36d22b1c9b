import BusModel
import BusQuery

extension TodayScreen.Output {
  /// `/sign.svg`: one picture in ink on white, for displays of electronic paper.
  ///
  /// - Parameters:
  ///   - visit: who looks.
  ///   - width: pixels across.
  ///   - height: pixels down.
  /// - Returns: the picture.
  public func signPicture(_ visit: Visit, width: Int, height: Int) -> BoardDocument {
    let language = visit.language
    let (width, height) = (min(max(width, 200), 4000), min(max(height, 120), 4000))
    let rows = cards.flatMap { $0.rows(language) }
    let step = max(16, min(height / max(2, rows.count + 2), width / 12))
    let letter = step * 7 / 10
    let lines = rows.enumerated().map { index, row -> HTML in
      let y = (index + 2) * step
      let weight: HTML = row.isHeading ? " font-weight=\"700\"" : .none
      return """
        <text x="\(step / 2)" y="\(y)"\(weight)>\(row.left)</text>\
        <text x="\(width - step / 2)" y="\(y)" text-anchor="end"\(weight)>\(row.right)</text>
        """
    }
    let (ink, paper) = (Role.text.light.colour.css, Role.card.light.colour.css)
    let picture: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title" xml:lang="\(language.rawValue)">\
      <title id="title">\(language.today) \(now.clock)</title>\
      <rect width="\(width)" height="\(height)" fill="\(paper)"/>\
      <g font-family="system-ui, sans-serif" font-size="\(letter)" fill="\(ink)">\
      <text x="\(step / 2)" y="\(step)">\(language.longDate(now.date))</text>\
      <text x="\(width - step / 2)" y="\(step)" text-anchor="end">\(now.clock)</text>\
      \(lines)</g></svg>

      """
    return BoardDocument(picture.text, .svg, pace: .minute)
  }
}

/// A line of the picture.
private struct SignRow {
  var left: String
  var right: String
  var isHeading = false
}

extension TodayScreen.Card {
  fileprivate func rows(_ language: Language) -> [SignRow] {
    let heading = SignRow(
      left: link.title, right: language.name(of: answer.direction), isHeading: true)
    let buses = answer.departures.map { departure in
      let schedule = departure.departure.schedule
      let parts = [
        language.clock(schedule.departureTime), schedule.routeName, schedule.destination,
      ]
      return SignRow(
        left: parts.compactMap { $0 }.joined(separator: " "),
        right: language.wait(minutes: departure.minutesUntilDeparture))
    }
    guard buses.isEmpty else { return [heading] + buses + notes(language) }
    let next = answer.nextService.map { service in
      SignRow(
        left: language.name(of: service.day.date, at: answer.clock),
        right: language.clock(service.departure.schedule.departureTime))
    }
    return [heading] + notes(language) + [next].compactMap { $0 }
  }

  private func notes(_ language: Language) -> [SignRow] {
    sentences(language).prefix(2).map { SignRow(left: $0, right: "") }
  }
}
