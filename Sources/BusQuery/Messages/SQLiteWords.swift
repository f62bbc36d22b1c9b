import BusModel

extension SQLiteTrouble {
  /// What is wrong with the file and what to do, with SQLite's own words in brackets.
  func words(_ said: String, _ language: Language) -> String {
    switch self {
    case .notADatabase:
      language(
        "expected a SQLite database, found something else (\(said)); give another path with "
          + "--database, or, if it was bus's own, move it aside and run `bus ingest --offline`",
        "SQLite のデータベースではありません(\(said))。--database で別のパスを指定するか、bus のものだったなら、"
          + "よけてから `bus ingest --offline` を実行してください")
    case .damaged: Self.damaged(said, language)
    case .busy:
      language(
        "another program holds the database (\(said)); try again when it is done",
        "別のプログラムがデータベースを使っています(\(said))。終わってからもう一度実行してください")
    case .readOnly:
      language(
        "the database cannot be written to (\(said)); make file and folder writable",
        "データベースに書き込めません(\(said))。ファイルとフォルダーを書き込めるようにしてください")
    case .full:
      language(
        "no space is left on the disk (\(said)); make room and run it again",
        "ディスクに空きがありません(\(said))。空きを作ってからもう一度実行してください")
    case .unreadable:
      language(
        "the database cannot be opened (\(said)); look at the permissions of its path",
        "データベースを開けません(\(said))。パスの権限を確かめてください")
    case .inputOutput:
      language(
        "the disk gave an error (\(said)); look at disk and file system",
        "ディスクの読み書きに失敗しました(\(said))。ディスクとファイルシステムを確かめてください")
    case .brokenRule:
      language(
        "a rule of the database was broken (\(said)); please report this",
        "データベースの決まりに反しました(\(said))。不具合として報告してください")
    }
  }

  private static func damaged(_ said: String, _ language: Language) -> String {
    language(
      "the database is damaged (\(said)); run `bus restore`, which brings back the newest sound "
        + "backup, or move it aside, with its -wal and -shm if there are any, and run "
        + "`bus ingest --offline`: the archive has its pages",
      "データベースが壊れています(\(said))。`bus restore` で正常な控えに戻すか、-wal と -shm があれば一緒によけて "
        + "`bus ingest --offline` を実行してください。ページは保存されています")
  }
}

extension StoreColumn {
  /// What was expected in the column and what is there.
  func words(_ found: String, _ language: Language) -> String {
    let advice = language(
      "; move the file aside and run `bus ingest --offline`",
      "。ファイルをよけて `bus ingest --offline` を実行してください")
    return switch self {
    case .marks:
      language("expected marks as JSON, found \(found)", "JSON の記号が必要です(実際: \(found))") + advice
    case .sources:
      language(
        "expected where names were found, as JSON, found \(found)",
        "JSON による名前の出どころが必要です(実際: \(found))") + advice
    case .minutes:
      language(
        "expected minutes of a service day, found \(found)", "運行日の 0 時からの分が必要です(実際: \(found))")
        + advice
    case .direction:
      language("expected a direction, found \(found)", "方向(行き・帰り)が必要です(実際: \(found))") + advice
    case .dayRules:
      language(
        "expected what a page says of dates, found \"\(found)\"",
        "ページの日付の決まりが必要です(実際: \"\(found)\")")
        + advice
    case .days:
      language(
        "expected the days of a timetable, found \"\(found)\"; run `bus ingest --force`",
        "時刻表の運行日が必要です(実際: \"\(found)\")。`bus ingest --force` を実行してください")
    }
  }
}
