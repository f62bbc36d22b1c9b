import ArgumentParser
import BusCommand
import BusQuery

/// `bus board`.
struct BoardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.board)

  @OptionGroup var routes: RouteOption
  @OptionGroup var direction: DirectionOption
  @OptionGroup var walk: WalkOption
  @OptionGroup var now: NowOption
  @OptionGroup var names: NameOptions
  @OptionGroup var words: LanguageOption
  @OptionGroup var places: PlaceOptions

  func run() throws {
    // Understood first: on a board both ways are a key away.
    let first = try direction.way()
    var loop = try BoardLoop(TypedNext(self, clock: Shell.now), direction: first)
    try loop.run(TerminalSession())
  }
}
