import ArgumentParser
import BusQuery

/// Runs a command's work; what it throws is told on stderr as `bus: …` and becomes the exit status.
///
/// - Parameter work: answers with the exit status.
/// - Throws: the exit status alone, when it is not 0.
func reporting(_ work: () async throws -> Int32) async throws {
  let status: Int32
  do {
    status = try await work()
  } catch let error as ExitCode {
    throw error
  } catch {
    let failure = Failure(error)
    Terminal.tell(failure.message)
    status = failure.exitStatus
  }
  if status != 0 { throw ExitCode(status) }
}
