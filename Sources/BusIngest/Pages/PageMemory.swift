import BusFetch
import BusModel
import BusStore
import Synchronization

/// What earlier runs know of an address: by the database, else by the archive's own index.
struct PageMemory: Sendable {
  /// Beside the connection that writes: who asks what is known waits for nobody's transaction.
  private let store: TimetableStore
  /// Read only when the database may lack something; a night in good order needs it not.
  private let index: [String: [ArchiveEntry]]
  /// When the run began that this one takes up; nil when there is none.
  private let resumedSince: Moment?
  private let doubts: PageDoubts
  /// What was read of pages before they are asked for; nil for one that never came.
  private let ahead = Ahead()

  /// A run is taken up that was killed, or broken off by a full disk, less than this ago.
  private static let resumedSeconds = 6 * 3600

  /// - Parameters:
  ///   - recorder: the database.
  ///   - archive: the pages.
  ///   - isOffline: whether nobody may be asked.
  ///   - moment: now.
  /// - Throws: `StoreError`.
  init(
    _ recorder: RunRecorder, _ archive: PageArchive, isOffline: Bool, at moment: Moment
  ) throws(StoreError) {
    store = try recorder.store.reader()
    doubts = try store.pageRecords.doubts(extractorVersion: PageDocument.extractorVersion)
    resumedSince = try recorder.unfinishedSince(moment.adding(seconds: -Self.resumedSeconds))
    var isNeeded = isOffline || resumedSince != nil
    if !isNeeded { isNeeded = try recorder.isFirst() }
    // An index that cannot be read costs requests, no data.
    let lines = isNeeded ? (try? archive.lines()) ?? [] : []
    index = Dictionary(grouping: lines, by: \.url)
  }

  /// What is known of an address; a task that asks for the page holds a word of it in all its frames.
  final class Known: Sendable {
    /// The last fetch that gave bytes.
    let record: FetchRecord
    /// Whether it should not be asked for by its name.
    let isDoubted: Bool

    init(_ record: FetchRecord, _ doubts: PageDoubts, hasFailedSince: Bool) {
      self.record = record
      isDoubted = doubts.contains(KnownFetch(record: record, hasFailedSince: hasFailedSince))
    }
  }

  /// What the next pages of a host are known by, read together: one after the other would begin a
  /// transaction each, and find what SQLite had kept of the file overtaken by what was written meanwhile.
  private final class Ahead: Sendable {
    let pages = Mutex<[String: Known?]>([:])
    /// So many are known ahead at most, whatever the number of hosts.
    static let most = 1024
  }

  /// The last fetch that gave bytes, and whether it is doubted; nil when the address never gave any.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - next: those that are asked for soon after it.
  /// - Returns: what is known.
  /// - Throws: when the database fails.
  @inline(never)
  func known(_ url: String, before next: [String]) throws(StoreError) -> Known? {
    guard index[url] == nil else {
      let known = try store.pageRecords.knownFetches(urls: [url]).first
      return last(url, known?.record).map {
        Known($0, doubts, hasFailedSince: known?.hasFailedSince ?? false)
      }
    }
    return try ahead.pages.withLock { pages in
      Result { () throws(StoreError) in
        if let known = pages.removeValue(forKey: url) { return known }
        return try read(url, pages.count < Ahead.most ? next : [], into: &pages)
      }
    }.get()
  }

  private func read(
    _ url: String, _ next: [String], into pages: inout [String: Known?]
  ) throws(StoreError) -> Known? {
    let found = try store.pageRecords.knownFetches(urls: [url] + next)
    for url in next { pages.updateValue(nil, forKey: url) }
    var asked: Known?
    for one in found {
      let known = Known(one.record, doubts, hasFailedSince: one.hasFailedSince)
      if one.record.url == url { asked = known } else { pages[one.record.url] = known }
    }
    return asked
  }

  /// The last fetch that gave bytes; nil when the address never gave any.
  ///
  /// What the index has after the bytes that the database knows came after them, whatever the clock
  /// said; only where it has not those at all the clock is all there is.
  private func last(_ url: String, _ known: FetchRecord?) -> FetchRecord? {
    guard let entries = index[url], let entry = entries.last else { return known }
    guard let known else { return FetchRecord(entry) }
    if known.sha256 == entry.sha256 { return known.at < entry.at ? FetchRecord(entry) : known }
    let isAmongThem = entries.contains { $0.sha256 == known.sha256 }
    return isAmongThem || known.at < entry.at ? FetchRecord(entry) : known
  }

  /// The last fetch that gave bytes, by the database alone.
  func lastNoted(_ url: String) throws(StoreError) -> FetchRecord? {
    try store.pageRecords.lastFetch(url: url)
  }

  /// Whether a version in force has these bytes from this address.
  func isInForce(url: String, sha256: String) throws(StoreError) -> Bool {
    try store.pageRecords.isInForce(url: url, sha256: sha256)
  }

  /// Whether a page came in the run that is taken up: its server has done its part for tonight.
  @inline(never)
  func isOfTonight(_ known: KnownPage) -> Bool {
    guard let resumedSince, known.isSound else { return false }
    return known.record.at >= resumedSince
  }
}

extension FetchRecord {
  fileprivate init(_ entry: ArchiveEntry) {
    self.init(
      url: entry.url, at: entry.at, status: 200, sha256: entry.sha256, bytes: entry.bytes,
      contentType: entry.contentType, etag: entry.etag, lastModified: entry.lastModified)
  }
}
