import Glibc

/// A thread of its own for work that blocks in C, where a task would hold one of those that all share.
public enum DetachedThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts work that nobody waits for (pthread_create, pthread_detach).
  ///
  /// - Parameter body: the work; the thread ends with it.
  /// - Returns: whether the system gave a thread.
  public static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Work(body))
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      context.release()
      return false
    }
    return pthread_detach(thread) == 0
  }
}
