import ArgumentParser
import BusCommand
import BusStore

/// `bus accept ID`: a person publishes what the gate kept aside.
struct AcceptCommand: IngestingCommand {
  @OptionGroup var arguments: AcceptArguments

  func work() throws -> Int32 {
    try arguments.decision.decide { store, version in
      _ = try store.accept(version: version, at: Shell.now, isForced: arguments.caution.force)
    }
  }
}
