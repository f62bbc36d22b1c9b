import BusFetch
import BusModel
import BusStore
import CLinux
import Dispatch
import Synchronization

/// What is to be written down.
indirect enum StoreJob: Sendable {
  /// What a server answered.
  case page(PageArrival)
  /// A route all of whose pages are there: what is known of it by their bytes alone.
  case settle(Int, PlannedRoute, [String: PageFetcher.Outcome])
  /// A route whose pages were read.
  case publish(QueuedRoute, ParsedRoute)
}

/// What was written down.
indirect enum StoredJob: Sendable {
  /// A page is at hand, or is not to be had.
  case page(String, SuppliedPage)
  /// A route's pages are to be read.
  case unread(QueuedRoute)
  /// The route of that number and name is done with, after its pages were read or without that.
  case route(Int, String, RouteResult, QueuedRoute?)
}

/// Writes down what has gathered: pages are filed together, and then all rows are written in one
/// transaction, so that what refers to a page comes to the disk after the page.
struct RunStore: Sendable {
  let recorder: RunRecorder
  let routes: RouteIngest
  /// Where pages are filed; nil in a dry run.
  let archive: PageArchive?

  private let trim = HeapTrim()

  /// Its thread is none of those that read pages: it waits for the disk, and they go on.
  let queue = DispatchQueue(label: "bus-ingest.store")

  /// Does all jobs.
  func run(_ jobs: [StoreJob]) async throws(StoreError) -> [StoredJob] {
    let result = await withCheckedContinuation { reply in
      queue.async { reply.resume(returning: done(jobs)) }
    }
    return try result.get()
  }

  private func done(_ jobs: [StoreJob]) -> Result<[StoredJob], StoreError> {
    let jobs = filed(jobs)
    do throws(StoreError) {
      let stored = try together(jobs)
      trim.note(jobs.reduce(0) { $0 + $1.bytesRead })
      return .success(stored)
    } catch {
      return .failure(error)
    }
  }

  /// The jobs with the pages filed that have new bytes; one that cannot be filed is not at hand.
  private func filed(_ jobs: [StoreJob]) -> [StoreJob] {
    guard let archive else { return jobs }
    let places = jobs.indices.filter { jobs[$0].filing != nil }
    guard !places.isEmpty else { return jobs }
    var jobs = jobs
    for (place, fault) in zip(places, archive.store(places.compactMap { jobs[$0].filing })) {
      if let fault, case .page(var arrival) = jobs[place] {
        arrival.fail(fault)
        jobs[place] = .page(arrival)
      }
    }
    return jobs
  }

  /// All in one transaction. A row that the schema refuses takes all of them back: then each is done
  /// for itself, and costs its own page or route alone.
  private func together(_ jobs: [StoreJob]) throws(StoreError) -> [StoredJob] {
    do throws(StoreError) {
      return try recorder.store.group { () throws(StoreError) in
        var stored: [StoredJob] = []
        for job in jobs { stored.append(try store(job)) }
        return stored
      }
    } catch {
      guard error.brokenRule != nil else { throw error }
      var stored: [StoredJob] = []
      for job in jobs { stored.append(try storeAlone(job)) }
      return stored
    }
  }

  private func store(_ job: StoreJob) throws(StoreError) -> StoredJob {
    switch job {
    case .page(let arrival):
      try recorder.note(arrival)
      return .page(arrival.url, arrival.supplied)
    case .settle(let number, let route, let pages):
      switch try routes.settle(route, pages) {
      case .done(let result): return .route(number, route.setting.name, result, nil)
      case .unread(let pages):
        return .unread(QueuedRoute(number: number, route: route.setting, pages: pages))
      }
    case .publish(let reading, let parsed):
      let result = try routes.publish(reading.route, parsed, reading.pages)
      return .route(reading.number, reading.route.name, result, reading)
    }
  }

  private func storeAlone(_ job: StoreJob) throws(StoreError) -> StoredJob {
    do throws(StoreError) {
      return try recorder.store.group { () throws(StoreError) in try store(job) }
    } catch {
      guard let said = error.brokenRule else { throw error }
      switch job {
      case .page(var arrival):
        arrival.fail(FetchError(arrival.url, .notRecorded(said: said)))
        return .page(arrival.url, arrival.supplied)
      case .settle(let number, let route, _):
        let result = routes.refused(route.setting, said)
        return .route(number, route.setting.name, result, nil)
      case .publish(let reading, _):
        let result = routes.refused(reading.route, said)
        return .route(reading.number, reading.route.name, result, reading)
      }
    }
  }
}

extension StoreJob {
  /// How many bytes of pages were read for it.
  fileprivate var bytesRead: Int {
    if case .publish(let reading, _) = self { reading.bytes } else { 0 }
  }

  /// The page to file.
  fileprivate var filing: ArchiveFiling? {
    if case .page(let arrival) = self { arrival.filing } else { nil }
  }
}

/// Gives memory back that reading pages took: it lies among what is kept, and would count as ours to
/// the end of the night. Only now and then: each time a thousand stretches are given up, and soon
/// taken again.
private final class HeapTrim: Sendable {
  /// How many bytes of pages were read since the last time.
  private let read = Atomic(0)

  /// So many make it worth the time.
  private static let most = 8 << 20

  /// Notes that pages of so many bytes were read and let go of.
  func note(_ bytes: Int) {
    guard read.add(bytes, ordering: .relaxed).newValue >= Self.most else { return }
    read.store(0, ordering: .relaxed)
    malloc_trim(0)
  }
}
