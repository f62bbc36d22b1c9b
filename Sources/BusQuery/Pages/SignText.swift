import BusModel

extension Sign {
  /// What speaks for or against a timetable, in a line of an explanation.
  func line(_ language: Language) -> String {
    let side =
      weight > 0
      ? language("for a timetable", "時刻表らしい点") : language("against it", "時刻表らしくない点")
    let found = words.isEmpty ? "" : ": \(words)"
    return "    \(side) (\(abs(weight))), \(kind.words(language))\(found)"
  }
}

extension Sign.Kind {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .words: language("words of its heads", "見出しの言葉")
    case .wordsAround: language("words around it", "まわりの言葉")
    case .days: language("days are named", "曜日の名")
    case .minutesByHour: language("hours with several minutes each", "一時間にいくつもの「分」")
    case .names:
      language("destinations or platforms beside the times", "時刻のそばの行き先やのりば")
    case .foreignWords:
      language("words of programmes, classes or opening hours in its heads", "見出しに予定や授業などの言葉")
    case .foreignWordsAround:
      language("words of programmes, classes or opening hours around it", "まわりに予定や授業などの言葉")
    case .seconds: language("times with seconds", "秒のある時刻")
    case .sentences: language("another text beside each time", "時刻ごとに違う文")
    case .lateHours: language("hours past 30", "30時を過ぎる時刻")
    case .datedRows: language("dates with years beside the times", "時刻のそばに年のある日付")
    }
  }
}
