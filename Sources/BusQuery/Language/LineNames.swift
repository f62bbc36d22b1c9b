/// The names of a bus in the one order that every answer has them in: stop, line, destination.
enum LineNames {
  /// "鳴子住宅", "鳴子14", "→ 地下鉄鳴子北", as far as there are names; nothing in them steers a terminal.
  static func parts(stop: String?, line: String?, destination: String?) -> [String] {
    [stop, line].compactMap { $0 }.map { TerminalText.clean($0) }
      + [arrow(destination)].compactMap { $0 }
  }

  /// "→ 地下鉄鳴子北"; nil without a destination.
  static func arrow(_ destination: String?) -> String? {
    destination.map { "→ " + TerminalText.clean($0) }
  }
}
