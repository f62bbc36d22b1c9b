import BusFetch
import BusFiles
import BusModel
import BusStore

extension PageFetcher {
  /// Brings the holiday feed or list.
  func holidays(_ source: HolidaySource) async throws(StoreError) -> SuppliedPage {
    switch source {
    case .url(let url): try await feed(url)
    case .file(let path): SuppliedPage(outcome: try localFile(path))
    }
  }

  /// Brings the feed, filed and written down at once: there is one a night.
  private func feed(_ url: String) async throws(StoreError) -> SuppliedPage {
    var arrival = try await page(url)
    if let filing = arrival.filing, let fault = archive.store([filing]).first, let fault {
      arrival.fail(fault)
    }
    do throws(StoreError) {
      try recorder.note(arrival)
    } catch {
      guard let said = error.brokenRule else { throw error }
      arrival.fail(FetchError(url, .notRecorded(said: said)))
    }
    return arrival.supplied
  }

  /// Brings a file of this machine as a page: archived and written down like one, by its file URL.
  ///
  /// - Parameter path: an absolute path.
  /// - Returns: the page; why it cannot be read is an outcome.
  /// - Throws: when the database fails.
  func localFile(_ path: String) throws(StoreError) -> Outcome {
    let url = "file://" + path
    let outcome = read(path, as: url)
    switch outcome {
    case .success(let page):
      try recorder.note(
        FetchRecord(
          url: url, at: page.fetchedAt, status: 200, sha256: page.sha256, bytes: page.received))
    case .failure(let error):
      try recorder.note(FetchRecord(url: url, at: now(), error: error.fault))
    }
    return outcome
  }

  private func read(_ path: String, as url: String) -> Outcome {
    do throws(FetchError) {
      let bytes = try FetchError.wrapping(try PosixFile.read(path, maxBytes: Self.mostListBytes))
      let sha256 = try isArchiving ? archive.store(bytes) : PageHash.sha256(bytes)
      return .success(
        FetchedPage(
          url: url, sha256: sha256, fetchedAt: now(), contentType: nil, count: bytes.count,
          body: isArchiving ? nil : bytes, received: bytes.count))
    } catch {
      return .failure(error)
    }
  }

  /// The official list has 20 KB; something else was named when it is more than this.
  private static let mostListBytes = 4 << 20
}
