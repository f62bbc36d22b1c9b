import BusFetch
import BusJSON
import BusModel
import BusQuery
import BusStore

/// What `bus prune` removed, or would remove.
struct PruneReport {
  let rows: Pruned
  let files: ArchiveClearance
  let isDry: Bool

  func text(_ language: Language) -> String {
    let isJapanese = language == .ja
    let verb =
      isJapanese ? (isDry ? "削除対象" : "削除") : (isDry ? "would be removed" : "removed")
    let what =
      isJapanese
      ? "実行\(rows.runs) 取得\(rows.fetches) 読み取り\(rows.parses) 保留の版\(rows.versions) "
        + "保存ファイル\(files.files)（\(files.bytes)バイト）"
      : [
        Counted.english(rows.runs, "run"),
        "\(rows.fetches) fetch" + (rows.fetches == 1 ? "" : "es"),
        Counted.english(rows.parses, "reading"),
        Counted.english(rows.versions, "version") + " kept aside",
        Counted.english(files.files, "archived file")
          + " (\(Counted.english(files.bytes, "byte")))",
      ].joined(separator: ", ")
    return "\(verb): \(what)\n"
  }

  var json: String {
    let document: JSONValue = [
      "dryRun": .bool(isDry), "runs": JSONValue(rows.runs), "fetches": JSONValue(rows.fetches),
      "readings": JSONValue(rows.parses), "quarantinedVersions": JSONValue(rows.versions),
      "files": JSONValue(files.files), "bytes": JSONValue(files.bytes),
    ]
    return document.text(pretty: true) + "\n"
  }
}
