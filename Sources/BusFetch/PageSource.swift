/// The one seam between this program and the world: whatever brings pages.
///
/// `CurlSource` brings them from the network, `ReplaySource` from a folder.
public protocol PageSource: Sendable {
  /// Brings one page, or the word that it has not changed.
  ///
  /// - Throws: a `FetchError`, also for every answer that is not a page: `PageStatus` says which.
  func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse
}
