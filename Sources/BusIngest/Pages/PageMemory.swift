import BusFetch
import BusModel
import BusStore

/// What earlier runs know of an address: by the database, else by the archive's own index.
struct PageMemory: Sendable {
  private let store: TimetableStore
  /// Read only when the database may lack something; a night in good order needs it not.
  private let index: [String: ArchiveEntry]
  /// When the run began that this one takes up; nil when there is none.
  private let resumedSince: Moment?

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
    store = recorder.store
    resumedSince = try recorder.unfinishedSince(moment.adding(seconds: -Self.resumedSeconds))
    var isNeeded = isOffline || resumedSince != nil
    if !isNeeded { isNeeded = try recorder.isFirst() }
    // An index that cannot be read costs requests, no data.
    index = isNeeded ? (try? archive.entries()) ?? [:] : [:]
  }

  /// The last fetch that gave bytes; nil when the address never gave any.
  func last(_ url: String) throws(StoreError) -> FetchRecord? {
    let known = try store.pageRecords.lastFetch(url: url)
    guard let entry = index[url], known.map({ $0.at < entry.at }) ?? true else { return known }
    return FetchRecord(entry)
  }

  /// Whether a page came in the run that is taken up: its server has done its part for tonight.
  func isOfTonight(_ record: FetchRecord) -> Bool { resumedSince.map { record.at >= $0 } ?? false }
}

extension FetchRecord {
  fileprivate init(_ entry: ArchiveEntry) {
    self.init(
      url: entry.url, at: entry.at, status: 200, sha256: entry.sha256, bytes: entry.bytes,
      contentType: entry.contentType, etag: entry.etag, lastModified: entry.lastModified)
  }
}
