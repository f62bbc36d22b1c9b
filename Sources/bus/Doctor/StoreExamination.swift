import BusStore

/// Whether the database is sound, and its timetables are those that were published.
struct StoreExamination {
  private let store: TimetableStore
  private let examination: Examination

  init(_ store: TimetableStore, _ examination: Examination) {
    self.store = store
    self.examination = examination
  }

  func finding() throws(StoreError) -> Finding {
    let faults = try store.faults()
    guard faults.isEmpty else {
      return .fault("database", store.path, faults.joined(separator: "\n"), advice: advice)
    }
    let altered = try store.alteredVersions()
    guard altered.isEmpty else {
      let list = altered.map { "\($0.route.name) \($0.id)" }.joined(separator: ", ")
      return .fault(
        "database", store.path,
        examination.say(
          "versions that no longer say what was published: \(list)", "公開時と内容が変わった版: \(list)"),
        advice: advice)
    }
    return .ok("database", store.path, examination.say("sound", "正常です"))
  }

  private var advice: String {
    examination.say(
      "move it aside, with its -wal and -shm, and run bus ingest --offline: the archive has its pages",
      "-wal と -shm と一緒にファイルをよけて bus ingest --offline を実行してください(ページは保存されています)")
  }
}
