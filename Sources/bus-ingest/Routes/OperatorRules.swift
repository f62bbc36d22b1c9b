import BusCommand
import BusModel
import BusQuery

/// Rules of an operator as people type them.
extension ServiceDayRule {
  /// "sundayHoliday" for the usual days of a season, "8/13..8/16=saturday", "8/1=none=祭り".
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - season: whose days are meant where none are named.
  ///   - option: after what it was typed.
  /// - Throws: ``Failure`` with 64 for days that are none.
  init(typed text: String, of season: FeastSeason?, option: String) throws(Failure) {
    let parts = text.split(separator: "=", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    let days = parts.count > 1 ? parts[0] : season?.usualDays
    guard let days, let word = parts.count > 1 ? parts[1] : parts.first, !word.isEmpty else {
      throw .typed(.option(option), expected: .daysAndService, found: text)
    }
    self.init(
      on: [try DateRange(typed: days, option: option)], runs: ServiceDayKind(word),
      because: parts.count == 3 ? parts[2] : season?.because, path: "")
  }
}

extension DateRange {
  /// "8/13..8/16", "08-13", "2026-01-31~2026-03-31".
  ///
  /// - Throws: ``Failure`` with 64 for days that are none.
  init(typed text: String, option: String) throws(Failure) {
    let plain = FoldedName.folded(text).replacing("〜", with: "..").replacing("~", with: "..")
      .replacing("/", with: "-")
    let ends = plain.split(separator: ".", omittingEmptySubsequences: true).map { end in
      end.split(separator: "-").map { $0.utf8.count == 1 ? "0" + $0 : String($0) }
        .joined(separator: "-")
    }
    guard let range = try? DateRange(ends.joined(separator: "..")) else {
      throw .typed(.option(option), expected: .daysAndService, found: text)
    }
    self = range
  }
}
