import BusModel
// Whose headers bring SOCK_STREAM along here.
import CCurl
import Glibc
import Synchronization

/// Why a name has no address.
enum ResolveFault: Error, Hashable, Sendable {
  /// Nobody knows the name.
  case unknown(said: String)
  /// Whoever should know it does not answer now.
  case temporary(said: String)
}

/// Names to addresses, each once in a source's life, so that hosts that share an address are asked
/// as one. `getaddrinfo` blocks: it is called on threads of its own, never on those of tasks.
final class Resolver: Sendable {
  typealias Answer = Result<[NetworkAddress], ResolveFault>
  typealias Lookup = @Sendable (String) -> Answer

  private struct Waiting: Sendable {
    let ticket: Int
    let reply: CheckedContinuation<Answer?, Never>
  }

  private struct State {
    var known: [String: Answer] = [:]
    var waiting: [String: [Waiting]] = [:]
    var queue: [String] = []
    var threads = 0
    var lastTicket = 0
  }

  private let state = Mutex(State())
  private let lookup: Lookup

  /// So many names are looked up at once.
  private static let mostThreads = 32

  init(lookup: @escaping Lookup = Resolver.system) { self.lookup = lookup }

  /// The addresses of a name, those of version 4 first; nil when the task was cancelled.
  func addresses(of name: String) async -> Answer? {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { reply in
        let answer = enter(name, Waiting(ticket: ticket, reply: reply))
        if let answer { reply.resume(returning: answer) }
      }
    } onCancel: {
      leave(name, ticket)
    }
  }

  /// `getaddrinfo`, whose own order is kept within each version.
  static let system: Lookup = { name in
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(name, nil, &hints, &list)
    defer { if let list { freeaddrinfo(list) } }
    guard code == 0 else {
      let said = String(cString: gai_strerror(code))
      let isLasting = [EAI_NONAME, EAI_FAIL, -5].contains(code)
      return .failure(isLasting ? .unknown(said: said) : .temporary(said: said))
    }
    var found: [NetworkAddress] = []
    var next = list
    while let entry = next?.pointee {
      let bytes = UnsafeRawBufferPointer(start: entry.ai_addr, count: Int(entry.ai_addrlen))
      if let address = NetworkAddress(bytes), !found.contains(address) { found.append(address) }
      next = entry.ai_next
    }
    return .success(found.filter { $0.bytes.count == 4 } + found.filter { $0.bytes.count != 4 })
  }
}

extension Resolver {
  /// The answer if there is one at once; `.some(nil)` for a task that was cancelled before this.
  private func enter(_ name: String, _ waiting: Waiting) -> Answer?? {
    let (answer, isThreadWanted) = state.withLock { state -> (Answer??, Bool) in
      if Task.isCancelled { return (.some(nil), false) }
      if let known = state.known[name] { return (known, false) }
      state.waiting[name, default: []].append(waiting)
      guard state.waiting[name]?.count == 1 else { return (nil, false) }
      state.queue.append(name)
      guard state.threads < Self.mostThreads else { return (nil, false) }
      state.threads += 1
      return (nil, true)
    }
    if isThreadWanted, !DetachedThread.start(work) { work() }
    return answer
  }

  private func leave(_ name: String, _ ticket: Int) {
    let left = state.withLock { state -> Waiting? in
      guard let place = state.waiting[name]?.firstIndex(where: { $0.ticket == ticket }) else {
        return nil
      }
      return state.waiting[name]?.remove(at: place)
    }
    left?.reply.resume(returning: nil)
  }

  /// Looks names up until there is none left. Where no thread can be had, the caller's must do.
  private func work() {
    while let name = next() {
      let answer = lookup(name)
      let waiting = state.withLock { state in
        state.known[name] = answer
        return state.waiting.removeValue(forKey: name) ?? []
      }
      for one in waiting { one.reply.resume(returning: answer) }
    }
  }

  private func next() -> String? {
    state.withLock { state in
      guard state.queue.isEmpty else { return state.queue.removeFirst() }
      state.threads -= 1
      return nil
    }
  }
}
