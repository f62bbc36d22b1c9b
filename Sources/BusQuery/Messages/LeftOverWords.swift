import BusModel

extension LeftOver {
  func words(_ language: Language) -> String {
    switch self {
    case .cellsOutsideTables:
      language("cells with numbers stand outside all tables", "表の外に数字の欄があります")
    case .muteMark: Self.mute(language)
    case .unplacedMark(let word): Self.unplaced(word, language)
    case .struckTime:
      language("a time is crossed out and may not run", "取り消し線のある時刻は運行しないかもしれません")
    case .columnsHeadedAlike: language("two columns are headed alike", "二つの欄の見出しが同じです")
    case .timesHeadedAlike:
      language("two columns of times are headed alike", "時刻の二つの欄の見出しが同じです")
    case .raggedRow: language("a row has fewer cells than there are columns", "欄の数が足りない行があります")
    case .rowWithoutHour: language("a row among the hours has no hour", "「時」のない行があります")
    case .unnamedColumn: language("nothing says what this column holds", "この欄が何か書かれていません")
    case .unnamedTimes:
      language("nothing says what this column of times is", "この時刻の欄が何か書かれていません")
    case .outsideCells(let text):
      language("\"\(text)\" stands outside all cells", "\"\(text)\" が欄の外にあります")
    case .notMinute(let text):
      Self.neither(text, "a minute nor a mark that belongs to one", "「分」でもその記号", language)
    case .hourless(let text):
      language("\"\(text)\" stands in a row without an hour", "\"\(text)\" のある行に「時」がありません")
    case .unsaidHalf: Self.unsaidHalf(language)
    case .notOneTime(let text):
      language("\"\(text)\" is not one departure time", "\"\(text)\" は一つの発車時刻ではありません")
    case .fallingTrip:
      language("the times of a trip fall from here on", "便の時刻がここから前に戻っています")
    case .returningTrip(let stop):
      language("a trip comes back to \(stop) after hours", "便が何時間も後に \(stop) へ戻っています")
    case .notTime(let text):
      Self.neither(text, "a time nor a sign for passing", "時刻でも通過の印", language)
    case .notTrip(let text):
      language("\"\(text)\" stands among the trips and is none", "\"\(text)\" が便の間にありますが、便ではありません")
    case .unsaidOrientation: Self.unsaidOrientation(language)
    }
  }

  private static func mute(_ language: Language) -> String {
    language(
      "a picture among the minutes is explained, but has no text", "分の欄の画像に説明はありますが、文字がありません")
  }

  private static func unsaidHalf(_ language: Language) -> String {
    language(
      "whether these times are of the morning or of the afternoon is not said",
      "この時刻が午前か午後か書かれていません")
  }

  private static func unsaidOrientation(_ language: Language) -> String {
    language(
      "nothing says whether the stops stand in the rows or the columns",
      "停留所が縦に並ぶのか横に並ぶのか分かりません")
  }

  /// A text that is neither of two things.
  private static func neither(
    _ text: String, _ english: String, _ japanese: String, _ language: Language
  ) -> String {
    language("\"\(text)\" is neither \(english)", "\"\(text)\" は\(japanese)でもありません")
  }

  private static func unplaced(_ word: String, _ language: Language) -> String {
    language(
      "\"\(word)\" is explained, but the markup does not say which times it is",
      "\"\(word)\" の説明はありますが、どの時刻のことか分かりません")
  }
}

extension UnreadDays {
  func words(_ language: Language) -> String {
    switch self {
    case .timetablesHeadedAlike:
      language(
        "two timetables are headed alike; what tells them apart is not understood",
        "二つの時刻表の見出しが同じで、違いを読み取れません")
    case .columnWithoutDays(let heading?):
      language(
        "a column headed by \"\(heading)\" does not say on which days it runs",
        "見出し \"\(heading)\" の欄に、どの曜日のものか書かれていません")
    case .columnWithoutDays(nil):
      language(
        "a column headed by nothing does not say on which days it runs",
        "見出しのない欄に、どの曜日のものか書かれていません")
    case .someTrips:
      language("some trips say their days and others do not", "曜日の書かれた便と書かれていない便があります")
    case .contradiction(let title, let near):
      language(
        "the title says \(title), the words above the timetable \(near)",
        "ページの題は \(title) ですが、時刻表の上には \(near) とあります")
    case .words(let words):
      language("\"\(words)\" does not say clearly on which days", "\"\(words)\" では、どの日か分かりません")
    case .mark(let mark, let words):
      language(
        "mark \"\(mark)\": \"\(words)\" does not say clearly on which days",
        "記号 \"\(mark)\" の \"\(words)\" では、どの日か分かりません")
    case .emptyTimetable:
      language(
        "a table without departures does not say on which days nothing runs",
        "便のない表に、どの曜日のものか書かれていません")
    }
  }
}

extension HolidayFeedNotice {
  func words(_ language: Language) -> String {
    language("holiday feed: ", "祝日の配信: ") + sentence(language)
  }

  private static func goOn(_ language: Language) -> String {
    language("; the last good one and the law go on", "。前回のものと法律の計算で続けます")
  }

  private func sentence(_ language: Language) -> String {
    switch self {
    case .missing(let subject, let fault):
      "\(subject): \(fault.words(language))" + Self.goOn(language)
    case .refused(let url, let fault): "\(url): \(fault.words(language))" + Self.goOn(language)
    case .differs(let url, let days, let more):
      language(
        "\(url): expected the law's days, found \(days)\(more > 0 ? " and \(more) more" : ""); "
          + "days that only the feed has count as holidays",
        "\(url): 法律の祝日と違います(\(days)\(more > 0 ? " ほか\(more)件" : ""))。"
          + "配信だけにある日も祝日として扱います")
    case .ends(let url, let date):
      language(
        "\(url): it ends with \(date); after that the law alone decides; name a newer one "
          + "in routes.json",
        "\(url): \(date) までです。その後は法律の計算だけになります。routes.json に新しいものを書いてください")
    }
  }
}
