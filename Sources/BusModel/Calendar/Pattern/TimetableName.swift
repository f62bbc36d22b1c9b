/// The name of a special timetable, compared as people would: 正月ダイヤ is 正月ﾀﾞｲﾔ and 正月 ダイヤ.
struct TimetableName: Hashable, Sendable {
  private let characters: [Character]

  init(_ text: String) {
    characters = LabelText(text).characters.filter { $0.isWord || $0 == "ー" }
  }
}
