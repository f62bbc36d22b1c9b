import BusJSON
import Hummingbird
import ServiceLifecycle

/// `/api/v1/changes`: server-sent events until the client leaves or the program ends.
struct ChangesStream: Sendable {
  let watch: ChangesWatch
  /// What the client got last; nil when it comes for the first time.
  let lastEvent: String?

  /// So many beats apart are the looks at the files, and the comments that keep the line open.
  private static let (look, comment) = (4, 40)

  /// The body. It ends with the client, for the request is consumed meanwhile, and with the program, for
  /// the beats end then.
  func body(of request: Request) -> ResponseBody {
    ResponseBody { writer in
      do {
        try await request.body.consumeWithCancellationOnInboundClose { _ in
          try await write(to: &writer)
        }
      } catch is CancellationError {
        // The client has left.
      }
      try await writer.finish(nil)
    }
  }

  private func write(to writer: inout any ResponseBodyWriter) async throws {
    var news = await watch.news(after: nil)
    try await writer.write(ByteBuffer(string: "retry: 5000\nid: \(news.id)\n\n"))
    let missed = BoardEvent("refresh", ["source": "store", "state": "changed"])
    if let lastEvent, lastEvent != news.id {
      try await writer.write(ByteBuffer(string: missed.text(id: news.id)))
    }
    var beat = 0
    for try await _ in Beats().cancelOnGracefulShutdown() {
      beat += 1
      if beat % Self.comment == 0 { try await writer.write(ByteBuffer(string: ": \n\n")) }
      guard beat % Self.look == 0 else { continue }
      news = await watch.news(after: news.count)
      for event in news.events ?? [missed] {
        try await writer.write(ByteBuffer(string: event.text(id: news.id)))
      }
    }
  }
}

/// Twice a second, for as long as somebody listens.
private struct Beats: AsyncSequence, Sendable {
  struct Iterator: AsyncIteratorProtocol {
    func next() async throws -> Int? {
      try await Task.sleep(for: .milliseconds(500))
      return 0
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator() }
}
