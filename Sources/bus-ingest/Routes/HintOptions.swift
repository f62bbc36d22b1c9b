import BusJSON
import ArgumentParser
import BusModel

/// The hints of routes.json for the addresses that a command is given.
struct HintOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Hint for the addresses given: a CSS selector for a part of the page.", valueName: "css"))
  var within: String?

  @Option(help: ArgumentHelp("Hint for them: the stop, on a page of many.", valueName: "name"))
  var stop: String?

  @Option(
    help: ArgumentHelp("Hint for them: the line, where the page is silent.", valueName: "name"))
  var routeName: String?

  @Option(
    help: ArgumentHelp(
      "Hint for them: the destination, where the page is silent.", valueName: "name"))
  var destination: String?

  @Option(
    help: ArgumentHelp("Hint for them: the platform, where the page is silent.", valueName: "name"))
  var platform: String?

  @Option(help: ArgumentHelp("Hint for them: the days the page leaves out.", valueName: "label"))
  var service: String?

  @Option(
    help: ArgumentHelp("Hint for them: a layout that --explain names.", valueName: "layout"))
  var layout: String?

  @Option(
    help: ArgumentHelp(
      "Hint for them: keep what matches, as in destination=駅; may be given again.",
      valueName: "key=text"))
  var only: [String] = []

  /// The hints.
  ///
  /// - Throws: ``Failure`` with 64 for an `--only` without a key; what a key may be is checked with
  ///   the settings.
  func hints() throws(Failure) -> PageHints {
    var kept: [String: String] = [:]
    for text in only {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw Failure(
          64,
          "--only: expected a key and a text such as destination=駅, found "
            + JSONValue.string(text).text())
      }
      kept[parts[0]] = parts[1]
    }
    return PageHints(
      within: within, stop: stop, routeName: routeName, destination: destination,
      platform: platform, service: service, layout: layout, only: kept)
  }
}
