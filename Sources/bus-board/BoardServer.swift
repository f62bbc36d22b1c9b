import BusModel
import BusQuery
import Hummingbird
import Logging

/// The board on its address, until a signal ends it.
struct BoardServer: Sendable {
  let board: Board
  let address: ListenAddress
  /// Told the port when it listens.
  var isListening: @Sendable (Int) -> Void = { _ in }

  /// Serves until INT or TERM; open streams end within a second.
  func run() async throws {
    try await application.runService()
  }

  /// Nothing about who asks for what is logged: addresses hold positions and codes.
  var application: Application<BoardResponder> {
    var logger = Logger(label: "bus-board")
    logger.logLevel = .critical
    return Application(
      responder: BoardResponder(board),
      configuration: .init(
        address: .hostname(address.host, port: address.port), serverName: nil),
      onServerRunning: { channel in isListening(channel.localAddress?.port ?? 0) },
      logger: logger)
  }
}
