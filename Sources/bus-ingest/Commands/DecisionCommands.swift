import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSettings
import BusStore

extension DecisionOptions {
  /// Decides and tells what has become of the version.
  ///
  /// - Parameter decide: makes the decision on the version of a number, and answers with the number
  ///   of the version that is to be told of: an old one comes back as a new one.
  /// - Returns: the exit status.
  /// - Throws: ``Failure``, and what keeps the decision from being made.
  func decide(_ decide: (TimetableStore, Int) throws -> Int) throws -> Int32 {
    let language = try language.language()
    let id = try version()
    let known = try routes()
    let store = try database.openForDeciding()
    _ = try store.find(version: id)
    let version = try store.find(version: try decide(store, id))
    let name = known.first { $0.id == version.route.id }?.name ?? version.route.name
    let decided = Decided(version: version, route: name)
    try Output.write(output.json ? decided.json : decided.text(language))
    return 0
  }

  /// The routes under their names of today. A decision needs no settings: without any, the route is
  /// called as it was when it was last taken in.
  private func routes() throws -> [RouteSetting] {
    do {
      return try settings.load().routes
    } catch is SettingsNotFound where settings.config == nil {
      return []
    }
  }
}

extension TimetableStore {
  /// A version by its number.
  ///
  /// - Throws: ``Failure`` with 66 when there is none.
  func find(version id: Int) throws -> VersionSummary {
    guard let version = try versionSummary(id) else {
      throw Failure(.noInput, .comparison(.noVersion(id)))
    }
    return version
  }
}

/// `bus accept ID`: a person publishes what the gate kept aside.
struct AcceptCommand: IngestingCommand {
  @OptionGroup var arguments: AcceptArguments

  func work() throws -> Int32 {
    try arguments.decision.decide { store, version in
      let result = try store.accept(
        version: version, at: Shell.now, isForced: arguments.caution.force)
      return switch result {
      case .published(let id, _), .announced(let id), .unchanged(let id): id
      case .overtaken: version
      }
    }
  }
}

/// `bus reject ID`: a person puts aside for good what the gate kept aside.
struct RejectCommand: IngestingCommand {
  @OptionGroup var arguments: RejectArguments

  func work() throws -> Int32 {
    try arguments.decision.decide { store, version in
      try store.reject(version: version, reason: arguments.reason, at: Shell.now)
      return version
    }
  }
}
