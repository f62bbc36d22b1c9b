import BusCommand
import BusModel
import BusQuery
import BusStore
import Glibc

/// Whether the archive still has the bytes of what is in force, each read and hashed.
struct ArchiveExamination {
  private let folder: String
  private let store: TimetableStore
  private let examination: Examination

  init(_ folder: String, _ store: TimetableStore, _ examination: Examination) {
    self.folder = folder
    self.store = store
    self.examination = examination
  }

  func finding() throws(StoreError) -> Finding {
    guard access(folder, R_OK | X_OK) == 0 else {
      return .warning(
        "archive", folder, examination.say("not there, or not readable", "ないか、読めません"),
        advice: examination.say(
          "the next bus ingest makes it; without it nothing can be read again offline",
          "次の bus ingest で作られます。ないとオフラインでの読み直しができません"))
    }
    let hashes = try store.hashesInForce()
    let bad = hashes.filter { !isSound($0) }
    guard bad.isEmpty else {
      let list = bad.prefix(3).joined(separator: ", ") + (bad.count > 3 ? ", …" : "")
      return .warning(
        "archive", folder,
        examination.say(
          "\(bad.count) of \(Counted.english(hashes.count, "page")) missing or damaged: \(list)",
          "\(hashes.count)ページのうち\(bad.count)がないか壊れています: \(list)"),
        advice: examination.say(
          "run bus ingest --force: it fetches them anew", "bus ingest --force で取得し直せます"))
    }
    return .ok(
      "archive", folder,
      examination.say(
        "\(Counted.english(hashes.count, "page")) in force, all sound",
        "公開中の\(hashes.count)ページはすべて正常です")
    )
  }

  private func isSound(_ sha256: String) -> Bool {
    let path = "\(folder)/\(sha256.prefix(2))/\(sha256.dropFirst(2))"
    // Why it cannot be read does not matter here: it cannot be relied on.
    guard let bytes = try? InputFile.read(path) else { return false }
    return ContentHash.sha256(bytes) == sha256
  }
}
