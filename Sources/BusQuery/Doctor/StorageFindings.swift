public import BusModel

/// Whether the database is sound, and its timetables are those that were published.
public enum DatabaseFinding: Hashable, Sendable {
  /// It is.
  case sound(path: String)
  /// SQLite finds the file broken.
  case broken(path: String, faults: [String])
  /// Rows no longer say what was published.
  case altered(path: String, versions: [VersionSummary])
  /// It, or something in it, cannot be read.
  case unreadable(String, DoctorFacts.Trouble)

  init(_ facts: DoctorFacts.Database) {
    if !facts.faults.isEmpty {
      self = .broken(path: facts.path, faults: facts.faults)
    } else if !facts.altered.isEmpty {
      self = .altered(path: facts.path, versions: facts.altered)
    } else {
      self = .sound(path: facts.path)
    }
  }

  func remark(_ language: Language) -> Finding.Remark {
    switch self {
    case .sound(let path):
      return Finding.Remark(
        state: .ok, subject: path, message: language("sound", "正常です"))
    case .broken(let path, let faults):
      return Finding.Remark(
        state: .fault, subject: path, message: faults.joined(separator: "\n"),
        advice: Self.advice(language))
    case .altered(let path, let versions):
      let list = language.list(versions.map { "\($0.route.name) \($0.id)" })
      return Finding.Remark(
        state: .fault, subject: path,
        message: language(
          "versions that no longer say what was published: \(list)", "公開時と内容が変わった版: \(list)"),
        advice: Self.advice(on: versions, language))
    case .unreadable(let subject, let trouble):
      let message = trouble.fault.words(language)
      return Finding.Remark(
        state: .fault, subject: subject, message: message, isNamed: message.contains(subject))
    }
  }

  /// What is in force is read anew by a night with its routes; of what was, only a backup has the rows.
  private static func advice(on versions: [VersionSummary], _ language: Language) -> String {
    let isOld = versions.allSatisfy { $0.state != .active && $0.state != .announced }
    guard isOld else {
      return language(
        "run bus ingest --route NAME for each: it reads their pages anew",
        "それぞれ bus ingest --route 路線名 を実行すると、ページから読み直されます")
    }
    return language(
      "nothing is answered from them; bus restore brings back the newest sound backup",
      "これらの版は使われません。bus restore で正常な控えに戻せます")
  }

  private static func advice(_ language: Language) -> String {
    switch language {
    case .en:
      "run bus restore, which brings back the newest sound backup; without one move it aside, with its "
        + "-wal and -shm, and run bus ingest --offline: the archive has its pages"
    case .ja:
      "bus restore を実行すると正常な控えに戻ります。控えがなければ、-wal と -shm と一緒にファイルをよけて "
        + "bus ingest --offline を実行してください(ページは保存されています)"
    }
  }
}

/// Whether the archive still has the bytes of what is in force.
public enum ArchiveFinding: Hashable, Sendable {
  /// There is no archive, or it may not be read.
  case absent(folder: String)
  /// Some pages are missing or are not what they were.
  case damaged(folder: String, hashes: [String], of: Int)
  /// Nobody could look.
  case unexamined(folder: String, pages: Int)
  /// All pages in force are as they were fetched.
  case sound(folder: String, pages: Int)

  init(_ facts: DoctorFacts.Archive) {
    guard facts.isReadable else {
      self = .absent(folder: facts.folder)
      return
    }
    switch facts.bad {
    case nil: self = .unexamined(folder: facts.folder, pages: facts.pages)
    case []?: self = .sound(folder: facts.folder, pages: facts.pages)
    case let bad?: self = .damaged(folder: facts.folder, hashes: bad, of: facts.pages)
    }
  }

  func remark(_ language: Language) -> Finding.Remark {
    switch (self, language) {
    case (.absent(let folder), .en):
      Finding.Remark(
        state: .warning, subject: folder, message: "not there, or not readable",
        advice: "the next bus ingest makes it; without it nothing can be read again offline")
    case (.absent(let folder), .ja):
      Finding.Remark(
        state: .warning, subject: folder, message: "ないか、読めません",
        advice: "次の bus ingest で作られます。ないとオフラインでの読み直しができません")
    case (.damaged(let folder, let hashes, let all), .en):
      Finding.Remark(
        state: .warning, subject: folder,
        message: "\(hashes.count) of \(Counted.english(all, "page")) missing or damaged: "
          + Self.list(hashes, language),
        advice: "run bus ingest --force: it fetches them anew")
    case (.damaged(let folder, let hashes, let all), .ja):
      Finding.Remark(
        state: .warning, subject: folder,
        message: "\(all)ページのうち\(hashes.count)がないか壊れています: \(Self.list(hashes, language))",
        advice: "bus ingest --force で取得し直せます")
    case (.unexamined(let folder, let pages), .en):
      Finding.Remark(
        state: .warning, subject: folder,
        message:
          "\(Counted.english(pages, "page")) in force, not examined: bus-ingest did not do it")
    case (.unexamined(let folder, let pages), .ja):
      Finding.Remark(
        state: .warning, subject: folder,
        message: "公開中の\(pages)ページは、bus-ingest が応じないため確かめていません")
    case (.sound(let folder, let pages), .en):
      Finding.Remark(
        state: .ok, subject: folder,
        message: "\(Counted.english(pages, "page")) in force, all sound")
    case (.sound(let folder, let pages), .ja):
      Finding.Remark(state: .ok, subject: folder, message: "公開中の\(pages)ページはすべて正常です")
    }
  }

  private static func list(_ hashes: [String], _ language: Language) -> String {
    language.list(hashes.prefix(3) + (hashes.count > 3 ? ["…"] : []))
  }
}
