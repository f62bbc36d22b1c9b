public import ArgumentParser
import BusQuery

/// `--web` and what says who may reach the board in the browser.
public struct WebOptions: ParsableArguments {
  /// `--web`.
  @Flag(help: .text(.web))
  public var web = false

  /// `--listen`: "127.0.0.1:8099".
  @Option(help: .text(.listen, "address:port"))
  public var listen: String?

  /// `--allow-host`.
  @Option(parsing: .singleValue, help: .text(.allowHost, "name"))
  public var allowHost: [String] = []

  /// `--private`.
  @Flag(name: .customLong("private"), help: .text(.privately))
  public var isPrivate = false

  /// Nothing typed.
  public init() {}

  /// Whether something was typed that means nothing without `--web`.
  public var isIncomplete: Bool {
    !web && (listen != nil || !allowHost.isEmpty || isPrivate)
  }
}

/// `--address`: where devices reach the board.
public struct BoardAddressOption: ParsableArguments {
  /// A URL; nil for the one on this machine.
  @Option(help: .text(.boardAddress, "url"))
  public var address: String?

  /// Nothing typed.
  public init() {}
}
