public import BusModel

extension RouteMessage {
  /// What there is to say, in one line without a full stop.
  ///
  /// - Parameter language: the words.
  /// - Returns: the line.
  public func words(_ language: Language) -> String {
    switch self {
    case .noPages: language("it has no timetable pages", "時刻表のページがありません")
    case .rejected(let version):
      language(
        "the pages still say what was rejected as version \(version)",
        "ページの内容は、却下した版\(version)と同じままです")
    case .notFetched(let url, let fault, let others):
      "\(url): \(fault.words(language))" + fault.advice(language) + language.more(others)
    case .notAskedFor(let url, let others):
      "\(url): " + language("was not asked for", "取得していません") + language.more(others)
    case .notArchived(let subject, let fault): "\(subject): \(fault.words(language))"
    case .refused(let objection, let others):
      objection.words(language) + language.morePages(others)
    case .gate(let objection, nil): objection.words(language)
    case .gate(let objection, let route?): objection.brief(language, route: route)
    case .notRecorded(let said):
      language(
        "the database refused its rows (\(said)); please report this",
        "データベースがこの路線の記録を受け付けません(\(said))。不具合として報告してください")
    case .overtaken:
      language(
        "another program keeps publishing this route; run it again",
        "別のプログラムがこの路線を公開し続けています。もう一度実行してください")
    case .announced(let date): language("announced for \(date)", "\(date)から有効の予定")
    case .renamed(let name, let before, let now): name.renamed(to: now, from: before, language)
    case .named(let name, let now): name.renamed(to: now, from: nil, language)
    case .mended(let version): language.mended(version)
    case .damagedRecord:
      language(
        "the record of the last run is damaged; run `bus ingest`",
        "最後の実行の記録が壊れています。`bus ingest` を実行してください")
    case .readAnew:
      language(
        "read anew by this version of the program; the page is the same",
        "ページは同じで、新しい版のプログラムが読み直しました")
    case .text(let sentence): sentence
    }
  }
}

extension PageObjection {
  /// "https://…: this is no timetable: the page shows no text at all".
  func words(_ language: Language) -> String {
    let what =
      isUncertain
      ? language("not all of it was understood", "一部を読み取れません")
      : language("this is no timetable", "時刻表ではありません")
    guard let reason else { return "\(url): \(what)" }
    let place = reason.at.map { language(" (\($0))", "(\($0))") } ?? ""
    return "\(url): \(what): \(reason.words(language))\(place)"
  }
}

extension FetchFault {
  /// What to do about it where the address stands in routes.json; empty when nothing is.
  fileprivate func advice(_ language: Language) -> String {
    switch self {
    case .httpStatus(404), .httpStatus(410), .tooManyRedirects:
      language(", and put it in routes.json", "。その URL を routes.json に書いてください")
    default: ""
    }
  }
}

extension GateName {
  /// What it is called now, and was before.
  fileprivate func renamed(to now: String, from before: String?, _ language: Language) -> String {
    guard let before else {
      return language("the \(words(.en)) is named now: \(now)", "\(words(.ja))がわかりました: \(now)")
    }
    return language(
      "the \(words(.en)) is called \(now) now, it was \(before)",
      "\(words(.ja))の名前が \(before) から \(now) に変わりました")
  }
}

extension Language {
  fileprivate func more(_ others: Int) -> String {
    others > 0 ? self(" (and \(others) more)", "(ほか\(others)件)") : ""
  }

  fileprivate func mended(_ version: Int) -> String {
    self(
      "the rows of version \(version) had been damaged; its pages were read anew",
      "版\(version)の内容が壊れていたため、ページを読み直しました")
  }

  fileprivate func morePages(_ others: Int) -> String {
    guard others > 0 else { return "" }
    return self("; and \(others) more pages: bus routes check", "。ほか\(others)ページ: bus routes check")
  }
}

extension LockHolder? {
  /// Who holds the lock and what to do.
  ///
  /// - Parameters:
  ///   - path: the lock file.
  ///   - language: the words.
  /// - Returns: one line without a full stop.
  public func words(path: String, _ language: Language) -> String {
    let holder =
      map {
        language("process \($0.process) since \($0.since)", "プロセス\($0.process)、\($0.since) から")
      } ?? language("a process that has not told its name yet", "名乗っていないプロセス")
    return language(
      "\(path): another ingest is at work: \(holder); wait until it is done",
      "\(path): 別の取り込みが実行中です(\(holder))。終わるまで待ってください")
  }
}
