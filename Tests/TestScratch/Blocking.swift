import Foundation

/// Does work that blocks on a thread of its own, so that the threads on which all tests take turns
/// stay free: a program that is waited for there would starve the servers that other tests ask.
///
/// - Parameter work: what blocks.
/// - Returns: what the work returns.
/// - Throws: what the work throws.
public func blocking<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    waiting.addOperation { continuation.resume(with: Result(catching: work)) }
  }
}

/// A few programs at a time: a hundred would keep each other from their ends.
private let waiting: OperationQueue = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 4
  return queue
}()
