import BusModel

/// Pages as they were made last. A tag stands for the same bytes whoever asks, so that a second question,
/// from whatever device, is answered without a look into the database.
actor AnswerShelf {
  private var answers: [String: Answer] = [:]

  /// More than a household looks at within a minute.
  private static let most = 64

  /// The page of an address under a tag; nil when it has to be made.
  func answer(_ address: String, _ tag: String) -> Answer? { answers[address + " " + tag] }

  /// Keeps a page; those of former minutes go when there are too many.
  func keep(_ answer: Answer, _ address: String, _ tag: String) {
    if answers.count >= Self.most { answers = [:] }
    answers[address + " " + tag] = answer
  }
}
