internal import BusModel

// What the sentences that say how long a timetable holds are told by.

extension String {
  /// Digits in any script, kanji among them.
  var holdsNumber: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x80: (0x30...0x39).contains(scalar.value)
      // Kana, which no number is.
      case 0x3041...0x30FF: false
      default: scalar.properties.numericType != nil
      }
    }
  }
}

extension String {
  /// Whether two years may stand in it: 2026年 … 2027年, 2026/4/1 … 2027/3/31.
  var mayHoldYears: Bool {
    var (signs, years) = (0, 0)
    for scalar in unicodeScalars {
      switch scalar {
      case "年": years += 1
      case "/", "／", ".", "．", "-": signs += 1
      default: break
      }
    }
    return years == 2 || signs >= 4
  }
}

extension PatternToken {
  var isMonthOfNoYear: Bool {
    if case .date(let date) = meaning { date.part == .month && date.year == nil } else { false }
  }

  var isMonthDate: Bool {
    if case .date(let date) = meaning { date.month != nil } else { false }
  }

  var continuesSpan: Bool {
    switch meaning {
    case .tilde, .until, .date: true
    default: false
    }
  }
}

extension Period {
  /// Until a day of a year.
  var isEndOfService: Bool {
    if case .span(let span) = self { span.first == nil && span.last?.year != nil } else { false }
  }

  /// From a day of one year to a day of another.
  var isOfYears: Bool {
    guard case .span(let span) = self, let first = span.first?.year, let last = span.last?.year
    else {
      return false
    }
    return first < last
  }

  /// A run of dates, and no day alone.
  var isValidity: Bool {
    if case .span(let span) = self { !span.isDay && !span.isFeast } else { false }
  }
}
