import BusModel

/// Pages as they were made last. A tag stands for the same bytes whoever asks, so that a second question
/// within the minute, from whatever device, is answered without a look into the database.
actor AnswerShelf {
  private var answers: [String: Answer] = [:]
  private var minute = 0

  /// More than a household looks at within a minute.
  private static let most = 64

  /// The page of an address under a tag; nil when it has to be made.
  func answer(_ address: String, _ tag: String, at now: Moment) -> Answer? {
    turn(now)
    return answers[address + " " + tag]
  }

  /// Keeps a page until the minute turns.
  func keep(_ answer: Answer, _ address: String, _ tag: String, at now: Moment) {
    turn(now)
    if answers.count >= Self.most { answers = [:] }
    answers[address + " " + tag] = answer
  }

  private func turn(_ now: Moment) {
    let present = now.secondsSince1970 / 60
    if present != minute { answers = [:] }
    minute = present
  }
}
