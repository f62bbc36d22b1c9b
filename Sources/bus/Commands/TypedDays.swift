import BusCommand
import BusModel
import BusQuery

extension AskedDays {
  /// The days as they were typed.
  ///
  /// - Throws: ``Failure`` with 64.
  init(
    typed: [String], from first: CivilDate?, to: String?, today: CivilDate, wholeYear: Bool
  ) throws(Failure) {
    var named: [Span] = []
    for text in typed { named.append(try Self.span(text)) }
    let last = try to.map { text throws(Failure) in try TypedTime.date(text, option: "--to") }
    do throws(Fault) {
      try self.init(named, from: first, to: last, today: today, wholeYear: wholeYear)
    } catch {
      throw Failure(error)
    }
  }

  /// "2026-11-21" or "2026-11-21..2026-11-30".
  private static func span(_ text: String) throws(Failure) -> Span {
    if let date = CivilDate(text) { return Span(date, date) }
    // Two dates of ten letters with ".." between.
    if text.utf8.count == 22, let first = CivilDate(text.prefix(10)),
      let last = CivilDate(text.suffix(10)), text.dropFirst(10).hasPrefix("..")
    {
      return Span(first, last)
    }
    throw .typed(.date, expected: .time(.dateOrRange), found: text)
  }
}

extension Failure {
  fileprivate init(_ fault: AskedDays.Fault) {
    switch fault {
    case .backwards(let span):
      self.init(.usage, .option(.backwardsRange("\(span.first)..\(span.last)")))
    case .tooMany(let span):
      self.init(
        .usage, .option(.tooManyDays("\(span.first)..\(span.last)", most: AskedDays.most)))
    }
  }
}
