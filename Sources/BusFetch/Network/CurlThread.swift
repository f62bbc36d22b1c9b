import BusModel
import Glibc

/// The one thread on which libcurl works. It ends with its owner.
final class CurlThread: Sendable {
  private let inbox: CurlInbox
  private let thread: pthread_t

  /// Starts the thread.
  init(
    _ manners: HostManners, _ certificates: TrustedCertificates?
  ) throws(FetchError) {
    do throws(CurlFault) {
      inbox = try CurlInbox()
    } catch {
      throw error.error(about: "libcurl")
    }
    let context = Unmanaged.passRetained(CurlWork(inbox, manners, certificates))
    var thread = pthread_t()
    let result = pthread_create(&thread, nil, curlThreadMain, context.toOpaque())
    guard result == 0 else {
      context.release()
      throw FetchError("pthread_create", .noThread(SystemFault(result)))
    }
    self.thread = thread
  }

  deinit {
    inbox.close()
    // The only error possible is a thread that waits for itself, and it holds no reference to us.
    _ = pthread_join(thread, nil)
  }

  /// Makes one exchange in its turn, again where that may help.
  ///
  /// - Parameters:
  ///   - request: what to ask.
  ///   - turn: whose turn it waits for.
  ///   - cost: what the page has cost before.
  /// - Returns: the answer whatever its status, or `.cancelled` as soon as the task is; and what the
  ///   page has cost now.
  func run(
    _ request: HTTPRequest, in turn: HostTurns.Turn, _ cost: PageCost
  ) async -> CurlInbox.Visited {
    let ticket = inbox.newTicket()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { reply in
        inbox.post(
          CurlInbox.Order(ticket: ticket, request: request, turn: turn, cost: cost, reply: reply))
      }
    } onCancel: {
      inbox.cancel(ticket)
    }
  }
}

/// What the thread is given.
private final class CurlWork: Sendable {
  let inbox: CurlInbox
  let manners: HostManners
  let certificates: TrustedCertificates?

  init(_ inbox: CurlInbox, _ manners: HostManners, _ certificates: TrustedCertificates?) {
    (self.inbox, self.manners, self.certificates) = (inbox, manners, certificates)
  }
}

private func curlThreadMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let work = Unmanaged<CurlWork>.fromOpaque(context).takeRetainedValue()
  ignoreBrokenPipes()
  var loop = CurlLoop(work.inbox, work.manners, work.certificates)
  loop.run()
  return nil
}

/// With `CURLOPT_NOSIGNAL` libcurl leaves SIGPIPE to us: a server that hangs up must not end the
/// program.
private func ignoreBrokenPipes() {
  var signals = sigset_t()
  // These fail only for a signal number or a mode that does not exist.
  _ = sigemptyset(&signals)
  _ = sigaddset(&signals, SIGPIPE)
  _ = pthread_sigmask(SIG_BLOCK, &signals, nil)
}
