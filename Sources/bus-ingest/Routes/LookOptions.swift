import ArgumentParser
import BusFetch
import BusModel
import BusQuery

/// How pages are looked at before they are saved.
struct LookOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Save without a question when all pages are timetables.")
  var yes = false

  @Flag(help: "Save without a look at the pages.")
  var unchecked = false

  @Option(
    help: ArgumentHelp("Take pages from a folder with an index.json.", valueName: "folder"))
  var replay: String?

  /// What a route's pages give; nil when nobody is to look.
  func look(at route: RouteSetting) async throws -> [TriedPage]? {
    if unchecked { return nil }
    let source: any PageSource =
      if let replay { try ReplaySource(folder: replay) } else { try Environment.network() }
    return await PageTrial.all([route], source)
  }
}
