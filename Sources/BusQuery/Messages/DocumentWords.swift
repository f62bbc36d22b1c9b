public import BusJSON
public import BusModel

extension DocumentExpectation {
  /// "timetables[0].departures: expected an array, found nothing".
  ///
  /// - Parameters:
  ///   - path: the place; empty for the whole document.
  ///   - found: what stands there.
  ///   - language: the words.
  /// - Returns: one line.
  public func words(
    at path: String, found: DocumentFound, _ language: Language
  ) -> String {
    (path.isEmpty ? "" : "\(path): ")
      + language.mismatch(words(language), found.words(language))
  }

  private func words(_ language: Language) -> String {
    switch self {
    case .kind(let kind): language.name(ofKind: kind)
    case .column(let last):
      language("the index of a column, 0 to \(last)", "欄の番号(0 から \(last) まで)")
    case .sha256: language("a SHA-256 in hex", "16進数の SHA-256")
    case .verdict:
      language(
        "timetable, uncertain or notATimetable", "timetable、uncertain、notATimetable のどれか")
    case .service: language("a kind of service day", "運行日の種別")
    case .date: language("a date as YYYY-MM-DD", "YYYY-MM-DD の形の日付")
    case .time: language("a time from 00:00 to 47:59", "00:00 から 47:59 までの時刻")
    case .pattern: language("words on days of service", "運行日を表す言葉")
    }
  }
}

extension DocumentFound {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .nothing: language("nothing", "なし")
    case .value(let text): text
    case .kind(let kind): language.name(ofKind: kind)
    }
  }
}

extension DocumentKind {
  /// The same of a text that is no JSON at all, with what it should be.
  ///
  /// - Parameters:
  ///   - fault: why it is none.
  ///   - language: the words.
  /// - Returns: one line.
  public func words(_ fault: JSONFault, _ language: Language) -> String {
    let name =
      switch self {
      case .extracted: language("what bus extract --json prints", "bus extract --json の出力")
      case .normalised: language("what bus normalise prints", "bus normalise の出力")
      }
    return language("standard input is not \(name): ", "標準入力が \(name)ではありません: ")
      + fault.words(language)
  }
}
