import ArgumentParser
import BusFetch
import BusModel

/// How pages are looked at before they are saved, and what is known of them.
struct LookOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Save without a question when all pages are timetables.")
  var yes = false

  @Flag(help: "Save without a look at the pages.")
  var unchecked = false

  @Option(
    help: ArgumentHelp("Take pages from a folder with an index.json.", valueName: "folder"))
  var replay: String?

  @Option(
    help: ArgumentHelp(
      "Hint for the addresses given: a CSS selector for a part of the page.", valueName: "css"))
  var within: String?

  @Option(help: ArgumentHelp("Hint for them: the stop, on a page of many.", valueName: "name"))
  var stop: String?

  @Option(help: ArgumentHelp("Hint for them: the days the page leaves out.", valueName: "label"))
  var service: String?

  /// A page as it is to be saved.
  func page(_ url: String) -> TimetableURL {
    TimetableURL(url: url, hints: PageHints(within: within, stop: stop, service: service))
  }

  /// What a route's pages give; nil when nobody is to look.
  func look(at route: RouteSetting) async throws -> [PageCheck]? {
    if unchecked { return nil }
    let source: any PageSource =
      if let replay { try ReplaySource(folder: replay) } else { try Environment.network() }
    return await PageCheck.all([route], source)
  }
}
