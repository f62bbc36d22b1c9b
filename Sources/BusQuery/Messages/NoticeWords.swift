public import BusModel

extension Notice {
  /// The notice in one sentence, without its place.
  ///
  /// - Parameter language: the words.
  /// - Returns: a sentence without a full stop.
  public func words(_ language: Language) -> String { content.words(language) }
}

extension Notice.Content {
  func words(_ language: Language) -> String {
    switch self {
    case .badHint(let fault): fault.words(language)
    case .refusal(let refusal): refusal.words(language)
    case .leftOver(let leftOver): leftOver.words(language)
    case .unreadDays(let days): days.words(language)
    case .holidayFeed(let notice): notice.words(language)
    case .fromAddress(let fact, let value, let parameter): fact.words(value, parameter, language)
    case .contradictoryNames(let kind, let first, let second):
      kind.contradiction(first, second, language)
    case .text(_, let sentence): sentence
    case .replacedCharacters(let count, let encoding): Self.replaced(count, encoding, language)
    case .truncated:
      language("the page breaks off in the middle; fetch it again", "ページが途中で切れています。取得し直してください")
    case .cutOff: Self.cutOff(language)
    case .unexplainedMark(let mark):
      language(
        "\"\(mark)\" is explained nowhere on the page", "\"\(mark)\" の説明がページのどこにもありません")
    case .specialDays(let line): Self.specialDays(line, language)
    case .leadingSmallHours(let hour): Self.smallHours(hour, language)
    case .impossibleTime(let hour, let minute):
      language(
        "\(hour):\(minute) is no time of a service day", "\(hour):\(minute) は運行日の時刻ではありません")
    case .archiveMended(let url, let sha256): Self.mended(url, sha256, language)
    case .pageMoved(let url, let to): Self.moved(url, to, language)
    case .unencrypted(let url, let to): Self.unencrypted(url, to, language)
    case .rowNote(let text):
      language("\"\(text)\" stands beside the minutes of a row", "\"\(text)\" が分の並びの横にあります")
    case .unorderedMinutes(let text):
      language("the minutes of this row do not rise: \(text)", "この行の分が小さい順に並んでいません: \(text)")
    case .unreadTable: language("a table like the others could not be read", "ほかと同じような表を読み取れませんでした")
    case .intervalRule(let text): Self.interval(text, language)
    case .emptyTable: Self.emptyTable(language)
    case .foreignTable:
      language("a table that holds no times of buses was left out", "バスの時刻の載っていない表は読み飛ばしました")
    case .doubtfulTimetable(let words): Self.doubtful(words, language)
    case .notInForce(let value): Self.notInForce(value, language)
    }
  }

  private static func replaced(_ count: Int, _ encoding: String, _ language: Language) -> String {
    language(
      "\(count) bytes have no meaning in \(encoding)", "\(encoding) として読めないバイトが\(count)個あります")
  }

  private static func notInForce(_ value: String, _ language: Language) -> String {
    language(
      "the page says that these times do not hold: \"\(value)\"",
      "ページにこの時刻が有効でない旨の記載があります：「\(value)」")
  }

  private static func cutOff(_ language: Language) -> String {
    language(
      "the page nests too deep or is too large to be read whole",
      "ページの入れ子が深すぎるか、大きすぎて、全部は読めません")
  }

  private static func specialDays(_ line: String, _ language: Language) -> String {
    language(
      "the page says \"\(line)\": give these days to the operator's serviceDays",
      "ページに「\(line)」とあります。バス会社の serviceDays にその日を書いてください")
  }

  private static func smallHours(_ hour: Int, _ language: Language) -> String {
    language(
      "the first departures stand at hour \(hour): taken for the early morning",
      "最初の便が\(hour)時にあります。早朝とみなしました")
  }

  private static func mended(_ url: String, _ sha256: String, _ language: Language) -> String {
    language(
      "\(url): the archived bytes \(sha256) were missing or damaged; the page was fetched anew",
      "\(url): 保存したページ \(sha256) がないか壊れていたので、取得し直しました")
  }

  private static func interval(_ text: String, _ language: Language) -> String {
    language(
      "first and last buses and an interval, not read as departures: \(text)",
      "始発・終発と間隔の案内です(便としては読みません): \(text)")
  }

  private static func moved(_ url: String, _ to: String, _ language: Language) -> String {
    language(
      "\(url) has moved for good to \(to): bus routes edit NAME --moved puts that into routes.json",
      "\(url) は \(to) に移転しました。bus routes edit 名前 --moved で routes.json を書き換えられます")
  }

  private static func unencrypted(_ url: String, _ to: String, _ language: Language) -> String {
    language(
      "\(url) leads to \(to), which is not encrypted: anyone on the way can change the page",
      "\(url) は暗号化されない \(to) に転送されます。途中で書き換えられるおそれがあります")
  }

  private static func emptyTable(_ language: Language) -> String {
    language(
      "no minute stands in the table; scripts may fill it in the browser",
      "表に分が一つもありません。ブラウザーでスクリプトが入れるのかもしれません")
  }

  private static func doubtful(_ words: String, _ language: Language) -> String {
    words.isEmpty
      ? language("nothing says that these times are of a timetable", "これらの時刻が時刻表のものか分かりません")
      : language("\"\(words)\" speaks against a timetable", "\"\(words)\" とあるので、時刻表ではないかもしれません")
  }
}

extension NameKind {
  /// What people call it.
  func words(_ language: Language) -> String {
    switch self {
    case .stop: language("stop", "停留所")
    case .routeName: language("line", "系統")
    case .destination: language("destination", "行き先")
    case .platform: language("platform", "のりば")
    }
  }
}

extension NameKind {
  fileprivate func contradiction(
    _ first: String, _ second: String, _ language: Language
  ) -> String {
    language(
      "the page names two as the \(words(.en)): \"\(first)\" and \"\(second)\"; neither is told",
      "\(words(.ja))が \"\(first)\" と \"\(second)\" で食い違うので、どちらも採りません")
  }
}

extension Notice.AddressFact {
  fileprivate func words(_ value: String, _ parameter: String, _ language: Language) -> String {
    let what = self == .days ? language("days", "曜日") : language("platform", "のりば")
    return language(
      "the page does not say the \(what); \"\(value)\" is from its address (\(parameter))",
      "ページに\(what)がないので、アドレスの \"\(value)\" から取りました(\(parameter))")
  }
}
