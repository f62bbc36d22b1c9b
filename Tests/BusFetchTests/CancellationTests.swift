import BusFetch
import Glibc
import TestScratch
import Testing

@Suite("a fetch is called off", .timeLimit(.minutes(5)))
struct CancellationTests {
  private func code(_ source: CurlSource, _ url: String) async -> FetchError.Code? {
    do throws(FetchError) {
      _ = try await source.fetch(PageRequest(url: url))
      return nil
    } catch {
      return error.code
    }
  }

  @Test("a transfer under way ends when its task is cancelled, long before its timeout")
  func underWay() async throws {
    let server = try RudeServer.start(.sayAndFallSilent(""))
    defer { server.stop() }
    var policy = FetchPolicy.once
    policy.totalTimeout = .seconds(60)
    let source = try CurlSource(policy: policy)
    let task = Task { await code(source, server.url) }
    try await wait(for: "a connection") { server.connectionCount > 0 }
    let start = ContinuousClock.now
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(.now - start < .seconds(30), "the timeout is 60 s; a busy machine may take its time")
  }

  @Test("a task that is cancelled at any moment around its start ends, as cancelled")
  func atOnce() async throws {
    let server = try RudeServer.start(.sayAndFallSilent(""))
    defer { server.stop() }
    let source = try CurlSource(policy: .once)
    for round in 0..<50 {
      let task = Task { await code(source, server.url) }
      for _ in 0..<round { await Task.yield() }
      task.cancel()
      #expect(await task.value == .cancelled)
    }
  }

  @Test("a cancelled backoff does not wait for the next try")
  func inBackoff() async throws {
    var policy = FetchPolicy.quick
    policy.backoff = .seconds(60)
    let server = try RudeServer.start(.say(""))
    defer { server.stop() }
    let source = try CurlSource(policy: policy)
    let task = Task { await code(source, server.url) }
    try await wait(for: "a connection") { server.connectionCount > 0 }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test("two hundred sources that have come and gone leave no thread and no descriptor behind")
  func nothingIsLeft() async throws {
    let threads = entries(of: "/proc/self/task")
    let descriptors = entries(of: "/proc/self/fd")
    let server = try RudeServer.start(.say("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    defer { server.stop() }
    for _ in 0..<200 {
      #expect(await code(try CurlSource(policy: .once), server.url) == nil)
    }
    // Other tests run meanwhile and have some of their own, which go again; what was left behind stays.
    try await wait(for: "threads and descriptors to go", within: .seconds(60)) {
      entries(of: "/proc/self/task") < threads + 150
        && entries(of: "/proc/self/fd") < descriptors + 150
    }
  }

  private func entries(of folder: String) -> Int {
    guard let stream = opendir(folder) else { return 0 }
    defer { closedir(stream) }
    var count = 0
    while readdir(stream) != nil { count += 1 }
    return count
  }
}
