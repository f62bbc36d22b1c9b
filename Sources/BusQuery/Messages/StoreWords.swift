public import BusModel

extension StoreFault {
  /// The same with what it is about: a path, or the version that was to be decided upon.
  func words(about subject: String, _ language: Language) -> String {
    let name =
      switch self {
      case .otherInForce(let version, _), .notKeptAside(let version, _):
        language("version \(version)", "版\(version)")
      default: subject
      }
    return "\(name): \(words(language))"
  }

  /// What is wrong and what to do, in one sentence without a full stop.
  ///
  /// - Parameter language: the words.
  /// - Returns: the sentence, without what it is about.
  public func words(_ language: Language) -> String {
    switch self {
    case .sqlite(let trouble, let said): trouble.words(said, language)
    case .dataInLog(let fault, let path): language.dataInLog(fault, path)
    case .noDatabase: language.noDatabase
    case .folder(let path): language.folder(path)
    case .cannotCreate: language.cannotCreate
    case .cannotWrite: language.cannotWrite
    case .cannotSync(let fault):
      language("cannot be put on the disk: ", "ディスクに書き込めません: ") + fault.words(language)
    case .empty: language.empty
    case .older(let found, let known): language.older(found, known)
    case .notBroughtUpToDate(let found, let known, let said):
      language.notBroughtUpToDate(found, known, said)
    case .newer(let found, let known): language.newer(found, known)
    case .foreign(let id): language.foreign(id)
    case .backup(let fault):
      language("the backup before an update cannot be put in place: ", "更新前の控えを置けません: ")
        + fault.words(language)
    case .unreadDays(let words, let backup): language.unreadDays(words, backup)
    case .nothingToRestore: language.nothingToRestore
    case .noBackup(let unsound): language.withoutBackup(unsound: unsound)
    case .badColumn(let column, let found): column.words(found, language)
    case .altered(let version): language.altered(version)
    case .alteredHolidays: language.alteredHolidays
    case .closed: language("the connection is closed", "接続が閉じています")
    case .nothingWritten: language("nothing was written", "何も書き込まれませんでした")
    case .unexpected(let what): language("unexpected: \(what)", "想定外の問題です: \(what)")
    case .noRun(let run): language("there is no run \(run)", "実行\(run)はありません")
    case .noHolidays: language.noHolidays
    case .otherInForce(let version, let now): language.overtaken(version, by: now)
    case .notKeptAside(_, let state): language.notKeptAside(state)
    }
  }
}

/// Where the database lies, and its copies.
extension Language {
  fileprivate var noDatabase: String {
    self(
      "there is no database yet; run `bus ingest` to make it",
      "まだデータベースがありません。`bus ingest` を実行すると作られます")
  }

  fileprivate func folder(_ path: String) -> String {
    self(
      "expected a database file, found a folder; add the file's name: \(path)/bus.sqlite",
      "データベースのファイルではなくフォルダーです。ファイル名を付けてください: \(path)/bus.sqlite")
  }

  fileprivate var cannotCreate: String {
    self(
      "the database cannot be created here; make the folder, or give --database",
      "ここにはデータベースを作れません。フォルダーを作るか、--database で指定してください")
  }

  fileprivate var cannotWrite: String {
    self(
      "the database cannot be written to; make the file and its folder writable",
      "データベースに書き込めません。ファイルとフォルダーを書き込めるようにしてください")
  }

  fileprivate var empty: String {
    self(
      "the database is empty; run `bus ingest` once to bring it up to date",
      "データベースは空です。`bus ingest` を一度実行すると新しくなります")
  }

  fileprivate var nothingToRestore: String {
    self(
      "the database is sound, and its backups are older; use --force to go back to the newest all the "
        + "same",
      "データベースは正常で、控えはそれより古いものです。それでも戻すなら --force を付けてください")
  }

