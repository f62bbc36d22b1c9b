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
      let list = versions.map { "\($0.route.name) \($0.id)" }.joined(separator: ", ")
      return Finding.Remark(
        state: .fault, subject: path,
        message: language(
          "versions that no longer say what was published: \(list)", "公開時と内容が変わった版: \(list)"),
        advice: Self.advice(language))
    case .unreadable(let subject, let trouble):
      return Finding.Remark(
        state: .fault, subject: subject, message: trouble.fault.words(language))
    }
  }

  private static func advice(_ language: Language) -> String {
    switch language {
    case .en:
      "move it aside, with its -wal and -shm, and run bus ingest --offline: the archive has its pages"
    case .ja:
      "-wal と -shm と一緒にファイルをよけて bus ingest --offline を実行してください(ページは保存されています)"
    }
  }
}
