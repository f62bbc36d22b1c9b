import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSources

/// `bus board --web`, and what belongs to it.
struct BoardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    .board, subcommands: [PairCommand.self, DevicesCommand.self, OwnerCommand.self])

  @OptionGroup var web: WebOptions
  @OptionGroup var now: NowOption
  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() async throws {
    let language = try words.language()
    let clock = Shell.now
    let offset = try (now.moment(near: clock) ?? clock).secondsSince1970 - clock.secondsSince1970
    let address = try ListenAddress(web.listen ?? ListenAddress.standard)
    guard address.isOfThisMachine || !web.allowHost.isEmpty else {
      throw Failure(.usage, .option(.conflict(.listenWithoutHost)))
    }
    let source = BoardSource(
      sources: sources.typed, language: language, clock: { Shell.now.adding(seconds: offset) })
    // What is wrong with the settings is said before anybody asks.
    _ = try source.sources.wholeSettings()
    let board = Board(source: source, allowedHosts: web.allowHost, isPrivate: web.isPrivate)
    let host = address.host.contains(":") ? "[\(address.host)]" : address.host
    try await BoardServer(board: board, address: address) { port in
      // Who starts it without a terminal need not know.
      try? Output.write("http://\(host):\(port)/\n")
    }.run()
  }
}

/// `bus board pair`.
struct PairCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(.boardPair)

  @OptionGroup var arguments: BoardPairArguments

  func run() async throws {
    let language = try arguments.language.language()
    let sources = AnswerSources(database: arguments.database.database)
    let code = try await Household(sources).newCode(at: Shell.now)
    try Output.write(language.pairing(code, at: arguments.board.url))
  }
}

/// `bus board devices`.
struct DevicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(.boardDevices)

  @OptionGroup var arguments: BoardDevicesArguments

  func run() async throws {
    let language = try arguments.language.language()
    let household = Household(AnswerSources(database: arguments.database.database))
    if let id = arguments.remove {
      guard try await household.remove(id) else {
        throw Failure.typed(.option("--remove"), expected: .deviceID, found: id)
      }
    }
    let devices = try await household.devices()
    if arguments.output.json {
      return try Output.write(BoardDevices.json(devices))
    }
    try Output.write(BoardDevices.text(devices, language))
  }
}

/// `bus board owner`.
struct OwnerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(.boardOwner)

  @OptionGroup var arguments: BoardOwnerArguments

  func run() async throws {
    let language = try arguments.language.language()
    let household = Household(AnswerSources(database: arguments.database.database))
    if arguments.delete {
      return try Output.write(language.ownerRemoved(try await household.removeOwner()))
    }
    let address = arguments.board.url
    if let code = try await household.invite(at: Shell.now) {
      return try Output.write(language.invitation(code, at: address))
    }
    try Output.write(language.account(of: try await household.owner(), at: address))
  }
}

extension BoardAddressOption {
  /// What was typed, else where the board is on this machine.
  fileprivate var url: String { address ?? "http://\(ListenAddress.standard)" }
}
