import ArgumentParser

// What stands here is only for completion: the commands are handed over before they are parsed, and
// what their options mean is said in `bus-ingest`.

/// `bus ingest`, answered by `bus-ingest`.
struct IngestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ingest", abstract: "Fetch, read, check and publish: the nightly job.")

  @Option(completion: .routeNames) var route: [String] = []
  @Flag var offline = false
  @Option(completion: .directory) var replay: String?
  @Flag var force = false
  @Flag var dryRun = false
  @Flag var json = false
  @Flag(name: .shortAndLong) var verbose = false
  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions
}

/// `bus fetch`, answered by `bus-ingest`.
struct FetchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch", abstract: "Fetch pages into the archive.")
}

/// `bus extract`, answered by `bus-ingest`.
struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Show what one page gives.")

  @Argument(completion: .file(extensions: ["html", "htm"])) var page: String
  @Option var url: String?
  @Option var within: String?
  @Flag var explain = false
  @Flag var json = false
  @OptionGroup var words: WordOptions
}

/// `bus normalise`, answered by `bus-ingest`.
struct NormaliseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalise", abstract: "Turn extracted pages into timetables.")
}

/// `bus load`, answered by `bus-ingest`.
struct LoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load", abstract: "Check and publish normalised timetables.")

  @Option(completion: .routeNames) var route: String?
  @Option(completion: .list(["outbound", "inbound"])) var direction: String?
  @Flag var force = false
}

/// `bus diff`, answered by `bus-ingest`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Two states of the timetables in people's words.")

  @Option(completion: .routeNames) var route: String?
  @Option(completion: .list(["outbound", "inbound"])) var direction: String?
  @Flag var json = false
  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions
}

/// `bus accept`, answered by `bus-ingest`.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Publish what was kept aside.")

  @Flag var force = false
  @Flag var json = false
  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions
}

/// `bus reject`, answered by `bus-ingest`.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Put aside for good what was kept aside.")

  @Option var reason: String?
  @Flag var json = false
  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions
}

/// `bus prune`, answered by `bus-ingest`.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Forget what is old and that nothing refers to.")
}
