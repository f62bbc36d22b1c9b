import BusCommand
import BusModel
import BusSources
import Dispatch

/// `bus-ingest` as a child, one at a time: who comes while one is at work waits, and a queue that is too
/// long is sent away. What is fetched and parsed thus never happens in the board's own process.
actor ChildSeat {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether pages are being fetched.
  private(set) var isRefreshing = false
  private var refreshed: [String: Moment] = [:]
  private var approaches: [String: (said: String?, until: ContinuousClock.Instant)] = [:]

  /// Longer nobody waits for a page.
  private static let seconds = 20

  /// What `bus extract URL --json` says of a page that is not on a private network; nil without an answer.
  func extract(_ url: String, within part: String?) async throws -> String? {
    var words = ["extract", "--json", "--public-only"]
    if let part { words.append("--within=" + part) }
    return try await run(words + ["--", url])
  }

  /// What `bus approach --json` says, asked at most three times a minute.
  func approach(
    _ name: String, _ way: Direction, _ sources: AnswerSources
  ) async throws -> String? {
    let key = "\(way.rawValue) \(name)"
    if let kept = approaches[key], kept.until > .now { return kept.said }
    let words = ["approach", "--json", "--route=" + name, "--direction=" + way.rawValue]
    let said = try await run(words + Self.places(sources))
    approaches[key] = (said, .now.advanced(by: .seconds(20)))
    return said
  }

  /// Starts an ingest of a route, or of all; it goes on for itself, and its end is told by `/changes`.
  ///
  /// - Throws: ``Problem`` with 409 while one is at work, 429 within ten minutes of the last.
  func refresh(_ route: String?, force: Bool, at now: Moment, _ sources: AnswerSources) throws {
    guard !isRefreshing else {
      throw Problem(.runInProgress)
    }
    if !force, let last = refreshed[route ?? ""], now < last.adding(seconds: 600) {
      throw Problem(.refreshedLately)
    }
    refreshed[route ?? ""] = now
    isRefreshing = true
    let words = ["ingest"] + (route.map { ["--route=" + $0] } ?? []) + Self.places(sources)
    DispatchQueue.global().async {
      // How it went is in the database.
      _ = Self.ending(words, 600)
      Task { await self.endRefresh() }
    }
  }

  private func endRefresh() { isRefreshing = false }

  private func run(_ words: [String]) async throws -> String? {
    try await seated { Self.ending(words, Self.seconds)?.said }
  }

  private func seated<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async throws -> Value {
    if isTaken {
      guard waiting.count < 8 else {
        throw Problem(.busy)
      }
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    // A child is waited for on a thread of its own: those of the tasks are few.
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work()) }
    }
  }

  private static func places(_ sources: AnswerSources) -> [String] {
    [
      sources.config.map { "--config=" + $0 }, sources.database.map { "--database=" + $0 },
    ].compactMap(\.self)
  }

  private static func ending(_ words: [String], _ seconds: Int) -> ChildProgram.Ending? {
    // Without its own folder there is no program to ask.
    guard let path = try? Programs.ingestPath() else { return nil }
    return ChildProgram(path, words, endedAfter: seconds).run()
  }
}
