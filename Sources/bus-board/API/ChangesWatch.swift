/// One look at the files for all who listen, however many they are.
actor ChangesWatch {
  private let source: BoardSource
  private var changes: BoardChanges
  private var looked: ContinuousClock.Instant
  /// The last events and, before the first of them, how many there were.
  private var events: [BoardEvent] = []
  private var forgotten = 0

  /// What is new to a listener.
  struct News: Sendable {
    /// Nil for one who has been away for longer than anything is kept.
    let events: [BoardEvent]?
    /// The state of settings and store, for who comes again.
    let id: String
    /// How many events there have been.
    let count: Int
  }

  /// So long the next look waits.
  private static let pause = Duration.milliseconds(1500)
  /// Whoever listens asks every two seconds: after this time nobody does.
  private static let silence = Duration.seconds(30)
  private static let mostEvents = 200

  init(_ source: BoardSource) {
    self.source = source
    changes = BoardChanges(source)
    looked = .now
  }

  /// What there is since so many events; nil for a new listener, who is told what comes from now on.
  func news(after count: Int?) -> News {
    if count == nil, looked.duration(to: .now) > Self.silence {
      // Nobody has listened, and nobody wants to hear what happened meanwhile.
      changes = BoardChanges(source)
      looked = .now
    }
    if looked.duration(to: .now) >= Self.pause || count == nil {
      looked = .now
      events += changes.look()
      let surplus = max(0, events.count - Self.mostEvents)
      events.removeFirst(surplus)
      forgotten += surplus
    }
    let all = forgotten + events.count
    let from = count ?? all
    let fresh = from < forgotten ? nil : Array(events[(from - forgotten)...])
    return News(events: fresh, id: changes.id, count: all)
  }
}
