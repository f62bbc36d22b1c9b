import BusFiles
import BusModel

/// The index of the archive: `archive/index.jsonl`, a line for every page that came with new bytes,
/// in the order in which they came. The database does not need it; it is there for the day on which
/// there is no database, and for pages of a run that was killed before it could write them down.
extension PageArchive {
  /// Where the index is.
  public var indexPath: String { folder + "/index.jsonl" }

  /// The last entry of every address; none when there is no index.
  ///
  /// - Throws: `.cannotOpen` or `.cannotRead`.
  public func entries() throws(FetchError) -> [String: ArchiveEntry] {
    Dictionary(try lines().map { ($0.url, $0) }) { $1 }
  }

  /// All entries in the order in which they were written, whatever the clock said then; none when
  /// there is no index.
  ///
  /// - Throws: `.cannotOpen` or `.cannotRead`.
  public func lines() throws(FetchError) -> [ArchiveEntry] {
    guard PosixFile.exists(indexPath) else { return [] }
    let bytes = try FetchError.wrapping(try PosixFile.read(indexPath, maxBytes: .max))
    return bytes.split(separator: 0x0A).compactMap { ArchiveEntry(line: $0) }
  }

  /// Leaves only the last line of every address in the index.
  ///
  /// - Throws: what reading and writing throw; then the index is as it was.
  public func compactIndex() throws(FetchError) {
    var seen: Set<String> = []
    let entries = Array(try lines().reversed().filter { seen.insert($0.url).inserted }.reversed())
    guard !entries.isEmpty else { return }
    try FetchError.wrapping(try PosixFile.replace(indexPath, with: entries.flatMap(\.line)))
  }
}