  fileprivate func withoutBackup(unsound: Int) -> String {
    self(
      "there is no sound backup beside it" + (unsound == 0 ? "" : " (\(unsound) damaged)")
        + "; move it aside, with its -wal and -shm, and run `bus ingest --offline`: the archive has "
        + "its pages",
      "隣に正常な控えがありません" + (unsound == 0 ? "" : "(壊れた控え\(unsound)件)")
        + "。-wal と -shm と一緒にファイルをよけて `bus ingest --offline` を実行してください。ページは保存されています")
  }
}

/// Databases of other versions and other programs.
extension Language {
  fileprivate func older(_ found: Int, _ known: Int) -> String {
    self(
      "the database is of version \(found), this program's is \(known); run `bus ingest` once "
        + "to bring it up to date",
      "データベースは版\(found)で、このプログラムの版は\(known)です。`bus ingest` を一度実行すると新しくなります")
  }

  fileprivate func notBroughtUpToDate(_ found: Int, _ known: Int, _ said: String) -> String {
    self(
      "the database is of version \(found), this program's is \(known), and it could not be "
        + "brought up to date: \(said)",
      "データベースは版\(found)、このプログラムの版は\(known)で、新しくできませんでした: \(said)")
  }

  fileprivate func newer(_ found: Int, _ known: Int) -> String {
    self(
      "the database is of version \(found), this program knows \(known); install the newer bus "
        + "that wrote it",
      "データベースは版\(found)ですが、このプログラムが扱えるのは版\(known)までです。書き込んだ新しい bus を入れてください")
  }

  fileprivate func foreign(_ id: Int) -> String {
    self(
      "expected a database of bus, found another program's (application_id \(id)); give "
        + "another path with --database",
      "bus のデータベースではありません(application_id \(id))。--database で別のパスを指定してください")
  }

  fileprivate func unreadDays(_ words: String, _ backup: String) -> String {
    self(
      "expected days in the words of version 1, found \"\(words)\"; nothing was changed, and "
        + "\(backup) is a copy; please report these words",
      "版1の言葉による運行日が必要です(実際: \"\(words)\")。何も変更していません。控えは \(backup) です。"
        + "この言葉を報告してください")
  }
}

/// What stands in it.
extension Language {
  fileprivate func dataInLog(_ fault: StoreFault, _ path: String) -> String {
    fault.words(self)
      + self(
        "; the last data stands in \(path)-wal, which takes 32 KB of room to be read: make "
          + "room, and leave it where it is",
        "。最後のデータは \(path)-wal にあり、読むのに 32 KB の空きが必要です。空きを作り、ファイルはそのままにしてください")
  }

  fileprivate func altered(_ version: Int) -> String {
    self(
      "the rows of version \(version) are not what was published, and nothing is answered from "
        + "them; run `bus ingest --route NAME`, which reads its pages anew",
      "版\(version)の内容が公開時と違うため、答えられません。`bus ingest --route 路線名` を実行すると読み直されます")
  }

  fileprivate var alteredHolidays: String {
    self(
      "the feed's holidays are not what was taken in; run `bus ingest`, which takes them in anew",
      "取り込んだ祝日の内容が変わっています。`bus ingest` を実行すると取り込み直されます")
  }

  fileprivate var noHolidays: String {
    self(
      "expected holidays, found none; the last good ones are kept",
      "祝日が一つもありません。前回のものをそのまま使います")
  }

  fileprivate func notKeptAside(_ state: VersionState?) -> String {
    self(
      "expected a version that was kept aside, found "
        + "\(state.map { "one that is \($0.name(.en))" } ?? "none"); see `bus history`",
      "保留中の版が必要です(実際: \(state.map { "\($0.name(.ja))の版" } ?? "なし"))。`bus history` を見てください")
  }

  fileprivate func overtaken(_ version: Int, by current: Int?) -> String {
    self(
      "it was kept aside beside another version than today's: "
        + "\(current.map { "version \($0) is" } ?? "no version is") in force since; compare them "
        + "with `bus diff \(version) active`, and use --force to publish it all the same",
      "保留した時とは公開中の版が違います。今は\(current.map { "版\($0)が公開されています" } ?? "公開中の版がありません")。"
        + "`bus diff \(version) active` で比べ、それでも公開するなら --force を付けてください")
  }
}
