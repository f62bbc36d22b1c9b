import BusBoard
import BusModel
import BusQuery
import HTTPTypes

/// Strong entity tags and the questions that name them.
enum EntityTag {
  /// The tag of a page, or of a day's data.
  static func of(
    _ look: Look, _ question: Question, _ pace: BoardDocument.Pace,
    heard words: [ApproachWord] = []
  ) -> String? {
    let now = question.now
    let time: String
    switch pace {
    case .none: return nil
    // What a company said is shown with its age in seconds.
    case .minute where !words.isEmpty: time = "s\(now.secondsSince1970)"
    // At its first second a minute more is left than at the others.
    case .minute: time = "\(now.date)T\(now.clock)" + (now.secondsSince1970 % 60 == 0 ? ":00" : "")
    // Which hour it is stands out on a day's sheet, and data may grow old in the course of a day.
    case .day: time = "\(now.date)T\(now.minuteOfDay / 60)"
    }
    let may = question.device == nil ? "" : ".p"
    return
      "\"\(look.databaseTag).\(look.configTag ?? "none").\(time).\(question.language.rawValue)\(may).\(Asset.build)\""
  }

  /// Whether the client has it already.
  static func isKnown(_ tag: String, to question: Question) -> Bool {
    guard let list = question.headers[.ifNoneMatch] else { return false }
    return list.split(separator: ",").contains { entry in
      let text = entry.drop { $0 == " " }.replacing("W/", with: "").replacing(".gz\"", with: "\"")
      return text == tag || text == "*"
    }
  }

  /// The answer, or 304 without making it when the client has it.
  static func answered(
    _ tag: String?, _ question: Question, by make: () async throws -> Answer
  ) async throws -> Answer {
    guard let tag else { return try await make().with(.cacheControl, "no-store") }
    let isKnown = isKnown(tag, to: question)
    let answer = isKnown ? Answer(304) : try await make()
    guard answer.status == 200 || isKnown else { return answer.with(.cacheControl, "no-store") }
    return answer.with(.eTag, tag).with(.cacheControl, "no-cache")
      .with(.vary, question.isOfAPI ? nil : "Accept-Language, Cookie, Accept-Encoding")
  }
}
