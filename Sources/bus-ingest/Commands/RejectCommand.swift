import ArgumentParser
import BusCommand
import BusStore

/// `bus reject ID`: a person puts aside for good what the gate kept aside.
struct RejectCommand: IngestingCommand {
  @OptionGroup var arguments: RejectArguments

  func work() throws -> Int32 {
    try arguments.decision.decide { store, version in
      try store.reject(version: version, reason: arguments.reason)
    }
  }
}
