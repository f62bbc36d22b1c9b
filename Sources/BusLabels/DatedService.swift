internal import BusModel

/// Statements on dates that say は with a colon, a comma or nothing at all: "12/31（木）終日土日祝ダイヤ　1/1（金）運休",
/// "12月31日から1月3日までの間、土曜・日曜・祝日の時刻で運行".
enum DatedService {
  /// A sentence with は between its dates and the days as which they run; any other as it is.
  static func joined(_ sentence: String) -> String {
    guard !sentence.contains("は"), services.contains(where: sentence.holds(bytes:)) else {
      return sentence
    }
    let label = LabelText(sentence)
    let tokens = PatternScanner.tokens(of: label)
    var text: [Unicode.Scalar] = []
    var copied = 0
    var start = 0
    while start < tokens.count {
      guard tokens[start].isDate, let end = end(ofDates: start, in: tokens),
        let service = service(after: end, in: tokens)
      else {
        start += 1
        continue
      }
      text += label.characters[copied..<tokens[end - 1].places.upperBound] + ["は"]
      copied = tokens[service.days].places.lowerBound
      start = service.end
    }
    guard copied > 0 else { return sentence }
    return String(scalars: text + label.characters[copied...])
  }

  private static let services = ["ダイヤ", "時刻", "同じ"]

  /// Behind the last date of a list of dates.
  private static func end(ofDates start: Int, in tokens: [PatternToken]) -> Int? {
    var end = start
    var last = start
    while end < tokens.count {
      switch tokens[end].meaning {
      case .date, .number, .until: last = end
      case .tilde, .separator: break
      default: return last + 1
      }
      end += 1
    }
    return nil
  }

  /// Where the days begin as which dates run that end at a place, and where what is said of them ends.
  private static func service(
    after end: Int, in tokens: [PatternToken]
  ) -> (days: Int, end: Int)? {
    var next = end
    while next < tokens.count, [.filler, .separator].contains(tokens[next].meaning) { next += 1 }
    let days = next
    while next < tokens.count, tokens[next].isKindOfDay || tokens[next].meaning == .separator {
      next += 1
    }
    guard next > days, next < tokens.count, tokens[next].meaning == .service else { return nil }
    return (days, next)
  }
}

extension PatternToken {
  fileprivate var isDate: Bool {
    if case .date(let date) = meaning { date.month != nil } else { false }
  }

  fileprivate var isKindOfDay: Bool {
    if case .days = meaning { true } else { false }
  }
}
